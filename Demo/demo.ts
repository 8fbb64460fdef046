import { ready, Spring } from './supple.js';
import { About } from './about/about.js';
import { measureBytes, zippedWeight } from './about/weight.js';
import { closeByBack } from './back.js';
import { Cards } from './cards.js';
import { drawIcons } from './icons.js';
import { Finger } from './finger.js';
import { followPull } from './follow-pull.js';
import { Hints } from './hints.js';
import { MessengerScreen } from './messenger-screen.js';
import { Meter } from './meter.js';
import { Motion } from './motion.js';
import type { Page } from './panel/panel.js';
import { showReadings } from './panel/readings.js';
import { closable, narrow, Sheet } from './panel/sheet.js';
import { idle, pause } from './pause.js';
import { heldPlaces, places } from './places.js';
import type { Compare } from './replay/compare.js';
import { adoptShared, sharedWords, shareText } from './share.js';
import { ShownGestures } from './shown-gestures.js';
import { Stage } from './stage.js';
import { Steps } from './steps.js';
import { ChosenSubject, type Subject, subjects } from './subject.js';
import { adoptTheme, chosenTheme, showThemeColor } from './theme.js';
import { noteThrows } from './throws.js';

/** The first person to write unasked, and the delay in milliseconds. */
const unasked = { id: 'ben', after: 14_000 };

/**
 * A shown throw: the distance in points at which the finger releases, and the times from the pull until the heads fly across
 * and return, in milliseconds.
 */
const throwing = { reach: 90, across: 160, back: 1150 };

/** The time from a release to its click at the latest, in milliseconds. */
const clicking = 300;

/** The time from a dismissal until the offer to undo it is shown, in milliseconds. */
const afterDismissal = 450;

/** The longest time until a removed, covered or scrolled element is back, in milliseconds. */
const comingBack = 900;

const part = (id: string): HTMLElement => {
  const found = document.getElementById(id);
  if (!found) throw new Error(`index.html has no element "${id}"`);
  return found;
};

adoptTheme(chosenTheme());
drawIcons(document);

const motion = new Motion();
const readings = showReadings(part('meter'), part('meter-state'), part('meter-bytes'));
new Meter(readings.frame);
measureBytes(async (sizes) => {
  await idle(20);
  const weight = await zippedWeight(sizes);
  if (weight === undefined) return;
  readings.bytes(sizes, weight);
  for (const name of ['weight', 'end-weight']) part(name).textContent = `${weight}, and nothing else to load.`;
});

/** The screen of index.html, for copies. */
const blueprint = part('screen').cloneNode(true) as HTMLElement;
const screen = new MessengerScreen(part('screen'), motion);
const { headsElement, notchElement, conversations, heads, messenger, stylings } = screen;

const stage = new Stage({
  stage: part('stage'), place: part('place'), phone: part('phone'), notch: notchElement, clock: part('clock'), words: part('words'),
  cards: part('tries'),
}, motion);
stage.addEventListener('change', showThemeColor);
followPull(notchElement, part('bar'), motion);
for (const styling of Object.values(stylings)) styling.begin();
closeByBack(headsElement);

/**
 * Shows the list from its top, and waits until it rests there; `isChanging` is true if removed rows also return to it.
 * Returns whether it rests there: a finger may have stopped it.
 */
async function showList(isChanging = false): Promise<boolean> {
  const isCovered = heads.close();
  const [isAtTop] = await Promise.all([messenger.showTop(), isCovered || isChanging ? pause(comingBack) : undefined]);
  return isAtTop;
}

/** Keeps the click of the current press from elements below. */
function ignoreClick(): void {
  const running = new AbortController();
  const options = { capture: true, once: true, signal: running.signal };
  addEventListener('click', (click) => {
    click.stopPropagation();
    click.preventDefault();
  }, options);
  addEventListener('pointerup', () => setTimeout(() => running.abort(), clicking), options);
}

/**
 * Pulls the heads, throws them to the other edge and back. A person's touch ends the throw; a touch at the place that the heads
 * have left counts as a touch of them, and opens no conversation.
 */
