// The resting place of a closed stack, and the exclusion areas of resting heads.
import * as HeadsCommand from '../abi/heads-command.js';
import { type Edge, edges } from '../abi/lists.js';
import type { Area } from '../chat-heads.js';
import { now } from '../engine/engine-module.js';
import { recording } from '../host/recording.js';
import { HeadsRoom } from './heads-room.js';
import { KeepClearAreas, type KeepClearClient, mostAreas } from './keep-clear.js';
import { PanelField } from './panel-state.js';

/** The number of an edge; any other name counts as the right edge. */
function edgeNumber(name: string | null): number {
  const number = edges.indexOf(name as Edge);
  return number < 0 ? 1 : number;
}

/** Passes the resting place of the stack and the areas that it keeps clear between page and engine. */
export abstract class HeadsPlace extends HeadsRoom implements KeepClearClient {
  /** The resting place of the stack, as last reported by the engine. */
  rest: { edge: Edge | null; x: number | null; y: number | null } = { edge: null, x: null, y: null };
  /** Whether the room has changed since the engine last reported the resting place. */
  protected hasNewRoom = false;
  /** The areas that resting heads keep clear, in points. */
  exclusionAreas: readonly Area[] = [];
  /** The areas of the page's elements that the element follows. */
  #keptAreas: readonly Area[] = [];
  readonly keepClear = new KeepClearAreas(this);

  /** The engine's resting place of the closed stack. */
  get resting(): { edge: Edge; x: number; y: number } {
    const [edge, x, y] = [PanelField.restingEdge, PanelField.restingX, PanelField.restingY].map(this.panelNumber);
    return { edge: edges[edge], x, y };
  }

  /** Moves the stack; `x` and `y` are the leader's centre in points. */
  setRestingPlace(edge: string, y: number, x = NaN): void {
    // A preceding tap may have opened a conversation, which only a frame reports.
    this.show(now());
    this.moveStack(edge, y, x);
  }

  /** Sends a resting place; without an edge the stack rests at the right one. */
  protected moveStack(edge: string | null, y: number, x: number): void {
    // The page refers to the visible room, even if the browser has not reported its size yet.
    const { width, height } = getComputedStyle(this.element);
    const [inline, block] = [parseFloat(width), parseFloat(height)];
    if (this.engine && inline > 0 && block > 0) this.setSize(inline, block);
    this.resized();
    this.command(HeadsCommand.setRestingPlace, edgeNumber(edge), x, y, 1);
  }

  /** Sends the place of the attributes to a new interaction. */
  protected sendRestingPlace(): void {
    const { edge, x, y } = this.element;
    if (x !== null || y !== null || this.element.hasAttribute('edge')) {
      this.engine?.command(
        HeadsCommand.setRestingPlace, edgeNumber(edge ?? (this.rightToLeft ? edges[0] : null)), x ?? NaN, y ?? NaN);
    }
  }

  /** Adopts a resting place of the engine, also as the element's attributes. */
  protected adoptRest(rest: typeof this.rest): void {
    this.rest = rest;
    Object.assign(this.element, rest);
  }

  /** The resting place in a new room, in which the engine keeps the stack's relative height. */
  protected get restInNewRoom(): typeof this.rest {
    const { edge, x, y } = this.element;
    const { resting } = this;
    // At a side the edge gives the x.
    const hasX = x !== null || edgeNumber(resting.edge) > 1;
    return { edge: edge && resting.edge, x: hasX ? resting.x : x, y: y === null ? y : resting.y };
  }

  /** Adopts the resting place in a new room. */
  protected adoptRestInNewRoom(): void {
    this.hasNewRoom = false;
    this.adoptRest(this.restInNewRoom);
  }

  /** Moves the stack after a change of the attributes `edge`, `x` or `y` by the page. */
  protected followRestingPlace(name: string): void {
    const { edge, x, y } = this.rest;
    const wanted = this.element;
    if ((name === 'edge' && wanted.edge !== edge) || (name === 'x' && wanted.x !== x) || (name === 'y' && wanted.y !== y)) {
      this.moveStack(wanted.edge ?? edge, wanted.y ?? y ?? NaN, wanted.x ?? x ?? NaN);
    }
  }

  /** Sets the areas that resting heads keep clear of. */
  setExclusionAreas(areas: readonly Area[]): void {
    this.exclusionAreas = areas;
    this.whenReady(() => {
      const numbers = this.keptClear.flat();
      recording.listener?.command(this, HeadsCommand.setExclusionAreas, numbers, now());
      this.engine?.fill(numbers);
      this.engine?.command(HeadsCommand.setExclusionAreas, numbers.length / 4);
    });
  }

  /** The areas that heads and conversations keep clear of, each as x, y, width and height. */
  get keptClear(): number[][] {
    return [...this.exclusionAreas, ...this.#keptAreas].slice(0, mostAreas).map(({ x, y, width, height }) => [x, y, width, height]);
  }

  /** Follows the elements that the heads keep clear of. */
  followKeepClear(): void {
    this.keepClear.follow(this.element.keepClear, this.element.keepClearGap ?? 8);
  }

  takeKeptAreas(areas: readonly Area[]): void {
    this.#keptAreas = areas;
    if (this.engine) this.setExclusionAreas(this.exclusionAreas);
  }
}
