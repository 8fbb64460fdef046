// What the entries have in common: each defines its elements and says which module they run on.
import { type EngineModule, provide } from './engine/engine-module.js';

/** An element: its name, the number of its interaction, and its class. */
export type ElementDefinition = readonly [name: string, kind: number, element: CustomElementConstructor];

/** Defines elements that run on a module. Outside of a browser there is nothing to define. */
export function define(source: URL, definitions: readonly ElementDefinition[]): EngineModule {
  const engine = provide(source, definitions.map(([, kind]) => kind));
  for (const [name, , element] of globalThis.customElements ? definitions : []) {
    if (!customElements.get(name)) customElements.define(name, element);
  }
  return engine;
}