function showThrow(): void {
  const [leader] = headsElement.heads;
  const place = headsElement.querySelector(`[slot="head"][data-head="${CSS.escape(leader)}"]`)?.getBoundingClientRect();
  headsElement.hint();
  const { edge: side, y } = headsElement.state;
  if (y === null) return;
  const edge = side ?? (document.documentElement.dir === 'rtl' ? 'left' : 'right');
  const running = new AbortController();
  const options = { capture: true, signal: running.signal };
  // The heads stop at the place at which a finger that missed them, or an approaching mouse, has aimed.
  const end = (isOnHeads: boolean): void => {
    timers.forEach(clearTimeout);
    running.abort();
    if (!isOnHeads) headsElement.setRestingPlace(edge, y);
  };
  const timers = [
    setTimeout(() => headsElement.setRestingPlace(edge === 'left' ? 'right' : 'left', y), throwing.across),
    setTimeout(() => end(false), throwing.back),
  ];
  addEventListener('pointerdown', (event) => {
    const isOnHeads = event.composedPath().includes(headsElement);
    end(isOnHeads);
    if (isOnHeads || !place) return;
    const distance = Math.hypot(event.clientX - place.x - place.width / 2, event.clientY - place.y - place.height / 2);
    if (distance < place.width) ignoreClick();
  }, options);
  part('phone').addEventListener('pointermove', ({ pointerType }) => pointerType === 'mouse' && end(false), options);
}

/** Whether the phone fills the page, which then shows one gesture at a time. */
const isAlone = () => stage.arrangement === 'alone';

const chosen = new ChosenSubject();
const finger = new Finger(part('stage'));
const held = heldPlaces(headsElement, messenger);
/** A phone shows complete gestures. Beside cards they only begin, one after the other. */
const gestures = new ShownGestures({ notch: notchElement, messenger, conversations, finger });
const hints: Hints = new Hints(
  { heads: part('try-heads'), badge: part('try-badge'), notch: part('try-notch') },
  {
    async heads() {
      const isGone = headsElement.heads.length === 0;
      if (isGone) screen.restoreHeads();
      if (heads.close() || isGone) await pause(comingBack);
      finger.show(held.heads, showThrow, throwing.reach);
    },
    async badge() {
      const isGone = !conversations.all.some(({ unread }) => unread);
      if (isGone) conversations.restoreUnread();
      if (!(await showList(isGone))) return;
      if (isAlone()) void gestures.tear(held.badge);
      else finger.show(held.badge, () => messenger.firstUnread?.badge.hint());
    },
    async notch() {
      if (!(await showList())) return;
      if (isAlone()) void gestures.pull(held.notch);
      else finger.show(held.notch, () => notchElement.hint());
    },
  },
  motion,
  () => headsElement.openHead !== null || sheet.isOver || document.activeElement?.matches('textarea, [type="search"]') === true
    || compare?.isOpen || document.querySelector('#panel [aria-pressed="true"]') !== null,
  isAlone);
const steps: Steps = new Steps(
  { sheet: part('tries'), folder: part('tries-fold'), status: part('tries-status') },
  { heads: part('try-heads'), badge: part('try-badge'), notch: part('try-notch'), end: part('try-end') }, hints);
const sheet: Sheet = new Sheet({
  panel: part('panel'), handle: part('panel-handle'), openers: [part('panel-open'), part('panel-tab')], closer: part('panel-close'),
  screen: part('screen'), steps: () => (stage.isFull ? steps.height || part('lying').offsetHeight : 0), onCover: (covered) => screen.cover(covered),
});
steps.addEventListener('fold', () => sheet.noteCovered());
const stepsSize = new ResizeObserver(() => sheet.noteCovered());
for (const name of ['tries', 'lying']) stepsSize.observe(part(name));
screen.begin();
for (const subject of subjects) {
  part(`try-${subject}`).addEventListener('click', () => {
    chosen.value = subject;
    // Over the end of the page the panel does not cover the phone.
    if (!narrow.matches && !sheet.isOpen) sheet.open();
  });
}
noteThrows(headsElement, () => hints.isDone('heads'), () => hints.done('heads'));
part('conversations').addEventListener('supple-clear', () => hints.done('badge'));
notchElement.addEventListener('supple-refresh', () => hints.done('notch'));

