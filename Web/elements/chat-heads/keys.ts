// The keys of heads, the overflow's slot and the heads of its panel, and presses by assistive technology.
import { Export } from '../abi/exports.js';
import * as HeadsCommand from '../abi/heads-command.js';
import { keys } from '../abi/lists.js';
import * as Role from '../abi/role.js';
import { now } from '../engine/engine-module.js';
import { closesOther } from '../host/close-requests.js';
import { isComposing } from '../host/composition.js';
import { recording } from '../host/recording.js';
import type { ChatHeadsHost } from './chat-heads-host.js';
import type { Head } from './head.js';
import { moveRowFocus } from './row-focus.js';

/** The role of the layer of a head's button. */
const roleOf = (head: Head): number => (head.isListed ? Role.overflowed : Role.head);

/** Moves the focus, or passes a key on to the engine. */
export function pressKey(host: ChatHeadsHost, event: KeyboardEvent): void {
  if (event.defaultPrevented || isComposing(event) || event.ctrlKey || event.altKey || event.metaKey) return;
  if (event.key === 'Escape' && (host.leavesEscape || closesOther(event, host.element))) return;
  const { overflow, roster } = host;
  const origin = event.composedPath()[0];
  const head = roster.drawn.find(({ button }) => button === origin);
  if (!host.engine && head && /^(Enter| )$/.test(event.key)) {
    event.preventDefault();
    return pressHead(host, head);
  }
  const isOverflow = origin === overflow.button;
  const button = head?.button ?? (isOverflow ? overflow.button : undefined);
  const bar = roster.drawn.find((one) => one.bar?.grip === origin);
  const resizer = roster.drawn.find((one) => one.resizer?.button === origin);
  const panel = bar ?? resizer;
  const key = keys.indexOf(event.key);
  if (key < 0 || (!button && !panel && event.key !== 'Escape')) return;
  if ((host.open !== null || overflow.isOpen) && button && moveFocus(host, event.key, button)) {
    event.preventDefault();
    return;
  }
  const role = head ? roleOf(head) : bar ? Role.panelBar : resizer ? Role.panelHandle : isOverflow ? Role.overflow : -1;
  // The key can move the head, so its name is read before.
  const name = head ? `${head.isListed ? 'overflowed' : 'head'}:${head.id}` : panel ? `${bar ? 'panelBar' : 'panelHandle'}:${panel.id}` : isOverflow ? 'overflow' : undefined;
  if (panel || (head && host.open === null && event.key.startsWith('Arrow'))) host.announcer.noteKey();
  // With Shift an arrow takes four steps.
  for (let step = panel && event.shiftKey && event.key.startsWith('Arrow') ? 4 : 1; step > 0; step -= 1) {
    if (host.engine?.call(Export.key, event.timeStamp / 1000, key, role, (head ?? panel)?.number ?? 0)) {
      event.preventDefault();
      event.stopPropagation();
    }
    recording.listener?.key(host, event, name);
  }
  host.show(event.timeStamp / 1000);
  host.wake();
}

function moveFocus(host: ChatHeadsHost, key: string, from: HTMLElement): boolean {
  const { listed } = host;
  const buttons: HTMLElement[] = [...host.roster.drawn.map(({ button }) => button), host.overflow.button];
  const row = buttons.filter((button) => host.scene.has(button) && !listed.includes(button));
  return moveRowFocus(key, from, row.concat(listed), listed.includes(from) ? listed : row);
}

/** The last pressed head of each element without an engine. */
const waiting = new WeakMap<ChatHeadsHost, Head>();

/** Presses a head. Before the engine has started, the last press waits for it, unless the focus moves on. */
function pressHead(host: ChatHeadsHost, head: Head): void {
  const isWaiting = waiting.has(host);
  if (!host.engine) waiting.set(host, head);
  if (isWaiting) return;
  host.whenReady(() => {
    const pressed = waiting.get(host) ?? head;
    const { activeElement } = host.element.getRootNode() as Document;
    const isLeft = waiting.delete(host) && activeElement && activeElement !== host.element && activeElement.localName !== 'body';
    if (!isLeft) host.engine?.call(Export.key, now(), keys.indexOf('Enter'), roleOf(pressed), pressed.number);
    host.show(now());
  });
}

/**
 * Handles a press by assistive technology, which arrives as a click without a touch, and any press before the engine has started.
 */
export function pressUntouched(host: ChatHeadsHost, event: MouseEvent): void {
  if ((host.engine && !host.isUntouched(event)) || host.isOnControl(event)) return;
  const path = event.composedPath();
  const head = host.roster.drawn.find(({ button }) => path.includes(button));
  if (head) pressHead(host, head);
  else if (path.includes(host.overflow.button)) {
    host.command(host.overflow.isOpen ? HeadsCommand.close : HeadsCommand.openOverflow);
  } else if (path.includes(host.scrim)) host.command(HeadsCommand.close);
  else if (host.roster.drawn.some(({ resizer }) => resizer && path.includes(resizer.button))) {
    host.announcer.noteKey();
    host.command(HeadsCommand.setPanelSize, NaN, NaN, 1);
  } else if (host.roster.drawn.some(({ bar }) => bar && path.includes(bar.grip))) {
    host.announcer.noteKey();
    host.toggleDocking();
  }
  host.wake();
}
