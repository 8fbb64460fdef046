import { drawing } from './dom.js';
import type { Curve } from './panel/law.js';

/**
 * The drawing's size, the distance of the curve from its sides, from its top and from its foot, and that of the seconds below the
 * curve, in its own units.
 */
const tall = { width: 352, height: 168, side: 16, top: 28, foot: 36, seconds: 22 };

/** The same of a low drawing, which is as large as its room, in points. */
const low = { height: 96, side: 16, top: 20, foot: 24, seconds: 18 };

/** Room above the target, as a part of the distance: a larger overshoot changes the scale. */
const headroom = 0.24;

const samples = 240;

/** The overshoot of the curve with its time, and the settling time. */
function feel(curve: Curve) {
  const settling = Number.isFinite(curve.settlingDuration) ? curve.settlingDuration : 10;
  let overshoot = 0;
  let peakTime = 0;
  for (let index = 0; index <= samples * 2; index += 1) {
    const time = (index / (samples * 2)) * settling;
    const past = curve.value(time) - 1;
    if (past > overshoot) {
      overshoot = past;
      peakTime = time;
    }
  }
  return { overshoot, peakTime, settling };
}

/** A round number of seconds for the width of the plot. */
function spanFor(settling: number) {
  const steps = [0.2, 0.3, 0.4, 0.5, 0.6, 0.8, 1, 1.2, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10];
  return steps.find((step) => step >= settling * 1.06) ?? 12;
}

export function secondsText(seconds: number) {
  return `${seconds < 10 ? seconds.toFixed(2) : seconds.toFixed(1)} s`;
}

function percentText(part: number) {
  const percent = part * 100;
  return percent < 0.05 ? '0 %' : `${percent < 10 ? percent.toFixed(1) : percent.toFixed(0)} %`;
}

/**
 * The path of a spring from 0 to 1 over time, with its overshoot and its settling time marked. It is redrawn for each
 * change, and a dot runs along at the spring's own speed after the release.
 */
export class Plot {
  root: SVGElement;
  #grid = drawing('g');
  #area = drawing('path', { class: 'area' });
  #preset = drawing('path', { class: 'preset-curve' });
  #curve = drawing('path', { class: 'curve' });
  #marks = drawing('g');
  #runner = drawing('circle', { class: 'runner', r: 5, cx: 0, cy: 0, visibility: 'hidden' });
  #span = 1;
  #drawn: { curve: Curve; preset: Curve } | undefined;
  #isLow;
  #frame = { left: 0, right: 0, top: 0, bottom: 0, seconds: 0 };

