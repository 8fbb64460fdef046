// Seven bounces, by one number of bounces, duration, stiffness and kind, on the engine's own curve.
import { element } from '../Demo/dom.js';
import { codeLine } from '../Demo/panel/code-line.js';
import { numberSlider } from '../Demo/panel/number-slider.js';
import { icon } from '../Demo/icons.js';
import { type BounceParameters, Spring, ready } from './supple-springs.js';

/** An example: its numbers at both ends, their drawing, and its Swift code. */
interface Demo {
  name: string;
  from: number[];
  to: number[];
  draw: (style: CSSStyleDeclaration, numbers: number[]) => void;
  swift: string;
}

const moved = (style: CSSStyleDeclaration, x: number, y: number): void => { style.translate = `${x}px ${y}px`; };
const sized = (style: CSSStyleDeclaration, width: number, height: number): void => {
  style.width = `${Math.max(0, width)}px`;
  style.height = `${Math.max(0, height)}px`;
};

const demos: Demo[] = [
  { name: 'One axis', from: [0], to: [140], draw: (style, [x]) => moved(style, x, 0),
    swift: 'Motion.bouncing(bounce, from: 0, to: 140, at: 0)' },
  { name: 'Two axes', from: [0, 0], to: [140, 56], draw: (style, [x, y]) => moved(style, x, y),
    swift: 'MovingBounce(bounce, start: 0, from: Point(x: 0, y: 0), target: Point(x: 140, y: 56))' },
  { name: 'Size', from: [40, 40], to: [150, 72], draw: (style, [width, height]) => sized(style, width, height),
    swift: 'MovingBounce(bounce, start: 0, from: Size(width: 40, height: 40), target: Size(width: 150, height: 72))' },
  { name: 'Colour', from: [43, 98, 227], to: [217, 72, 15],
    draw: (style, rgb) => { style.background = `rgb(${rgb.map((part) => Math.round(Math.min(255, Math.max(0, part)))).join(' ')})`; },
    swift: 'MovingBounce(bounce, start: 0, from: blue, target: orange)' },
  { name: 'Scale', from: [1, 1], to: [1.8, 1.8], draw: (style, [x, y]) => { style.transform = `scale(${x}, ${y})`; },
    swift: 'MovingBounce(bounce, start: 0, from: TransformParts(), target: TransformParts(scale: SIMD2(1.8, 1.8)))' },
  { name: 'Scale and turn', from: [1, 1, 0], to: [1.6, 1.6, 3 * Math.PI],
    draw: (style, [x, y, turn]) => { style.transform = `rotate(${turn}rad) scale(${x}, ${y})`; },
    swift: 'MovingBounce(bounce, start: 0, from: TransformParts(), target: TransformParts(scale: SIMD2(1.6, 1.6), rotation: SIMD3(0, 0, 3 * .pi)))' },
  { name: 'Rectangle', from: [0, 0, 40, 40], to: [60, 24, 110, 64],
    draw: (style, [x, y, width, height]) => { moved(style, x, y); sized(style, width, height); },
    swift: 'MovingBounce(bounce, start: 0, from: Rect(x: 0, y: 0, width: 40, height: 40), target: Rect(x: 60, y: 24, width: 110, height: 64))' },
];

await ready;
const root = document.getElementById('bounce-examples') as HTMLElement;
const motion = matchMedia('(prefers-reduced-motion: reduce)');
const bounce: Required<Omit<BounceParameters, 'distance'>> = { bounces: 2, duration: 0.5, left: 'medium', kind: 'overshoot' };

/** A choice with its name. */
function choice<Choice extends string>(name: string, options: Record<Choice, string>, set: (value: Choice) => void): HTMLElement {
  const chosen: HTMLSelectElement = element('select', { 'aria-label': name, onchange: () => { set(chosen.value as Choice); change(); } },
    ...Object.entries(options).map(([value, text]) => element('option', { value }, String(text))));
  return element('span', { class: 'selected' }, chosen, icon('down'));
}

