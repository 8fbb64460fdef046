// A spring in every vocabulary: what is set in one shows in all others, as a curve and as code.
import { cssTransition, trimmed } from '../Web/demo/css-easing.js';
import { element } from '../Web/demo/dom.js';
import { codeLine } from '../Web/demo/panel/code-line.js';
import { numberSlider } from '../Web/demo/panel/number-slider.js';
import { Plot, secondsText } from '../Web/demo/plot.js';
import { bounceOf, durationOf } from '../Web/demo/spring-words.js';
import { Spring, ready } from './supple.js';

/** A spring at mass 1. */
interface Parameters {
  stiffness: number;
  dampingRatio: number;
}

const start: Parameters = { stiffness: 170, dampingRatio: 0.7 };
const dampingOf = ({ stiffness, dampingRatio }: Parameters): number => 2 * dampingRatio * Math.sqrt(stiffness);

/** The spring in the words of each library; all of them mean the same motion. */
const vocabularies: [string, (spring: Parameters) => string][] = [
  ['Supple', ({ stiffness, dampingRatio }) => `Spring(stiffness: ${trimmed(stiffness, 2)}, dampingRatio: ${trimmed(dampingRatio, 4)})`],
  ['SwiftUI', ({ stiffness, dampingRatio }) => `.spring(duration: ${trimmed(durationOf(stiffness), 4)}, bounce: ${trimmed(bounceOf(dampingRatio), 4)})`],
  ['UIKit', (spring) => `UISpringTimingParameters(mass: 1, stiffness: ${trimmed(spring.stiffness, 2)}, damping: ${trimmed(dampingOf(spring), 4)}, initialVelocity: .zero)`],
  ['Compose', ({ stiffness, dampingRatio }) => `spring(dampingRatio = ${trimmed(dampingRatio, 4)}f, stiffness = ${trimmed(stiffness, 2)}f)`],
  ['react-spring', (spring) => `{ mass: 1, tension: ${trimmed(spring.stiffness, 2)}, friction: ${trimmed(dampingOf(spring), 4)} }`],
  ['Flutter', (spring) => `SpringDescription(mass: 1, stiffness: ${trimmed(spring.stiffness, 2)}, damping: ${trimmed(dampingOf(spring), 4)})`],
  // As Rebound's OrigamiValueConverter has it.
  ['Origami', (spring) => `tension: ${trimmed((spring.stiffness - 194) / 3.62 + 30, 4)}, friction: ${trimmed((dampingOf(spring) - 25) / 3 + 8, 4)}`],
  ['Motion', (spring) => `{ type: 'spring', mass: 1, stiffness: ${trimmed(spring.stiffness, 2)}, damping: ${trimmed(dampingOf(spring), 4)} }`],
];

await ready;
const root = document.getElementById('spring-tuner') as HTMLElement;
const plot = new Plot();
const feel = element('p', { class: 'feel', role: 'status' });
let spring = { ...start };
const motion = matchMedia('(prefers-reduced-motion: reduce)');
const run = (): void => {
  if (!motion.matches) plot.run(1);
};

function slider(name: string, unit: string, min: number, max: number, digits: number, set: (value: number) => Partial<Parameters>) {
  return numberSlider({
    name, unit, min, max, digits, onRelease: run,
    onChange: (value) => {
      spring = { ...spring, ...set(value) };
      show();
    },
  });
}

const sliders = {
  stiffness: slider('Stiffness', '', 10, 3000, 0, (stiffness) => ({ stiffness })),
  dampingRatio: slider('Damping ratio', '', 0.1, 2, 2, (dampingRatio) => ({ dampingRatio })),
  damping: slider('Damping', '', 1, 200, 2, (damping) => ({
    dampingRatio: Math.min(2, Math.max(0.1, damping / (2 * Math.sqrt(spring.stiffness)))),
  })),
  duration: slider('Duration', 's', durationOf(3000), durationOf(10), 2, (duration) => ({ stiffness: Spring({ duration }).stiffness })),
  bounce: slider('Bounce', '', -0.5, 0.9, 2, (bounce) => ({ dampingRatio: Spring({ bounce }).dampingRatio })),
};
const lines = vocabularies.map(([name, write]) => ({ line: codeLine(name), write }));
const css = codeLine('CSS');

function show(): void {
  const { stiffness, dampingRatio } = spring;
  sliders.stiffness.show(stiffness, start.stiffness);
  sliders.dampingRatio.show(dampingRatio, start.dampingRatio);
  sliders.damping.show(dampingOf(spring), dampingOf(start));
  sliders.duration.show(durationOf(stiffness), durationOf(start.stiffness));
  sliders.bounce.show(bounceOf(dampingRatio), bounceOf(start.dampingRatio));
  const curve = Spring(spring);
  plot.draw(curve, Spring(start));
  feel.textContent = `At rest after ${secondsText(curve.settlingDuration)}`;
  for (const { line, write } of lines) line.show(write(spring));
  css.show(cssTransition(curve));
}

root.append(
  element('div', { class: 'panel tuning' },
    element('figure', { class: 'plot' }, element('div', { class: 'plot-head' }, feel), plot.root),
    ...Object.values(sliders).map((one) => one.root)),
  element('div', { class: 'code' }, ...lines.map(({ line }) => line.root), css.root));
show();
