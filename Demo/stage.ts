import { type Cutout, CutoutChange, setCutout } from './cutout.js';
import { element } from './dom.js';
import type { Motion } from './motion.js';
import { clockTime } from './times.js';

/** The shape of a phone's screen: its cut-out, or its orientation. */
export type Shape = 'notch' | 'island' | 'hole' | 'none' | 'landscape' | 'low';

/**
 * The arrangement of the stage: words and cards at the two sides of the phone; both in one column beside it, on a tablet that
 * stands or with large text; words above and cards below a phone on its side or in a small tablet's window; or the phone alone
 * with a sheet of steps.
 */
export type Arrangement = 'beside' | 'columns' | 'around' | 'alone';

/** The elements of the stage. */
interface StageParts {
  stage: HTMLElement;
  /** The room for the phone. */
  place: HTMLElement;
  phone: HTMLElement;
  notch: HTMLElement;
  clock: HTMLElement;
  /** The content beside the phone: words with links, and cards. */
  words: HTMLElement;
  cards: HTMLElement;
}

const shapes: Record<Shape, Cutout> = {
  notch: { cutout: 'notch', width: 209, depth: 30, radius: 20, inset: 0 },
  island: { cutout: 'island', width: 126, depth: 37, radius: 18.5, inset: 11 },
  hole: { cutout: 'hole', width: 26, depth: 26, radius: 13, inset: 12 },
  none: { cutout: 'none' },
  landscape: { cutout: 'none' },
  low: { cutout: 'none' },
};

/** The notch of a page that is the phone: so narrow that a pulled notch does not cover the title. */
const drawnNotch: Cutout = { cutout: 'notch', width: 126, depth: 30, radius: 18, inset: 0 };

/** The room below which the page is the phone. */
const fullBleed = '(max-width: 599.98px), (max-height: 499.98px)';

/** The width below which a page that is the phone has a drawn notch: every phone in landscape is wider. */
const upright = '(max-width: 479.98px)';

/** The duration of a phone's turn, in milliseconds. */
const turning = 560;

/** Room around the phone, in points, when there is room. */
const margin = 24;

/**
 * The room of the content beside the phone, in points, including gaps: its width without the phone, and the minimum width and
 * height of the stage.
 */
const beside = { width: 544, stageWidth: 860, stageHeight: 600 };

/**
 * The room of the content above and below a phone, in points: its height for a phone in landscape, the minimum width and
 * height of the stage for an upright phone, as on a tablet, and the width from which on the content is beside the phone.
 */
const around = { height: 440, stageWidth: 600, stageHeight: 1000, besideWidth: 1240 };

/**
 * The room of one column of content beside a phone, in points: its minimum width with margins and gap, the minimum height of
 * the stage without and with code, and the minimum remaining width for the phone.
 */
const columns = { width: 402, stageHeight: 350, codeHeight: 868, phoneWidth: 224 };

/**
 * The parts of a column that a low window omits, the least important first: the line that installs, space between blocks, the
 * second sentence of the claim, the reasons of the cards, the weight, and the claim. Headline, links and cards always stay.
 */
const omissions = ['install', 'space', 'more', 'reasons', 'weight', 'claim'] as const;

/** The largest scales of the phone in large windows, the largest first. */
const growing = [
  { window: matchMedia('(min-width: 2200px) and (min-height: 1100px)'), largest: 1.5 },
  { window: matchMedia('(min-width: 1800px)'), largest: 1.25 },
];

/** The largest scale of a phone on a tablet. */
const largestOnTablet = 1.15;

/**
 * The stage with its phone: keeps the phone's size in points and scales it to the room, or fills the window if the window is
 * as small as a phone.
 */
export class Stage extends EventTarget {
  #stage;
  #place;
  #phone;
  #notch;
  #clock;
  #words;
  #cards;
  #full = matchMedia(fullBleed);
  #upright = matchMedia(upright);
  #shape: Shape = 'notch';
  #motion;
  #changing;

