// One recording, from start to stop.
import * as HeadsCommand from './abi/heads-command.js';
import * as Kind from './abi/kind.js';
import { dockings, keys } from './abi/lists.js';
import * as NotchCommand from './abi/notch-command.js';
import * as Phase from './abi/phase.js';
import type { ChatHeadsHost } from './chat-heads/chat-heads-host.js';
import { fine } from './drawing/layers.js';
import type { FlippingNotchHost } from './flipping-notch/flipping-notch-host.js';
import type { InteractionHost } from './host/interaction-host.js';
import { type Plane, measure } from './host/plane.js';
import { reducesMotion } from './host/preferences.js';
import { type RecordingListener, hosts } from './host/recording.js';
import { wheelUnit } from './host/wheel.js';
import type { SlimeBadgeHost } from './slime-badge/slime-badge-host.js';
import type { RecordedEvent, RecordedScript } from './recorder/recorded-script.js';
import { scriptCommand } from './recorder/script-commands.js';
import { type AnyHost, argumentValue, describeBadge, describeHeads, describeHost, describeNotch, interactionName, styleOf } from './recorder/setup.js';

type Values = Record<string, unknown>;

/** The words of scripts for a pointer's phases; a cancellation has a separate form. */
const phaseNames = ['down', 'move', 'up'];

/** Rounds seconds to a microsecond. */
const microseconds = (value: number): number => Math.round(value * 1e6) / 1e6;

const isHeads = (host: AnyHost): host is ChatHeadsHost => host.kind === Kind.chatHeads;
const isBadge = (host: AnyHost): host is SlimeBadgeHost => host.kind === Kind.slimeBadge;
const hasBox = (host: AnyHost): host is ChatHeadsHost | FlippingNotchHost => !isBadge(host);
const isNotch = (host: AnyHost): host is FlippingNotchHost => host.kind === Kind.flippingNotch;

/** The number of the row with a badge, 0 for none. */
const rowNumber = (badge: SlimeBadgeHost, notch: FlippingNotchHost): number =>
  notch.list.rows.findIndex((row) => row.contains(badge.element)) + 1;

/** The hosts below a scope that one script covers: heads, a list, and either the badges in its rows or a single one. */
function chooseHosts(scope: HTMLElement): AnyHost[] {
  const all = [...scope.querySelectorAll('*')].map((element) => hosts.get(element)).filter((host) => host?.engine) as AnyHost[];
  const heads = all.find(isHeads);
  const notch = all.find(isNotch);
  const badges = all.filter(isBadge);
  if (!heads && !notch) return all.slice(0, 1);
  return [heads, notch, ...badges.filter((badge) => notch && rowNumber(badge, notch))].filter(
    (host): host is NonNullable<typeof host> => !!host);
}

/** Listens to the elements and writes a script. */
export class RecordingSession implements RecordingListener {
  #scope: HTMLElement;
  #hosts: AnyHost[];
  /** The names of the badges in the script. */
  #names: Map<AnyHost, string>;
  #events: RecordedEvent[] = [];
  /** The numbers of the pointers in the script, from 1, by their ids. */
  #pointers = new Map<number, number>();
  /** The last place of the scope, in client coordinates, and its plane there. */
  #place = '';
  #plane: Plane | undefined;
  // Whole microseconds, so that all times have the same rounding: unequal intervals would change the speed of a
  // fling.
  readonly #start = microseconds(performance.now() / 1000);
  #script: Values;
  /** The last written viewport. */
  #viewport: string;
  /** The last reported sample of a pointer, because nested elements report the same one. */
  #lastSample = '';
  #observer = new ResizeObserver(() => this.#resized());

