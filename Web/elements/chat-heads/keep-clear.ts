// The areas of the page's own elements that heads and conversations keep clear of, followed live.
import type { Area } from '../chat-heads.js';
import { isElement } from '../host/is-element.js';
import { PageChanges } from '../host/page-changes.js';

/** The elements and areas to keep clear of: a selector, an element, a rectangle in points, or a list of them. */
export type KeepClear = string | Element | Area | readonly (string | Element | Area)[];

/** The largest number of areas. */
export const mostAreas = 64;

/** The time without scrolling after which areas are read again, in milliseconds, so that heads do not follow a scroll. */
const quietTime = 150;

/** The owner of the areas. */
export interface KeepClearClient {
  readonly element: Element;
  /** The box of an element in the owner's points; null for an element without a box, hidden, or outside of the owner. */
  areaOf(element: Element): Area | null;
  /** Receives the areas, already grown by the gap. */
  takeKeptAreas(areas: readonly Area[]): void;
}

/** Reads the areas of elements, at most once a frame, and reports their changes of a point or more. */
export class KeepClearAreas {
  #client: KeepClearClient;
  #wanted: KeepClear | null = null;
  #gap = 8;
  #areas: readonly Area[] = [];
  #warned = new Set<string>();
  #changes: PageChanges;

  constructor(client: KeepClearClient) {
    this.#client = client;
    this.#changes = new PageChanges(client.element, () => this.#read(), quietTime);
  }

  /** Sets the elements to keep clear of, and the distance in points. */
  follow(wanted: KeepClear | null, gap: number): void {
    this.#wanted = wanted;
    this.#gap = Number.isFinite(gap) ? Math.max(0, gap) : 8;
    this.end();
    if (wanted === null) this.#tell([]);
    else this.begin();
  }

  /** Begins to follow the page, in its current root. */
  begin(): void {
    if (this.#wanted !== null) this.#changes.begin();
  }

  /** Stops following the page. The areas stay as they are. */
  end(): void {
    this.#changes.end();
  }

  #read(): void {
    const areas: Area[] = [];
    const found = new Set<Element>();
    for (const one of [this.#wanted].flat() as (string | Element | Area)[]) {
      if (typeof one === 'string') for (const element of this.#matches(one)) found.add(element);
      else if (isElement(one)) found.add(one);
      else areas.push(this.#grown(one));
    }
    for (const element of found) {
      if (areas.length >= mostAreas) break;
      const area = this.#client.areaOf(element);
      if (area) areas.push(this.#grown(area));
    }
    this.#changes.observe(found);
    this.#tell(areas.slice(0, mostAreas));
  }

  /** The elements of a selector. A warning names an invalid selector once. */
  #matches(selector: string): Iterable<Element> {
    try {
      return (this.#client.element.getRootNode() as ParentNode & Node).querySelectorAll(selector);
    } catch {
      if (!this.#warned.has(selector)) console.warn(`<supple-chat-heads>: "${selector}" is no selector.`, this.#client.element);
      this.#warned.add(selector);
      return [];
    }
  }

  #grown({ x, y, width, height }: Area): Area {
    const gap = this.#gap;
    return { x: x - gap, y: y - gap, width: width + 2 * gap, height: height + 2 * gap };
  }

  #tell(areas: readonly Area[]): void {
    const isSame = areas.length === this.#areas.length && areas.every((area, index) => {
      const old = this.#areas[index];
      return (['x', 'y', 'width', 'height'] as const).every((side) => Math.abs(area[side] - old[side]) < 1);
    });
    if (isSame) return;
    this.#areas = areas;
    this.#client.takeKeptAreas(areas);
  }
}
