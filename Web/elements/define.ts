// Code shared by the entries: each defines its elements and the module that runs them.
import { EngineModule, provide } from './engine/engine-module.js';
import { shared } from './host/shared.js';
import { release } from './release.js';

/** An element: its name, the number of its interaction, and its class. */
export type ElementDefinition = readonly [name: string, kind: number, element: CustomElementConstructor];

/** The data of an element's module that other entries read, including those of other releases. */
export type Entry = Pick<EngineModule, 'ready' | 'setModuleSource' | 'exports'>;

/** The modules of the elements of the page, by the elements' names. */
const entries: Record<string, Entry | undefined> = shared('entries', () => ({}), 'every');

/** Defines elements that run on a module, except those whose names are taken. Outside of a browser it defines nothing. */
export function define(source: () => URL, definitions: readonly ElementDefinition[]): Entry {
  const module = new EngineModule(source, new Map(definitions.map(([name, kind]) => [kind, name])));
  const taken: string[] = [];
  for (const [name, kind, element] of globalThis.customElements ? definitions : []) {
    if (customElements.get(name)) taken.push(name);
    else {
      provide(kind, module);
      entries[name] = module;
      customElements.define(name, element);
    }
  }
  if (!taken.length) return module;
  console.warn(`Supple: another script has defined ${taken.map((name) => `<${name}>`).join(', ')} already; this one (${release}) leaves it.`);
  return taken.length < definitions.length ? module : entries[taken[0]] ?? module;
}

/** The class registered under an element's name, or else its own. */
export const registered = <Element extends CustomElementConstructor>(name: string, own: Element): Element =>
  (globalThis.customElements?.get(name) as Element | undefined) ?? own;