const reset = () => {
  screen.reset();
  hints.begin(true);
};
part('reset').addEventListener('click', reset);

const cards = new Cards({
  column: part('tries'),
  drawing: document.querySelector<SVGElement>('#hairlines')!,
  cards: [['notch', part('try-notch')], ['badge', part('try-badge')], ['heads', part('try-heads')]],
  foot: part('reset'),
  places: places({
    screen: part('screen'), bar: part('bar'), heads: headsElement, messenger,
  }),
});
for (const name of ['change', 'fit']) stage.addEventListener(name, () => cards.place());
/** The duration of a row's move to its place, in milliseconds. */
const gliding = 500;
for (const name of ['message', 'unread', 'reset'] as const) {
  conversations.listen(name, () => {
    // A line to a removed target disappears immediately.
    cards.place();
    setTimeout(() => cards.place(), gliding);
  });
}
notchElement.addEventListener('supple-inserted', () => cards.place());
notchElement.shadowRoot?.querySelector('[part=scroller]')?.addEventListener('scroll', () => cards.place(), { passive: true });
for (const name of ['supple-moved', 'supple-added', 'supple-dismiss'] as const) {
  headsElement.addEventListener(name, () => cards.place());
}
/** Without a card, a button restores the heads. It appears after the offer to undo, when the dismiss target is gone. */
const showWhetherGone = () => (part('heads-back').hidden = headsElement.heads.length > 0);
headsElement.addEventListener('supple-added', () => setTimeout(showWhetherGone));
headsElement.addEventListener('supple-dismiss', () => setTimeout(showWhetherGone, afterDismissal));
part('heads-back').addEventListener('click', () => {
  const hasFocus = document.activeElement === part('heads-back');
  screen.restoreHeads();
  // A hidden button would leave the focus to the page.
  if (hasFocus) headsElement.focus({ preventScroll: true });
  showWhetherGone();
});
const showOpen = () => part('scene').toggleAttribute('data-open', headsElement.openHead !== null);
for (const name of ['supple-opened', 'supple-closed'] as const) headsElement.addEventListener(name, showOpen);

/** Shows a script on two phones; it is loaded with the panel. */
let compare: Compare | undefined;

/** The elements that the panel controls. */
const controlled: Omit<Page, 'scripts'> = {
  stylings,
  chosen,
  arrivals: screen.arrivals,
  badges: screen.badges,
  motion,
  stage,
  Spring,
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
    // Heads at the end of lines stay there, and so do heads at their start.
    const { edge, y } = headsElement.state;
    const side = edge ?? (rightToLeft ? 'right' : 'left');
    headsElement.setRestingPlace(side === 'left' ? 'right' : 'left', y ?? NaN);
    cards.place();
  },
};

/** Closes the panel where it lies on the phone; returns whether it did. */
function uncover(): boolean {
  const { isOver } = sheet;
  if (isOver) sheet.close();
  return isOver;
}

/** Fills the panel when the heads can be touched. */
async function showPanel(): Promise<void> {
  const [{ fillPanel, Compare, RunningCompare }, { SuppleRecorder }] =
    await Promise.all([import('./panel/panel.js'), import('./supple-recorder.js')]);
  compare = new Compare(blueprint, motion);
  new RunningCompare(part('compared-phones'), part('compared-play') as HTMLButtonElement, blueprint, motion, stylings);
  fillPanel(part('panel-content'), part('panel-handle'), {
    ...controlled,
    scripts: {
      screen, compare, recorder: new SuppleRecorder(screen.root), uncover,
      share: sharedAddress,
    },
  });
}

/** The address of the page with presets, tuning and the chosen interaction. */
function sharedAddress(): string {
  history.replaceState(null, '', shareText(stylings, chosen));
  return location.href;
}