const sliders = [
  { name: 'Bounces', unit: '', min: 0, max: 20, digits: 0, key: 'bounces' as const },
  { name: 'Duration', unit: 's', min: 0.1, max: 5, digits: 2, key: 'duration' as const },
].map(({ key, ...described }) => {
  const slider = numberSlider({ ...described, onChange: (value) => { bounce[key] = value; show(); }, onRelease: () => play() });
  slider.show(bounce[key], bounce[key]);
  return slider.root;
});
const swift = codeLine('Swift');
const page = codeLine('Web');
const command = codeLine('Command');

const figures = demos.map((demo) => {
  const mover = element('div', { class: 'mover' });
  return {
    demo, mover,
    root: element('figure', { class: 'bounce' },
      element('div', { class: 'bounce-stage', 'aria-hidden': 'true' }, mover),
      element('figcaption', {}, element('button', { class: 'button', type: 'button', onclick: () => play(demo) }, demo.name),
        element('code', {}, demo.swift))),
  };
});

/** Draws a demo after a time in seconds, and returns whether it still moves. */
function draw({ demo, mover }: typeof figures[number], time: number): boolean {
  const { from, to } = demo;
  // One spring by the length of the displacement moves all numbers.
  const curve = Spring({ ...bounce, distance: Math.hypot(...to.map((number, index) => number - from[index])) });
  const isMoving = time < curve.settlingDuration;
  const isShake = bounce.kind === 'shake' || bounce.kind === 'shakeAtWall';
  const progress = !isMoving ? 1 : isShake ? 1 - curve.value(time) : curve.value(time);
  demo.draw(mover.style, to.map((number, index) => from[index] + (number - from[index]) * progress));
  return isMoving;
}

let frame = 0;
/** Runs a demo, or all of them. With reduced motion they are at their targets immediately. */
function play(only?: Demo): void {
  cancelAnimationFrame(frame);
  const playing = figures.filter(({ demo }) => !only || demo === only);
  if (motion.matches) return playing.forEach((figure) => draw(figure, Infinity));
  let start: number | undefined;
  const step = (now: number): void => {
    start ??= now;
    const time = (now - start) / 1000;
    if (playing.map((figure) => draw(figure, time)).includes(true)) frame = requestAnimationFrame(step);
  };
  frame = requestAnimationFrame(step);
}

function show(): void {
  const { bounces, duration, left, kind } = bounce;
  swift.show(`let bounce = Bounce(bounces: ${bounces}, duration: ${duration}, stiffness: .${left}, kind: .${kind})`);
  page.show(`Spring({ bounces: ${bounces}, duration: ${duration}, distance: 140, left: '${left}', kind: '${kind}' })`);
  const flags = { overshoot: '', wall: ' --wall', shake: ' --shake', shakeAtWall: ' --wall --shake' }[kind];
  command.show(`supple spring --bounces ${bounces} --duration ${duration} --from 0 --to 140 --left ${left}${flags}`);
}

function change(): void {
  show();
  play();
}

root.append(
  element('div', { class: 'panel tuning' },
    element('div', { class: 'plot-head choices' },
      choice('Stiffness', { medium: 'Medium', light: 'Light', heavy: 'Heavy' }, (value) => { bounce.left = value; }),
      choice('Kind', { overshoot: 'Overshoot', wall: 'Wall', shake: 'Shake', shakeAtWall: 'Shake at a wall' }, (value) => { bounce.kind = value; }),
      element('button', { class: 'button', type: 'button', onclick: () => play() }, 'Bounce all')),
    ...sliders),
  element('div', { class: 'code' }, swift.root, page.root, command.root),
  element('div', { class: 'bounces' }, ...figures.map((figure) => figure.root)));
show();
for (const figure of figures) draw(figure, motion.matches ? Infinity : 0);
