// A frame in the memory of the engine's module.
import * as Label from '../abi/label.js';
import { type Layer, layerParts } from '../abi/layer.js';
import {
  dueAt, eventCountAt, eventStride, headerLength, layerCountAt, layerStride, scheduleAt,
} from '../abi/layout.js';
import { type EventName, eventNames } from '../abi/lists.js';
import { commands, lengths } from '../abi/outline.js';

/** An event of an interaction: its name, the item, numbers and the time in seconds. */
export interface FrameEvent {
  name: EventName;
  item: number;
  x: number;
  y: number;
  time: number;
  /** The size of a frame at x and y, for events that carry one. */
  width: number;
  height: number;
  /** The number of a docking or an edge, for events that carry one. */
  docking: number;
}

/** One frame of one interaction. Its layers are the same objects each time, so callers copy values that they keep. */
export class Frame {
  /** The layers; those from `count` on belong to earlier frames. */
  readonly layers: Layer[] = [];
  count = 0;
  readonly events: FrameEvent[] = [];
  schedule = 0;
  /** The time of the next frame if `schedule` is `at`, in seconds. */
  due = 0;
  /** The lowest number of the texts that layers show, 0 for none. */
  shownText = 0;
  #numbers = new Float64Array();
  #base = 0;

  /** Reads the frame at an index of the memory's numbers. */
  read(numbers: Float64Array, base: number): void {
    this.#numbers = numbers;
    this.#base = base;
    this.count = numbers[base + layerCountAt];
    this.schedule = numbers[base + scheduleAt];
    this.due = numbers[base + dueAt];
    this.shownText = 0;
    let place = base + headerLength;
    for (let index = 0; index < this.count; index += 1, place += layerStride) {
      const layer = (this.layers[index] ??= {} as Layer);
      for (let part = 0; part < layerStride; part += 1) layer[layerParts[part]] = numbers[place + part];
      if (layer.label === Label.text) this.shownText = Math.min(this.shownText || layer.text, layer.text);
    }
    this.events.length = 0;
    for (let index = 0; index < numbers[base + eventCountAt]; index += 1, place += eventStride) {
      const [name, item, x, y, time, width, height, docking] = numbers.subarray(place, place + eventStride);
      this.events.push({ name: eventNames[name], item, x, y, time, width, height, docking });
    }
  }

  /** The outline of a layer as the path data of SVG. */
  outline(layer: Layer): string {
    let text = '';
    let at = this.#base + layer.path;
    const end = at + layer.pathLength;
    while (at < end) {
      const kind = this.#numbers[at];
      text += commands[kind];
      const stop = at + 1 + lengths[kind];
      for (at += 1; at < stop; at += 1) text += `${Math.round(this.#numbers[at] * 1000) / 1000} `;
    }
    return text;
  }
}