/** The time for which the button confirms a copied link, and the header the link in the address bar, in milliseconds. */
const sharing = { copied: 2000, refused: 4000 };
let sharingEnds: ReturnType<typeof setTimeout>[] = [];
part('share').addEventListener('click', async () => {
  const isCopied = await navigator.clipboard.writeText(sharedAddress()).then(() => true, () => false);
  const carried = sharedWords(stylings);
  const said = carried ? `Link copied: ${carried}` : 'Link copied';
  // The button shows the same text.
  part('shared').classList.toggle('visually-hidden', isCopied);
  part('shared').textContent = isCopied ? said : 'The link is in the address bar';
  part('share').toggleAttribute('data-copied', isCopied);
  sharingEnds.forEach(clearTimeout);
  sharingEnds = [
    setTimeout(() => part('share').removeAttribute('data-copied'), sharing.copied),
    setTimeout(() => (part('shared').textContent = ''), sharing.refused),
  ];
});

await ready;
/** Applies the settings in the address. */
const adoptAddress = () => {
  const refusal = adoptShared(location.hash, stylings, chosen);
  part('notice').hidden = !refusal;
  part('notice-text').textContent = refusal ?? '';
};
part('notice-close').addEventListener('click', () => (part('notice').hidden = true));
addEventListener('hashchange', adoptAddress);
adoptAddress();
const about = new About(stylings, chosen);
/** Puts the code beside the phone, or at the end of the panel without room beside it; a column beside it has the links. */
const placeAbout = () => {
  const place = part(stage.hasRoomForCode ? 'words' : 'panel-content');
  if (about.root.parentElement !== place) {
    about.root.classList.toggle('panel-section', place.id !== 'words');
    place.append(about.root);
  }
  const root = stage.arrangement === 'columns' ? part('words') : about.root;
  const next = root === about.root ? about.code : null;
  // A move would take the focus from a link.
  if (about.links.parentElement !== root || about.links.nextElementSibling !== next) root.insertBefore(about.links, next);
};
part('words').append(about.line);
stage.addEventListener('change', placeAbout);
placeAbout();
// The column has its links only now.
stage.fit();
for (const link of [part('try-use'), part('try-of')]) {
  link.addEventListener('click', (event) => {
    event.preventDefault();
    sheet.open();
    about.root.scrollIntoView();
  });
}
for (const button of [part('try-each'), part('more'), part('lying-more')]) {
  button.addEventListener('click', () =>
    part('interactions').scrollIntoView({ behavior: motion.reduced ? 'auto' : 'smooth' }));
}
for (const button of part('interactions').querySelectorAll<HTMLElement>('.tune')) {
  button.addEventListener('click', () => {
    const section = button.closest<HTMLElement>('.interaction')!;
    chosen.value = section.dataset.subject as Subject;
    sheet.open();
    // The tuned interaction stays visible: above a sheet, beside a panel that covers the page, and at the top beside a panel with a
    // place in it.
    const inSight = narrow.matches ? section.querySelector('.interaction-place') : closable.matches ? null : part('stage');
    inSight?.scrollIntoView({ behavior: motion.reduced ? 'auto' : 'smooth' });
  });
}
const reached = new IntersectionObserver((entries) => {
  if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
  reached.disconnect();
  void import('./interactions.js').then(({ fillInteractions }) => fillInteractions(part('interactions'), stylings));
}, { rootMargin: '-1px' });
reached.observe(part('interactions'));
cards.place();
// A badge has no size before its first frame, which may come after the cards are placed.
const { firstUnread } = messenger;
if (firstUnread) new ResizeObserver(() => cards.place()).observe(firstUnread.badge);
hints.begin();
// A visible panel fills when the page is idle, a hidden one when the heads rest.
void idle(sheet.isOpen ? 1 : 20).then(() => {
  showThemeColor();
  return showPanel();
});
setTimeout(() => screen.partners.write(unasked.id), unasked.after);
