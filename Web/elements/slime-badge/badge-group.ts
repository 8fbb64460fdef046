// Badges that another badge counts: `group` names the members, `sums` the badge with their sum, in one document or shadow root.
import { make } from '../drawing/make.js';
import { atOneInstant } from '../engine/engine-module.js';
import { reducesMotion } from '../host/preferences.js';
import { shared } from '../host/shared.js';
import { hostOf } from '../host/interaction-host.js';
import type { SuppleSlimeBadge } from '../slime-badge.js';
import { contentOf, isShown } from './badge-content.js';
import type { SlimeBadgeHost } from './slime-badge-host.js';

const maximumSum = 1e9;
/** The maximum duration of a cascade, in seconds. */
const maximumDuration = 1.5;

/** The badges of one name in one document or shadow root. */
class BadgeGroup {
  readonly counted = new Set<SuppleSlimeBadge>();
  readonly sums = new Set<SuppleSlimeBadge>();
  /** The members that the current cascade still has to clear; null without a cascade. */
  #pending: Set<SuppleSlimeBadge> | null = null;
  /** The pending members that are outside of the window. */
  #unseen = new Set<SuppleSlimeBadge>();
  /** Ends the current cascade. */
  #end = (): void => {};
  /** The number of changes of members. */
  #changes = 0;
  #isDue = false;

  /** Notes that a member has changed. */
  update(): void {
    this.#changes += 1;
    this.#setSums();
  }

  /** Sets the sums, once for all changes of a task; during a cascade, at its end. */
  #setSums(): void {
    if (this.#isDue || this.#pending) return;
    this.#isDue = true;
    queueMicrotask(() => {
      this.#isDue = false;
      if (this.#pending) return;
      let total = 0;
      for (const { pinned, text, count } of this.counted) if (!pinned) total += text ? 1 : count ?? 1;
      for (const sum of this.sums) if (sum.count !== Math.min(maximumSum, total)) sum.count = Math.min(maximumSum, total);
    });
  }

  isPending(member: SuppleSlimeBadge): boolean {
    return !!this.#pending?.has(member);
  }

  /** Notes that a member was cleared or kept. */
  settle(member: SuppleSlimeBadge): void {
    this.#unseen.delete(member);
    if (this.#pending?.delete(member) && this.#pending.size === this.#unseen.size) this.#end();
  }

  /** Clears the members after the sum, in reading order; those outside of the window at the last instant. */
  clear(sum: SuppleSlimeBadge, delay: number, isRightToLeft: boolean): void {
    if (this.#pending) return;
    const before = [...this.counted].filter((member) => !member.pinned && isShown(contentOf(member)))
      .map((element) => ({ element, count: element.count, text: element.text, box: element.getBoundingClientRect() }));
    const seen = before.filter(({ element, box }) => hostOf(element)?.engine && box.width > 0 && box.bottom > 0
      && box.right > 0 && box.top < innerHeight && box.left < innerWidth);
    seen.sort(({ box: a }, { box: b }) => a.top - b.top || (isRightToLeft ? b.left - a.left : a.left - b.left));
    const step = reducesMotion(sum) ? 0 : Math.min(delay, maximumDuration / Math.max(1, seen.length - 1));
    this.#pending = new Set(before.map(({ element }) => element));
    this.#unseen = new Set(before.filter((member) => !seen.includes(member)).map(({ element }) => element));
    this.#end = () => {
      // The clearings that follow settle badges as well.
      this.#end = () => {};
      for (const element of [...this.#unseen]) (hostOf(element) as SlimeBadgeHost).clearUnseen();
      this.#pending = null;
      this.#unseen.clear();
      const members = before.filter(({ element }) => this.counted.has(element));
      const kept = members.map(({ element }) => element).filter((element) => isShown(contentOf(element)));
      const cleared = members.filter(({ element }) => !kept.includes(element));
      const changes = this.#changes;
      hostOf(sum)?.ask('cascaded', {
        cleared: cleared.map(({ element }) => element), kept,
        undo: () => {
          if (this.#changes !== changes) return;
          for (const { element, count, text } of cleared) Object.assign(element, { count, text });
        },
      }, false);
      this.#setSums();
    };
    atOneInstant(() => seen.forEach(({ element }, index) => (hostOf(element) as SlimeBadgeHost).clearLater(index * step)));
    if (!seen.length) this.#end();
  }
}

const groups = shared('badge groups', () => new WeakMap<Node, Map<string, BadgeGroup>>());

function groupOf(element: Element, name: string | null): BadgeGroup | null {
  if (!name || !element.isConnected) return null;
  const root = element.getRootNode();
  let named = groups.get(root);
  if (!named) groups.set(root, named = new Map());
  let group = named.get(name);
  if (!group) named.set(name, group = new BadgeGroup());
  return group;
}

/** The roles of one badge in groups: member, sum, both or neither. */
export class GroupPlace {
  #element: SuppleSlimeBadge;
  #root: ShadowRoot;
  #member: BadgeGroup | null = null;
  #sum: BadgeGroup | null = null;
  /** Announces a cascade. */
  #spoken: HTMLElement | null = null;

  constructor(element: SuppleSlimeBadge, root: ShadowRoot) {
    this.#element = element;
    this.#root = root;
  }

  /** Enters the groups of the attributes, and leaves others. */
  adopt(): void {
    const { group, sums } = this.#element;
    const [member, sum] = [groupOf(this.#element, group), groupOf(this.#element, sums)];
    if (member !== this.#member) {
      this.#member?.counted.delete(this.#element);
      this.#member?.settle(this.#element);
      this.#member?.update();
      this.#member = member;
      member?.counted.add(this.#element);
    }
    if (sum !== this.#sum) {
      if (!this.#spoken) this.#root.append(this.#spoken = make('span', { class: 'spoken', role: 'status' }));
      this.#sum?.sums.delete(this.#element);
      this.#sum = sum;
      sum?.sums.add(this.#element);
      sum?.update();
    }
    member?.update();
  }

  /** Whether a cascade will clear the badge, without haptics. */
  get isPending(): boolean {
    return !!this.#member?.isPending(this.#element);
  }

  /** Notes that the badge was cleared, or that its clearing was cancelled. */
  settle(): void {
    this.#member?.settle(this.#element);
  }

  /** Clears the members, because the badge was cleared, and announces it. */
  clear(words: string, delay: number, isRightToLeft: boolean): void {
    if (!this.#sum || !this.#spoken) return;
    this.#spoken.textContent = words;
    this.#sum.clear(this.#element, delay, isRightToLeft);
  }
}
