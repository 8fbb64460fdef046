// A spring in every vocabulary: a number that is set in one changes all others, the curve and the code.
import { cssTransition, trimmed } from '../Demo/css-easing.js';
import { element } from '../Demo/dom.js';
import { codeLine } from '../Demo/panel/code-line.js';
import { Ghost } from '../Demo/panel/ghost.js';
import { numberSlider } from '../Demo/panel/number-slider.js';
import { icon } from '../Demo/icons.js';
import { Plot, secondsText } from '../Demo/plot.js';
import { framesPerSecond, ofCosine, range, vocabularies, type Parameters } from './spring-vocabularies.js';
import { type CosineCurve, Spring, ready } from './supple-springs.js';

const start: Parameters = { stiffness: 170, dampingRatio: 0.7 };

await ready;
const root = document.getElementById('spring-tuner') as HTMLElement;
const plot = new Plot();
const ghost = new Ghost('heads');
const feel = element('p', { class: 'feel', role: 'status' });
let spring = { ...start };
const motion = matchMedia('(prefers-reduced-motion: reduce)');
const run = (): void => {
  if (motion.matches) return;
  plot.run(1);
  ghost.throw(curveOf(spring), 1);
};

/** The original chat heads' damped cosine, as in its source: per frame, from 300 to 100. */
const original = { omega: 0.06, alpha: 0.04, from: 300, to: 100 };
const cosineName = 'Damped cosine';

/** The sliders of each vocabulary, per frame too if it has the choice; only the chosen vocabulary's are visible. */
const sets = vocabularies.flatMap(({ name, parameters, perFrame }) => [
  { name, isPerFrame: false, parameters }, ...(perFrame ? [{ name, isPerFrame: true, parameters: perFrame }] : []),
]).map(({ name, isPerFrame, parameters }) => {
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
  return { name, isPerFrame, sliders, root: element('div', { class: 'vocabulary', hidden: true }, ...sliders.map((one) => one.root)) };
});
const lines = vocabularies.map(({ name, code }) => ({ line: codeLine(name), code }));
const css = codeLine('CSS');
const chosen: HTMLSelectElement = element('select', { 'aria-label': 'Vocabulary to set the spring in', onchange: () => choose() },
  ...vocabularies.map(({ name }) => element('option', { value: name }, name)));

const unit: HTMLSelectElement = element('select', { 'aria-label': 'Unit of omega and alpha', onchange: () => choose() },
  element('option', {}, 'per second'), element('option', {}, `per frame of 1/${framesPerSecond} s`));
const cosineTools = element('div', { class: 'plot-head cosine-tools', hidden: true }, element('span', { class: 'selected' }, unit, icon('down')),
  element('button', {
    class: 'button', type: 'button',
    onclick: () => {
      spring = ofCosine(original.omega * framesPerSecond, original.alpha * framesPerSecond);
      unit.selectedIndex = 1;
      choose();
      run();
    },
  }, `ChatHeads: ${original.omega}, ${original.alpha}, ${original.from} to ${original.to}`));

const isCosine = (): boolean => chosen.value === cosineName;
const isPerFrame = (): boolean => unit.selectedIndex === 1;

function choose(): void {
  for (const set of sets) set.root.hidden = set.name !== chosen.value || set.isPerFrame !== (isCosine() && isPerFrame());
  cosineTools.hidden = !isCosine();
  show();
}

/** A spring from rest, or in the vocabulary of the damped cosine from its initial velocity, until it has settled. */
function curveOf(parameters: Parameters): CosineCurve {
  const curve = Spring(parameters);
  if (!isCosine()) return curve;
  const end = Math.log(1000) / (parameters.dampingRatio * Math.sqrt(parameters.stiffness));
  let last = 2000;
  while (last > 0 && Math.abs(curve.cosine(end * last / 2000) - 1) < 0.001) last -= 1;
  return { ...curve, value: curve.cosine, settlingDuration: end * last / 2000 };
}

function show(): void {
  for (const { sliders } of sets) for (const one of sliders) one.show(one.parameter.read(spring), one.parameter.read(start));
  const curve = curveOf(spring);
  plot.draw(curve, curveOf(start));
  feel.textContent = `At rest after ${secondsText(curve.settlingDuration)}`;
  for (const { line, code } of lines) line.show(code(spring, isPerFrame()));
  css.show(cssTransition(curve));
}

/** The entries of a shared address. */
const entries = ['stiffness', 'dampingRatio', 'in'] as const;

/** The page's address with the spring and its vocabulary. */
function sharedAddress(): string {
  const { stiffness, dampingRatio } = spring;
  const values = [trimmed(stiffness, 3), trimmed(dampingRatio, 4), chosen.value];
  history.replaceState(null, '', `#${new URLSearchParams(entries.map((name, index) => [name, values[index]]))}`);
  return location.href;
}

/** Adopts the spring of a shared address; one that is out of range, or none, changes nothing. */
function adoptAddress(): void {
  const given = new URLSearchParams(location.hash.slice(1));
  const [stiffness, dampingRatio] = [Number(given.get('stiffness') ?? NaN), Number(given.get('dampingRatio') ?? NaN)];
  const isWithin = (value: number, [least, most]: readonly [number, number]): boolean => value >= least && value <= most;
  if (!isWithin(stiffness, range.stiffness) || !isWithin(dampingRatio, range.dampingRatio)) return;
  spring = { stiffness, dampingRatio };
  const name = vocabularies.find((vocabulary) => vocabulary.name === given.get('in'))?.name;
  if (name) chosen.value = name;
  choose();
}

const shared = element('span', { role: 'status' });
const share = element('button', {
  class: 'button', type: 'button',
  onclick: async () => {
    const isCopied = await navigator.clipboard.writeText(sharedAddress()).then(() => true, () => false);
    shared.textContent = isCopied ? 'The link to this spring is copied' : 'The link to this spring is in the address bar';
  },
}, icon('copy'), 'Copy link to this spring');

root.append(
  element('div', { class: 'panel tuning' },
    element('figure', { class: 'plot' }, element('div', { class: 'plot-head' },
      element('span', { class: 'selected' }, chosen, icon('down')), feel), ghost.root, plot.root),
    cosineTools, ...sets.map((set) => set.root), element('p', { class: 'sharing' }, share, shared)),
  element('div', { class: 'code' }, ...lines.map(({ line }) => line.root), css.root));
choose();
addEventListener('hashchange', () => {
  adoptAddress();
  run();
});
adoptAddress();
run();
