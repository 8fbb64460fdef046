// What the entries have in common: each defines its elements and says which module they run on.
import type { ModuleExports } from './abi/exports.js';
import { EngineModule, provide } from './engine/engine-module.js';
import type { ModuleSource } from './engine/module-source.js';
import { shared } from './host/shared.js';
import { release } from './release.js';

/** An element: its name, the number of its interaction, and its class. */
export type ElementDefinition = readonly [name: string, kind: number, element: CustomElementConstructor];

/** What an entry has beside its elements. Other releases on the page read it too. */
export interface Entry {
  readonly ready: Promise<void>;
  setModuleSource(source: ModuleSource): void;
  /** The exports of the module, once it is loaded. */
  readonly exports: () => ModuleExports | undefined;
}

/** The entries that have defined the elements of the page, by the elements' names. */
const entries: Record<string, Entry | undefined> = shared('entries', () => ({}), 'every');

/** Defines elements that run on a module, except those whose names are taken. Outside of a browser there is nothing to define. */
export function define(source: () => URL, definitions: readonly ElementDefinition[]): Entry {
  const module = new EngineModule(source, new Map(definitions.map(([name, kind]) => [kind, name])));
  const own: Entry = { ready: module.ready, setModuleSource: (from) => module.setSource(from), exports: () => module.exports };
  const taken: string[] = [];
  for (const [name, kind, element] of globalThis.customElements ? definitions : []) {
    if (customElements.get(name)) taken.push(name);
    else {
      provide(kind, module);
      entries[name] = own;
      customElements.define(name, element);
    }
  }
  if (!taken.length) return own;
  console.warn(`Supple: another script has defined ${taken.map((name) => `<${name}>`).join(', ')} already; this one (${release}) leaves it.`);
  return taken.length < definitions.length ? own : entries[taken[0]] ?? own;
}

/** The class of an element: the one that has its name, and where there is none its own. */
export const registered = <Element extends CustomElementConstructor>(name: string, own: Element): Element =>
  (globalThis.customElements?.get(name) as Element | undefined) ?? own;
