// Runs a pull tab: one disc in the box of its element.
import * as Kind from '../abi/kind.js';
import { pullTabProgress } from '../abi/progress.js';
import { color, style } from '../drawing/layers.js';
import { make } from '../drawing/make.js';
import { Scene } from '../drawing/scene.js';
import type { Frame, FrameEvent } from '../engine/frame.js';
import { BoxHost } from '../host/box-host.js';
import { Pointers } from '../host/pointers.js';
import type { SupplePullTab } from '../pull-tab.js';
import { css } from '../styles/pull-tab-style.js';

/** The host of `<supple-pull-tab>`. */
export class PullTabHost extends BoxHost<SupplePullTab> {
  readonly kind = Kind.pullTab;
  readonly css = css;
  readonly progressFields = pullTabProgress;
  #disc = make('div', { class: 'tab', part: 'tab' });
  readonly surface = make('div', { class: 'surface' }, this.#disc);
  #scene = new Scene('inherit');
  #pointers = new Pointers(this.#disc, this);

  constructor(element: SupplePullTab) {
    super(element);
    this.root.append(this.surface, this.safe);
  }

  protected setUp(): void {
    this.sendViewport();
  }

  protected takeDown(): void {
    this.#pointers.releaseAll();
  }

  protected attributeChanged(): void {}

  protected describe(): void {}

  describeProgress(): Record<string, number> {
    return {};
  }

  protected override resized(): void {
    this.sendViewport();
  }

  protected draw(frame: Frame): void {
    for (const layer of frame.layers.slice(0, frame.count)) {
      this.#scene.draw(this.#disc, layer);
      style(this.#disc, 'background', color(layer.fill));
    }
    this.#scene.end();
  }

  protected onEvent({ name }: FrameEvent): void {
    this.emit(name);
  }
}