  constructor(parts: StageParts, motion: Motion) {
    super();
    this.#motion = motion;
    this.#changing = new CutoutChange(parts.notch);
    this.#stage = parts.stage;
    this.#place = parts.place;
    this.#phone = parts.phone;
    this.#notch = parts.notch;
    this.#clock = parts.clock;
    this.#words = parts.words;
    this.#cards = parts.cards;
    for (const query of [this.#full, this.#upright]) query.addEventListener('change', () => this.#apply());
    const observer = new ResizeObserver(() => this.fit());
    // The width follows the person's text size, which may change while the page is open.
    const rem = element('i', { class: 'rem', 'aria-hidden': 'true' });
    this.#stage.append(rem);
    for (const part of [this.#stage, this.#place, rem]) observer.observe(part);
    this.#apply();
    this.#tick();
  }

  /** Whether the window itself is the phone. */
  get isFull() {
    return this.#full.matches;
  }

  /** The arrangement of the stage. */
  get arrangement(): Arrangement {
    return this.#stage.dataset.arrangement as Arrangement;
  }

  /** Whether there is room beside the phone for the code of an app. */
  get hasRoomForCode(): boolean {
    return this.arrangement === 'beside' || (this.arrangement === 'columns' && !this.#stage.hasAttribute('data-low'));
  }

  /** The shape of the phone on the stage. */
  get shape() {
    return this.#shape;
  }

  set shape(shape) {
    const [before, scale] = [this.#shape, this.#shownScale];
    if (shape === before) return;
    this.#shape = shape;
    this.#apply();
    if (this.isFull || this.#motion.reduced) return;
    if (isLying(before) === isLying(shape)) this.#changing.change(cutoutOf(before), cutoutOf(shape));
    else this.#turn(isLying(shape), scale);
  }

  /** The phone's visible scale. */
  get #shownScale(): number {
    return Number(this.#phone.style.getPropertyValue('--stage-scale')) || 1;
  }

  /** Turns the phone from its previous orientation. */
  #turn(isLying: boolean, before: number): void {
    const style = getComputedStyle(document.documentElement);
    const place = 'translate(-50%, -50%)';
    this.#phone.animate(
      [
        { transform: `${place} rotate(${isLying ? 90 : -90}deg) scale(${before})` },
        { transform: `${place} rotate(0deg) scale(${this.#shownScale})` },
      ],
      { duration: turning, easing: style.getPropertyValue('--settle').trim() || 'ease-out' });
  }

  #apply() {
    this.#stage.toggleAttribute('data-full', this.isFull);
    this.#phone.dataset.shape = this.isFull ? 'full' : this.#shape;
    this.#changing.end();
    const own = this.#upright.matches ? drawnNotch : shapes.none;
    const cutout = this.isFull ? own : cutoutOf(this.#shape);
    setCutout(this.#notch, cutout);
    this.#drawCutout(cutout);
    this.fit();
    this.dispatchEvent(new Event('change'));
  }

  /** Draws the cut-out as a part of the phone, for a blurred screen. */
  #drawCutout({ cutout, width = 0, depth = 0, radius = 0, inset = 0 }: Cutout): void {
    const drawn = this.#phone.querySelector<HTMLElement>('.cutout')!;
    drawn.dataset.cutout = cutout;
    for (const [name, length] of Object.entries({ width, depth, radius, inset })) {
      drawn.style.setProperty(`--cutout-${name}`, `${length}px`);
    }
  }

  /** Arranges the stage and scales the phone to its room. */
  fit(): void {
    const [before, hadCode] = [this.arrangement, this.hasRoomForCode];
    const arrangement = this.#arrange();
    this.#stage.dataset.arrangement = arrangement;
    this.#stage.toggleAttribute('data-low', arrangement === 'columns' && this.#stage.clientHeight < columns.codeHeight * textScale());
    if (this.isFull) this.#phone.style.removeProperty('--stage-scale');
    else this.#scale(arrangement);
    this.dispatchEvent(new Event(arrangement === before && this.hasRoomForCode === hadCode ? 'fit' : 'change'));
    this.#omit();
  }

  /** Omits parts of a column until its cards are below its links and end above the foot of the stage. */
  #omit(): void {
    const omitted: string[] = [];
    for (const next of [undefined, ...omissions]) {
      if (next) omitted.push(next);
      this.#stage.dataset.omits = omitted.join(' ');
      if (this.arrangement !== 'columns' || this.#columnFits) return;
    }
  }

  get #columnFits(): boolean {
    const scene = this.#cards.parentElement!;
    // The words of a column begin and end with the phone, above the cards.
    scene.style.setProperty('--cards-height', `${this.#cards.offsetHeight}px`);
    const { top, bottom } = this.#cards.getBoundingClientRect();
    const foot = scene.getBoundingClientRect().bottom - parseFloat(getComputedStyle(scene).paddingBottom);
    const isAbove = [...this.#words.children].every((part) => part.getBoundingClientRect().bottom <= top - 6);
    return isAbove && bottom <= foot + 0.5;
  }

  #arrange(): Arrangement {
    if (this.isFull) return 'alone';
    const { clientWidth, clientHeight } = this.#stage;
    const text = textScale();
    const isWide = clientWidth >= beside.stageWidth * text && clientHeight >= beside.stageHeight * text;
    const { offsetWidth, offsetHeight } = this.#phone;
    if (offsetHeight > offsetWidth) {
      const isTablet = clientWidth >= around.stageWidth * text && clientHeight >= around.stageHeight * text;
      const stands = clientWidth < around.besideWidth && clientHeight > clientWidth;
      if (isWide && !(isTablet && stands)) return 'beside';
      const hasColumn = clientWidth >= (columns.width + columns.phoneWidth) * text && clientHeight >= columns.stageHeight * text;
      return hasColumn ? 'columns' : isTablet ? 'around' : 'alone';
    }
    const free = clientHeight - offsetHeight * Math.min(1, clientWidth / offsetWidth);
    return isWide && free >= around.height * text ? 'around' : 'alone';
  }

  #scale(arrangement: Arrangement): void {
    const { offsetWidth, offsetHeight } = this.#phone;
    // The width of the content beside the phone, which depends on the phone's.
    const content = arrangement === 'beside' ? beside.width : arrangement === 'columns' ? columns.width : undefined;
    const width = content ? this.#stage.clientWidth - content * textScale() : this.#place.clientWidth - 2 * margin;
    const height = (content ? this.#stage : this.#place).clientHeight - 2 * margin;
    const most = growing.find(({ window }) => window.matches)?.largest ?? (arrangement === 'beside' ? 1 : largestOnTablet);
    const scale = Math.min(most, Math.max(0.25, Math.min(width / offsetWidth, height / offsetHeight)));
    this.#phone.style.setProperty('--stage-scale', scale.toFixed(4));
    this.#snap(Number(scale.toFixed(4)));
    this.#stage.style.setProperty('--phone-width', `${(scale * offsetWidth).toFixed(2)}px`);
    this.#stage.style.setProperty('--phone-height', `${(scale * offsetHeight).toFixed(2)}px`);
  }

  /** Aligns the screen with a whole pixel: otherwise a line of it would show between the bezel and the cut-out. */
  #snap(scale: number): void {
    const { y, height } = this.#place.getBoundingClientRect();
    const bezel = parseFloat(getComputedStyle(this.#phone).paddingTop);
    const pixels = (y + height / 2 - scale * (this.#phone.offsetHeight / 2 - bezel)) * devicePixelRatio;
    this.#phone.style.setProperty('--stage-snap', `${((Math.round(pixels) - pixels) / devicePixelRatio).toFixed(3)}px`);
  }

  /** Runs the phone's clock, which wakes every minute. */
  #tick() {
    const now = Date.now();
    this.#clock.textContent = clockTime(now);
    setTimeout(() => this.#tick(), 60_000 - (now % 60_000));
  }
}

/** The ratio of the person's text size to 16 points. */
function textScale(): number {
  return parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
}

const isLying = (shape: Shape): boolean => shape === 'landscape' || shape === 'low';

/** The cut-out of a shape. */
export const cutoutOf = (shape: Shape): Cutout => shapes[shape];
