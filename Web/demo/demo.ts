import { type SuppleChatHeads, type SuppleFlippingNotch, ready, Spring } from './supple.js';
import { SuppleRecorder } from './supple-recorder.js';
import { About } from './about/about.js';
import { measureBytes, sayWeight } from './about/weight.js';
import { Arrivals } from './arrivals.js';
import { Badges } from './badges.js';
import { Cards } from './cards.js';
import { Conversations } from './conversations.js';
import { Heads } from './heads.js';
import { drawIcons } from './icons.js';
import { Hints } from './hints.js';
import { Messenger } from './messenger.js';
import { Meter } from './meter.js';
import { Motion } from './motion.js';
import { fillPanel } from './panel/panel.js';
import { showReadings } from './panel/readings.js';
import { Sheet } from './panel/sheet.js';
import { Styling } from './panel/styling.js';
import { Partners } from './partners.js';
import { pause } from './pause.js';
import { places } from './places.js';
import { people } from './sample-data.js';
import { Stage } from './stage.js';
import { showStrip } from './strip.js';
import { ChosenSubject } from './subject.js';
import { chooseTheme, chosenTheme } from './theme.js';

/** The heads that rest at the edge from the start, front to back. */
const firstHeads = ['anna', 'ben', 'clara'];

/** At the start the heads cover neither count nor time: they rest below the time of this row, which has no count. */
const firstGap = 'clara';

/** How far the leader's middle is from that of the stack, in points: followers look out below it. */
const leaderAboveMiddle = -6;

/** Who writes first, without being asked, and after how many milliseconds. */
const unasked = { id: 'ben', after: 14_000 };

/** How long it takes until what was thrown away, covered or scrolled out of sight is back, in milliseconds. */
const comingBack = 900;

const part = (id: string): HTMLElement => {
  const found = document.getElementById(id);
  if (!found) throw new Error(`index.html has no element "${id}"`);
  return found;
};

chooseTheme(chosenTheme());
drawIcons(document);

const motion = new Motion();
const readings = showReadings(part('meter'), part('meter-state'), part('meter-bytes'));
new Meter(readings.frame);
measureBytes((sizes) => {
  readings.bytes(sizes);
  sayWeight(part('weight'), sizes);
});
showStrip(part('strip'), part('strip-close'));

const headsElement = part('heads') as SuppleChatHeads;
const notchElement = part('notch') as SuppleFlippingNotch;
const badges = () => document.querySelectorAll('supple-slime-badge');
const says = new Badges(badges);

const conversations = new Conversations(people);
const heads = new Heads(headsElement, conversations);
const stylings = {
  heads: new Styling('supple-chat-heads', () => [headsElement]),
  badge: new Styling('supple-slime-badge', badges),
  notch: new Styling('supple-flipping-notch', () => [notchElement]),
};
const messenger = new Messenger(
  conversations,
  {
    notch: notchElement,
    bar: part('bar'),
    topMark: part('top-mark'),
    news: part('news') as HTMLButtonElement,
    list: part('conversations'),
    search: part('search') as HTMLInputElement,
    noMatch: part('no-match'),
  },
  { open: (id) => heads.open(id), badge: (badge) => stylings.badge.apply(badge), says: (badge) => says.apply(badge) },
  motion);
const arrivals = new Arrivals(notchElement, conversations, messenger);
const partners = new Partners(conversations, (id) => heads.isOpen(id), (id, text) => heads.message(id, text));

const stage = new Stage({
  stage: part('stage'), place: part('place'), phone: part('phone'), notch: notchElement, clock: part('clock'),
});
const firstPlace = messenger.gapBelow(firstGap) + leaderAboveMiddle;
headsElement.y = firstPlace;
heads.begin(firstHeads);
const keepBarClear = () =>
  headsElement.keepClear([{ x: 0, y: 0, width: part('bar').clientWidth, height: part('bar').clientHeight }]);
new ResizeObserver(keepBarClear).observe(part('bar'));

part('compose').addEventListener('click', () => {
  const quietest = conversations.all.filter((conversation) => !heads.has(conversation.id)).at(-1);
  if (quietest) heads.open(quietest.id);
});

/**
 * Shows the list from its top, and waits until it rests there; `isChanging` where it gets something back as well.
 * Returns whether it is there: a finger may have stopped it.
 */
async function showList(isChanging = false): Promise<boolean> {
  const isCovered = heads.close();
  const [isAtTop] = await Promise.all([messenger.showTop(), isCovered || isChanging ? pause(comingBack) : undefined]);
  return isAtTop;
}

