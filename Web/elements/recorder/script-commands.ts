// The commands that scripts know.
import * as badge from '../abi/badge-command.js';
import * as heads from '../abi/heads-command.js';
import * as notch from '../abi/notch-command.js';

/** The names of the arguments of the commands that scripts know. */
const argumentNames: Record<string, readonly string[]> = {
  add: ['head', 'unread'], remove: ['head'], open: ['head'], select: ['head'], close: [], setUnread: ['head', 'count'],
  message: ['head', 'text'], moveTo: ['edge', 'y'], refuse: [], setCount: ['count'], clear: [], start: [],
  answer: ['items'], fail: ['text'], cancelRefresh: [], scrollTo: ['y'],
};

/** The names of the commands by the kind of the interaction and their number. */
const names = [heads, badge, notch].map((numbers) => {
  const list: string[] = [];
  for (const [name, number] of Object.entries(numbers)) list[number] = name;
  return list;
});

/** A command as scripts write it, or undefined if they cannot; `value` spells an argument. */
export function scriptCommand(
  kind: number, command: number, value: (key: string, index: number) => unknown,
): Record<string, unknown> | undefined {
  const name = names[kind][command];
  const written = argumentNames[name]?.map((key, index) => [key, value(key, index)] as const);
  // An argument that was left open cannot be written; a count without number is a plain dot.
  if (!written || written.some(([key, one]) => key !== 'count' && (one === undefined || Number.isNaN(one)))) return;
  return { do: name, ...Object.fromEntries(written) };
}
