// The commands as scripts write them.
import { scriptCommands } from '../abi/script-commands.js';

/** A command as scripts write it, or undefined if they cannot; `value` spells an argument. */
export function scriptCommand(
  kind: number, command: number, value: (key: string, index: number) => unknown,
): Record<string, unknown> | undefined {
  const found = scriptCommands[kind][command];
  const written = found?.argumentNames.map((key, index) => [key, value(key, index)] as const);
  // An argument that was left open cannot be written; a count without number is a plain dot.
  if (!written || written.some(([key, one]) => key !== 'count' && (one === undefined || Number.isNaN(one)))) return;
  return { do: found.name, ...Object.fromEntries(written) };
}
