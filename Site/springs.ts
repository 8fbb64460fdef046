// A spring in every vocabulary: what is set in one shows in all others, as a curve and as code.
import { cssTransition } from '../Demo/css-easing.js';
import { element } from '../Demo/dom.js';
import { codeLine } from '../Demo/panel/code-line.js';
import { numberSlider } from '../Demo/panel/number-slider.js';
import { icon } from '../Demo/icons.js';
import { Plot, secondsText } from '../Demo/plot.js';
import { vocabularies, type Parameters } from './spring-vocabularies.js';
import { Spring, ready } from './supple.js';

const start: Parameters = { stiffness: 170, dampingRatio: 0.7 };

await ready;
const root = document.getElementById('spring-tuner') as HTMLElement;
const plot = new Plot();
const feel = element('p', { class: 'feel', role: 'status' });
let spring = { ...start };
const motion = matchMedia('(prefers-reduced-motion: reduce)');
const run = (): void => {
  if (!motion.matches) plot.run(1);
};

/** The sliders of each vocabulary; one vocabulary's are shown. */
const sets = vocabularies.map(({ name, parameters }) => {
  const sliders = parameters.map((parameter) => ({
    parameter,
    ...numberSlider({
      ...parameter, unit: parameter.unit ?? '', onRelease: run,
      onChange: (value) => {
        spring = parameter.write(value, spring);
        show();
      },
    }),
  }));
  return { name, sliders, root: element('div', { class: 'vocabulary', hidden: true }, ...sliders.map((one) => one.root)) };
});
const lines = vocabularies.map(({ name, code }) => ({ line: codeLine(name), code }));
const css = codeLine('CSS');
const chosen: HTMLSelectElement = element('select', { 'aria-label': 'Vocabulary to set the spring in', onchange: () => choose() },
  ...vocabularies.map(({ name }) => element('option', { value: name }, name)));

function choose(): void {
  for (const set of sets) set.root.hidden = set.name !== chosen.value;
}

function show(): void {
  for (const { sliders } of sets) for (const one of sliders) one.show(one.parameter.read(spring), one.parameter.read(start));
  const curve = Spring(spring);
  plot.draw(curve, Spring(start));
  feel.textContent = `At rest after ${secondsText(curve.settlingDuration)}`;
  for (const { line, code } of lines) line.show(code(spring));
  css.show(cssTransition(curve));
}

root.append(
  element('div', { class: 'panel tuning' },
    element('figure', { class: 'plot' }, element('div', { class: 'plot-head' },
      element('span', { class: 'selected' }, chosen, icon('down')), feel), plot.root),
    ...sets.map((set) => set.root)),
  element('div', { class: 'code' }, ...lines.map(({ line }) => line.root), css.root));
show();
choose();
