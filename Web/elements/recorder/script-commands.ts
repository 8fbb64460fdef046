// The commands in the form of scripts.
import { scriptCommands } from '../abi/script-commands.js';

/**
 * A command in the form of scripts, or undefined without one. `value` spells an argument of one number; several numbers are
 * a list.
 */
export function scriptCommand(
  kind: number, command: number, numbers: readonly number[], value: (key: string, number: number) => unknown,
): Record<string, unknown> | undefined {
  const found = scriptCommands[kind][command];
  if (!found) return;
  const written: Record<string, unknown> = { do: found.name };
  let index = 0;
  for (const [key, length] of Object.entries(found.argumentLengths)) {
    const own = length < 0 ? numbers.slice(index) : numbers.slice(index, index + (length || 1));
    index += own.length;
    if (length < 0) {
      written[key] = Array.from({ length: own.length / -length }, (_, place) => own.slice(-length * place, -length * (place + 1)));
      continue;
    }
    if (!length && Number.isNaN(own[0])) continue;
    if (length > 1) {
      // A picture needs a centre.
      if (own.length === length && !own.some(Number.isNaN)) written[key] = own;
      continue;
    }
    // Scripts omit a delay of 0, and an unchanged x.
    if ((key === 'after' && !own[0]) || (key === 'x' && Number.isNaN(own[0]))) continue;
    const one = value(key, own[0]);
    // An undefined argument cannot be written; a count without number is a plain dot.
    if (key !== 'count' && (one === undefined || Number.isNaN(one))) return;
    written[key] = one;
  }
  return written;
}