  constructor(scope: HTMLElement) {
    this.#scope = scope;
    this.#hosts = chooseHosts(scope);
    this.#names = this.#nameBadges();
    const viewport = this.#measureViewport();
    this.#viewport = JSON.stringify(viewport);
    this.#observer.observe(scope);
    this.#script = this.#describe(viewport);
    for (const host of this.#hosts) {
      if (!isHeads(host)) continue;
      const { docking, width, height, x, y } = host.panelState;
      if (docking === dockings[0] && [width, height, y].every((value) => value === null)) continue;
      this.command(host, HeadsCommand.restorePanel, [dockings.indexOf(docking), ...[width, height, x, y].map((value) => value ?? NaN)]);
    }
    for (const host of this.#hosts) if (isNotch(host) && host.element.disabled) this.command(host, NotchCommand.setEnabled, [0]);
  }

  /** Ends the script. */
  finish(): RecordedScript {
    this.#observer.disconnect();
    return { ...this.#script, events: this.#events, duration: microseconds(performance.now() / 1000 - this.#start) };
  }

  get #isMessenger(): boolean {
    return this.#hosts.length > 1;
  }

  /** Names the badges by their ids; heads and badges share their names. */
  #nameBadges(): Map<AnyHost, string> {
    const taken = new Set(this.#hosts.find(isHeads)?.element.heads);
    return new Map(this.#hosts.filter(isBadge).map((badge, index) => {
      let name = badge.element.id || `badge-${index + 1}`;
      while (taken.has(name)) name = `badge-${name}`;
      taken.add(name);
      return [badge, name];
    }));
  }

  #describe(viewport: Values): Values {
    const [first] = this.#hosts as (AnyHost | undefined)[];
    const single = this.#isMessenger ? undefined : first;
    const seed = first?.element.seed ?? 0;
    const told = first?.element.tells?.split(/\s+/);
    const tells = ['settled', 'progress'].filter((word) => told?.includes(word));
    return {
      supple: 1, interaction: single ? interactionName(single) : 'messenger', viewport,
      style: single ? styleOf(single) : Object.fromEntries(this.#hosts.map((host) => [interactionName(host), styleOf(host)])),
      seed: Number.isSafeInteger(seed) && seed > 0 ? seed : 0,
      setup: single ? this.#describeSingle(single) : this.#describeMessenger(),
      reducedMotion: !!first && reducesMotion(first.element), rightToLeft: getComputedStyle(this.#scope).direction === 'rtl',
      ...(tells.length && { tells }),
    };
  }

  #describeSingle(host: AnyHost): Values {
    if (!isBadge(host)) return describeHost(host);
    const { x, y, width, height } = host.element.getBoundingClientRect();
    return { ...describeBadge(host), anchor: this.#point({ clientX: x + width / 2, clientY: y + height / 2 }) };
  }

  #describeMessenger(): Values {
    const heads = this.#hosts.find(isHeads);
    const notch = this.#hosts.find(isNotch);
    const badges = notch && this.#hosts.filter(isBadge).map((badge) => (
      { id: this.#name(badge), ...describeBadge(badge), row: rowNumber(badge, notch) }));
    return {
      ...(heads && { chatHeads: describeHeads(heads) }), ...(notch && { notch: describeNotch(notch) }),
      ...(badges?.length && { badges }),
    };
  }

  #measureViewport(): { width: number; height: number; safeArea: Values } {
    const { width, height } = getComputedStyle(this.#scope);
    const first = this.#hosts.find(hasBox);
    // A script has one safe area for all: heads rest above a list's scroll bar.
    const [top, left, bottom, right] = (this.#isMessenger ? first?.insets : first?.taken) ?? [0, 0, 0, 0];
    return { width: parseFloat(width), height: parseFloat(height), safeArea: { top, left, bottom, right } };
  }

  #resized(): void {
    const viewport = this.#measureViewport();
    const written = JSON.stringify(viewport);
    if (written === this.#viewport) return;
    this.#viewport = written;
    this.#note(performance.now() / 1000, { resize: [viewport.width, viewport.height], safeArea: viewport.safeArea });
  }

  /** The name of an element in the script. */
  #name(host: AnyHost): string {
    return this.#names.get(host) ?? interactionName(host);
  }

  #point({ clientX, clientY }: { clientX: number; clientY: number }): number[] {
    // The page may have scrolled since the last one.
    const { x, y, width, height } = this.#scope.getBoundingClientRect();
    const place = [x, y, width, height].join();
    if (place !== this.#place) this.#plane = measure(this.#scope);
    this.#place = place;
    return this.#plane!.point(clientX, clientY).map(fine);
  }

  #isRecorded(host: InteractionHost): host is AnyHost {
    return (this.#hosts as InteractionHost[]).includes(host);
  }

  #note(time: number, what: Values): void {
    // A sample may be older than later events.
    const t = Math.max(this.#events.at(-1)?.t ?? 0, microseconds(time - this.#start));
    this.#events.push({ t, ...what });
  }

  pointer(host: InteractionHost, phase: number, event: PointerEvent, id: number, time: number): void {
    const pointers = this.#pointers;
    if (phase === Phase.down) pointers.set(id, [...pointers.keys()].indexOf(id) + 1 || pointers.size + 1);
    const pointer = pointers.get(id);
    if (!pointer) return;
    const sample = [phase, id, time, event.clientX, event.clientY].join();
    if (sample !== this.#lastSample && this.#isRecorded(host)) {
      const what = phase === Phase.cancel ? { cancel: pointer } : { [phaseNames[phase]]: this.#point(event), pointer };
      this.#note(time, what);
    }
    this.#lastSample = sample;
  }

  key(host: InteractionHost, event: KeyboardEvent, focus?: string): void {
    // Scripts contain only the keys that interactions handle.
    if (!keys.includes(event.key) || !this.#isRecorded(host)) return;
    const layer = focus === 'badge' && this.#isMessenger ? `badge:${this.#name(host)}` : focus;
    this.#note(event.timeStamp / 1000, { key: event.key, focus: layer });
  }

  wheel(host: InteractionHost, event: WheelEvent): void {
    if (!this.#isRecorded(host)) return;
    const unit = wheelUnit(event, host.height);
    this.#note(event.timeStamp / 1000, { wheel: [event.deltaX * unit, event.deltaY * unit], at: this.#point(event) });
  }

  command(host: InteractionHost, command: number, args: number[], time = performance.now() / 1000): void {
    if (!this.#isRecorded(host)) return;
    const written = scriptCommand(host.kind, command, args, (key, value) => argumentValue(host, key, value));
    const place = this.#isMessenger && { in: this.#name(host) };
    const sender = written && 'text' in written ? host.texts.sender(args[1]) : undefined;
    if (written) this.#note(time, { ...written, ...(sender && { sender }), ...place });
  }
}