  /** Makes a plot, which is low while `isLow` matches. */
  constructor(isLow?: MediaQueryList) {
    this.#isLow = isLow;
    this.root = drawing('svg', { role: 'img' },
      this.#grid, this.#area, this.#preset, this.#curve, this.#marks, this.#runner);
    // The drawing's own size may follow from its units, so they change after the observer, not in it.
    if (isLow) new ResizeObserver(() => requestAnimationFrame(() => this.#fit())).observe(this.root);
    this.#fit();
  }

  /** Sets the drawing's size, and redraws it after a change. */
  #fit(): void {
    const { clientWidth, clientHeight } = this.root;
    const { width, height, side, top, foot, seconds } = this.#isLow?.matches
      ? { ...low, width: clientWidth || tall.width, height: clientHeight || low.height } : tall;
    const box = `0 0 ${width} ${height}`;
    if (this.root.getAttribute('viewBox') === box) return;
    this.#frame = { left: side, right: width - side, top, bottom: height - foot, seconds };
    this.root.setAttribute('viewBox', box);
    if (this.#drawn) this.draw(this.#drawn.curve, this.#drawn.preset);
  }

  /** Draws a curve, and a thin one of the preset behind it. */
  draw(curve: Curve, preset: Curve) {
    this.#drawn = { curve, preset };
    const frame = this.#frame;
    const { overshoot, peakTime, settling } = feel(curve);
    this.#span = spanFor(settling);
    const top = 1 + Math.max(headroom, overshoot * 1.12);
    const x = (time: number) => frame.left + (time / this.#span) * (frame.right - frame.left);
    const y = (value: number) => frame.bottom - (value / top) * (frame.bottom - frame.top);

    const path = this.#path(curve, x, y);
    this.#curve.setAttribute('d', path);
    this.#area.setAttribute('d', `${path}L${frame.right} ${frame.bottom}L${frame.left} ${frame.bottom}Z`);
    this.#preset.setAttribute('d', this.#path(preset, x, y));
    this.#drawGrid(x, y);

    const settledAt = x(Math.min(settling, this.#span));
    const marks: Node[] = [
      drawing('path', { class: 'mark-line', d: `M${settledAt} ${y(1) - 6}V${frame.bottom}` }),
      drawing('circle', { class: 'mark', cx: settledAt, cy: y(1), r: 4 }),
      this.#label(settledAt, frame.bottom - 8, secondsText(settling), settledAt > 0.68 * frame.right ? 'end' : 'start'),
    ];
    if (overshoot > 0.0005) {
      const peak = x(peakTime);
      marks.push(
        drawing('path', { class: 'mark-line', d: `M${peak} ${y(1)}V${y(1 + overshoot)}` }),
        drawing('circle', { class: 'mark', cx: peak, cy: y(1 + overshoot), r: 4 }),
        this.#label(peak, y(1 + overshoot) - 10, `+${percentText(overshoot)}`, peak < 48 ? 'start' : 'middle'));
    }
    this.#marks.replaceChildren(...marks);
    this.root.setAttribute('aria-label',
      `Overshoot ${percentText(overshoot)}, settles in ${secondsText(settling)}`);
  }

  /**
   * Animates a dot along the curve, at the spring's own speed.
   *
   * @param rate 1 is real time
   */
  run(rate: number): void {
    const curve = this.#drawn?.curve;
    if (!curve || typeof this.#runner.animate !== 'function') return;
    const path = this.#curve.getAttribute('d') ?? '';
    const points = path.slice(1).split('L').map((pair) => pair.split(' ').map(Number));
    this.#runner.setAttribute('visibility', 'visible');
    const run = this.#runner.animate(
      points.map(([left, top]) => ({ transform: `translate(${left}px, ${top}px)` })),
      { duration: (this.#span * 1000) / rate, easing: 'linear' });
    run.finished.then(() => this.#runner.setAttribute('visibility', 'hidden'), () => {});
  }

  #path(curve: Curve, x: (time: number) => number, y: (value: number) => number) {
    let path = '';
    for (let index = 0; index <= samples; index += 1) {
      const time = (index / samples) * this.#span;
      path += `${index === 0 ? 'M' : 'L'}${x(time).toFixed(2)} ${y(curve.value(time)).toFixed(2)}`;
    }
    return path;
  }

  #drawGrid(x: (time: number) => number, y: (value: number) => number) {
    const frame = this.#frame;
    const target = Math.round(y(1)) + 0.5;
    const ticks = [0, this.#span / 2, this.#span];
    this.#grid.replaceChildren(
      drawing('path', { class: 'grid', d: `M${frame.left} ${frame.bottom + 0.5}H${frame.right}` }),
      drawing('path', { class: 'target', d: `M${frame.left} ${target}H${frame.right}` }),
      ...ticks.flatMap((time, index) => [
        drawing('path', { class: 'grid', d: `M${Math.round(x(time)) + 0.5} ${frame.bottom}v5` }),
        drawing('text', {
          x: x(time), y: frame.bottom + frame.seconds, 'text-anchor': ['start', 'middle', 'end'][index],
        }, index === 0 ? '0' : `${Number(time.toFixed(2))} s`),
      ]));
  }

  #label(left: number, top: number, text: string, anchor: 'start' | 'middle' | 'end') {
    const aside = anchor === 'start' ? 10 : anchor === 'end' ? -10 : 0;
    return drawing('text', { class: 'value', x: left + aside, y: top, 'text-anchor': anchor }, text);
  }
}