const chosen = new ChosenSubject();
const hints = new Hints(
  { heads: part('try-heads'), badge: part('try-badge'), notch: part('try-notch') },
  {
    async heads() {
      const isGone = headsElement.heads.length === 0;
      if (isGone) heads.restore(firstHeads);
      if (heads.close() || isGone) await pause(comingBack);
      headsElement.nudge();
    },
    async badge() {
      const isGone = !conversations.all.some(({ unread }) => unread);
      if (isGone) conversations.restoreUnread();
      if (await showList(isGone)) messenger.firstUnread?.badge.nudge();
    },
    async notch() {
      if (await showList()) notchElement.nudge();
    },
  },
  motion,
  () => headsElement.openHead !== null || sheet.isOver || document.activeElement?.matches('textarea, [type="search"]') === true
    || document.querySelector('#panel [aria-pressed="true"]') !== null);
for (const subject of ['heads', 'badge', 'notch'] as const) {
  part(`try-${subject}`).addEventListener('click', () => (chosen.value = subject));
}
// The page moves them as well.
const noteThrow = () => hints.done('heads');
headsElement.addEventListener(
  'supple-press', () => headsElement.addEventListener('supple-move', noteThrow, { once: true }));
part('conversations').addEventListener('supple-clear', () => hints.done('badge'));
notchElement.addEventListener('supple-refresh', () => hints.done('notch'));

const reset = () => {
  conversations.reset();
  heads.restore(firstHeads, 'go');
  headsElement.moveTo(document.documentElement.dir === 'rtl' ? 'left' : 'right', firstPlace);
  hints.begin(true);
};
part('reset').addEventListener('click', reset);

const cards = new Cards({
  column: part('tries'),
  drawing: document.querySelector<SVGElement>('#hairlines')!,
  cards: [['notch', part('try-notch')], ['badge', part('try-badge')], ['heads', part('try-heads')]],
  foot: part('reset'),
  places: places({
    phone: part('phone'), screen: part('screen'), title: part('chats-title'), heads: headsElement, messenger,
  }),
});
for (const name of ['change', 'fit']) stage.addEventListener(name, () => cards.place());
/** Rows glide to their places in this time, in milliseconds. */
const gliding = 500;
for (const name of ['message', 'unread', 'reset'] as const) {
  conversations.listen(name, () => setTimeout(() => cards.place(), gliding));
}
notchElement.addEventListener('supple-insert', () => cards.place());
for (const name of ['supple-move', 'supple-add', 'supple-dismiss'] as const) {
  headsElement.addEventListener(name, () => cards.place());
}
const showOpen = () => part('scene').toggleAttribute('data-open', headsElement.openHead !== null);
for (const name of ['supple-open', 'supple-close'] as const) headsElement.addEventListener(name, showOpen);

const sheet = new Sheet({
  panel: part('panel'), handle: part('panel-handle'), opener: part('panel-open'), closer: part('panel-close'),
  screen: part('screen'),
});

await ready;
fillPanel(part('panel-content'), {
  stylings,
  chosen,
  arrivals,
  badges: says,
  motion,
  stage,
  Spring,
  recorder: new SuppleRecorder(part('screen')),
  reset,
  setRate(rate) {
    for (const styling of Object.values(stylings)) styling.setRate(rate);
  },
  setReducedMotion(reduced) {
    motion.forcedReduction = reduced;
    for (const styling of Object.values(stylings)) styling.setReducedMotion(reduced);
  },
  fillHeads: (count) => heads.fill(count),
  setHaptics(felt) {
    for (const styling of Object.values(stylings)) styling.setHaptics(felt);
  },
  setRightToLeft(rightToLeft) {
    document.documentElement.dir = rightToLeft ? 'rtl' : 'ltr';
    // Heads that rest where lines end rest there still, and those where lines begin where they begin.
    const { edge, y } = headsElement.state;
    const side = edge ?? (rightToLeft ? 'right' : 'left');
    headsElement.moveTo(side === 'left' ? 'right' : 'left', y ?? NaN);
    cards.place();
  },
});
const about = new About(stylings, chosen);
/** Puts the code beside the phone, or where there is no room, at the end of the panel. */
const placeAbout = () => {
  const place = part(stage.arrangement === 'beside' ? 'words' : 'panel-content');
  if (about.root.parentElement === place) return;
  about.root.classList.toggle('panel-section', place.id !== 'words');
  place.append(about.root);
};
stage.addEventListener('change', placeAbout);
placeAbout();
cards.place();
hints.begin();
setTimeout(() => partners.write(unasked.id), unasked.after);
