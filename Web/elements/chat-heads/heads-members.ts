// The heads in the page and in the engine, and their messages.
import { Export } from '../abi/exports.js';
import * as HeadsCommand from '../abi/heads-command.js';
import { attribute } from '../drawing/layers.js';
import { FailedPictures } from './failed-pictures.js';
import { flyoutSize, type FlyoutWords } from './flyout.js';
import { type Head, wholeCount } from './head.js';
import { drawHead } from './head-drawing.js';
import { HeadsPlace } from './heads-place.js';
import { launcherHead } from './launcher.js';
import { PanelField } from './panel-state.js';
import { restingLayers } from './resting-look.js';
import { Roster, type RosterClient } from './roster.js';

/** Synchronizes the heads with the page's elements, and shows their messages. */
export abstract class HeadsMembers extends HeadsPlace implements RosterClient {
  readonly roster = new Roster(this);
  readonly failedPictures = new FailedPictures(this.element, () => this.syncHeads());
  /** Observes the page's elements in this one. */
  protected readonly childChanges = new MutationObserver((records) => {
    // An element that the page removes and inserts again becomes a new head.
    for (const { removedNodes } of records) for (const node of removedNodes) this.roster.readmit(node as HTMLElement);
    this.syncHeads();
  });
  /** Whether the stack shows the sum of its counts. */
  protected sumsCounts = true;
  /** Whether the order of the heads can have changed since the last frame. */
  protected isReordered = true;

  abstract applyStyle(head: Head): void;

  /** Synchronizes heads and conversations with the page's elements; a requested head can come from a picture. */
  syncHeads(isAsked = false, origin?: Element): void {
    this.isReordered = true;
    const children = [...this.element.children] as HTMLElement[];
    const launcher = launcherHead(this.element);
    if (launcher && !launcher.parentNode) {
      this.roster.placeholders.add(launcher);
      children.push(launcher);
    }
    this.roster.follow(children, launcher, isAsked, origin && this.placeOf(origin));
    if (this.engine) this.wake();
    else this.showResting();
  }

  protected override showResting(): void {
    if (!this.isRendered) return;
    const heads = this.roster.ordered.filter(({ isStaying }) => isStaying);
    for (const head of heads) this.applyStyle(head);
    for (const layer of restingLayers(this, heads.map(({ face }) => face))) {
      drawHead(this.scene, heads[layer.index], layer, false);
      attribute(heads[layer.index].button, 'aria-disabled', 'true');
    }
    this.scene.end();
  }

  /** Passes a command on if the interaction runs, and returns whether it does; otherwise `setUp` sends the state. */
  commandIfRunning(command: number, ...args: number[]): boolean {
    if (!this.engine) return false;
    this.command(command, ...args);
    return true;
  }

  itemAt(place: number): number | undefined {
    return this.engine?.call(Export.itemAt, place);
  }

  /** Passes a command for a head on. */
  commandHead(id: string, command: number, ...args: number[]): void {
    this.syncHeads();
    const head = this.roster.get(id);
    if (head) this.command(command, head.number, ...args);
  }

  /** Sets a count on the page's element, which is its source. */
  setUnread(id: string, count: number): void {
    const head = this.roster.get(id);
    if (head) head.element.dataset.unread = String(wholeCount(count));
    this.syncHeads();
  }

  /** Shows and announces a message. */
  showMessage(id: string, text: string, sender?: string): void {
    this.syncHeads();
    const head = this.roster.get(id);
    if (!head) return;
    const others = this.#newsOfOthers(head);
    const number = this.texts.add(text, sender, others);
    const words = this.flyoutWords(number, head);
    const size = this.engine && this.isRendered ? flyoutSize(words, this.surface, this.panelNumber(PanelField.flyoutLimit)) : [NaN, NaN];
    this.command(HeadsCommand.message, head.number, number, ...size);
    this.spoken.textContent = this.words.labels.message(sender ?? head.name, text);
  }

  /** The unread count of the other heads, in words; empty if the stack does not show the sum. */
  #newsOfOthers(head: Head): string {
    let sum = 0;
    for (const other of this.roster.ordered) if (other !== head && other.isStaying) sum += other.unread;
    return this.sumsCounts && sum ? this.words.labels.others(sum, this.words.number(sum)) : '';
  }

  /** Sender, text and news of a message's flyout. */
  protected flyoutWords(number: number, head?: Head): FlyoutWords {
    const { texts } = this;
    return [texts.sender(number) ?? head?.element.dataset.name ?? '', texts.get(number), texts.others(number)];
  }

  /** The buttons of the overflow's panel. */
  get listed(): HTMLElement[] {
    return this.roster.drawn.filter(({ button, isListed }) => isListed && this.scene.has(button))
      .map(({ button }) => button);
  }
}
