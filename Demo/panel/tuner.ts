import { cssTransition, trimmed } from '../css-easing.js';
import { element } from '../dom.js';
import { icon } from '../icons.js';
import { Plot, secondsText } from '../plot.js';
import { bounceOf, durationOf } from '../spring-words.js';
import type { Subject } from '../subject.js';
import type { SpringCurve } from '../supple.js';
import { codeLine } from './code-line.js';
import { segmented, setting } from './controls.js';
import { Ghost } from './ghost.js';
import { type Curve, lawInPlaceOf } from './law.js';
import { numberSlider } from './number-slider.js';
import { type Property, words } from './properties.js';
import { narrow } from './sheet.js';
import type { Styling } from './styling.js';

/**
 * The first properties to tune, for each interaction: the initially plotted spring, and the numbers that stay visible. All
 * others are under their groups.
 */
export interface Focus {
  spring: string;
  numbers: string[];
  /** The properties without a slider: the element measures them on the page, or they have a separate control. */
  measured?: string[];
}

/** Makes the engine's own spring. */
export type SpringMaker = (parameters: { stiffness: number; dampingRatio: number }) => SpringCurve;

/** Tunes one interaction: preset, springs with their plot, numbers, and the code with the same values. */
export class Tuner {
  root: HTMLElement;
  #styling;
  #focus;
  #Spring;
  #rate;
  #plot = new Plot(narrow);
  #ghost;
  /** The spring of the ghost's last throw. */
  #thrown = '';
  #feel = element('span', { class: 'feel' });
  #swift = codeLine('Swift');
  #css = codeLine('CSS');
  /** The button that replaces the word "Preset" after the first change. */
  #reset;
  #presetName = element('span', { class: 'setting-name', 'aria-hidden': 'true' }, 'Preset');
  #presets;
  #springs: string[];
  #chosen;
  #springSliders = element('div');
  /** The functions that update the sliders from the style. */
  #shows: (() => void)[] = [];
  /** The functions for the sliders of the chosen spring. */
  #springShows: (() => void)[] = [];
  /** The property that was tuned last. */
  #turned: Property | undefined;

  /**
   * Makes the controls; `Spring` makes the engine's own springs, `rate` is the rate of slow motion, 0 with reduced motion, and
   * `extras` are further controls of this interaction.
   */
  constructor(
    subject: Subject, styling: Styling, focus: Focus, Spring: SpringMaker, rate: () => number, extras: Node[] = [],
  ) {
    this.#ghost = new Ghost(subject);
    this.#styling = styling;
    this.#focus = focus;
    this.#Spring = Spring;
    this.#rate = rate;
    this.#springs = springNames(styling.properties);
    this.#chosen = this.#springs.includes(focus.spring) ? focus.spring : this.#springs[0];

    this.#presets = segmented({
      name: 'Preset',
      choices: [{ value: 'modern', text: 'Modern' }, { value: 'classic', text: 'Classic' }],
      value: styling.preset,
      onChange: (preset) => {
        this.#turned = undefined;
        styling.preset = (preset as 'modern' | 'classic');
        this.#run();
      },
    });
    this.#reset = element('button', {
      class: 'quiet-button', type: 'button',
      onclick: () => {
        this.#turned = undefined;
        styling.preset = styling.preset;
      },
    }, 'Reset');

    this.root = element('div', { class: 'panel-section tuner' },
      element('div', { class: 'setting' }, element('div', {}, this.#presetName, this.#reset), this.#presets.root),
      this.#plotCard(),
      element('div', {}, this.#springSliders, ...this.#numbers()),
      element('div', { class: 'code' }, this.#swift.root, this.#css.root),
      ...extras,
      this.#groups());
    styling.addEventListener('change', () => this.#update());
    this.#chooseSpring(this.#chosen);
  }

  #plotCard() {
    const select = element('select', {
      'aria-label': 'Spring',
      onchange: () => {
        this.#turned = undefined;
        this.#chooseSpring(select.value);
        this.#run();
      },
    }, ...this.#springs.map((name) =>
      element('option', { value: name, selected: name === this.#chosen }, words(name.replace(/Spring$/, '')))));
    return element('figure', { class: 'plot' },
      element('div', { class: 'plot-head' },
        element('span', { class: 'selected' }, select, icon('down')), this.#feel),
      this.#ghost.root, this.#plot.root);
  }

  /** Animates a dot along the curve. */
  #run(): void {
    if (this.#rate() > 0) this.#plot.run(this.#rate());
  }

  #chooseSpring(name: string) {
    this.#chosen = name;
    this.#springShows = [];
    const parts = this.#styling.properties.filter((property) => property.owner === name);
    this.#springSliders.replaceChildren(...parts.map((part) => this.#slider(part, this.#springShows)));
    this.#update();
  }

  #numbers() {
    return this.#focus.numbers.flatMap((name) => {
      const property = this.#styling.properties.find((candidate) => candidate.name === name);
      return property ? [this.#control(property, this.#shows)] : [];
    });
  }

  /** The other properties, group by group. */
  #groups() {
    const groups: Map<string, Property[]> = new Map();
    for (const property of this.#styling.properties) {
      const { name, owner } = property;
      if (owner !== null || this.#focus.numbers.includes(name) || this.#focus.measured?.includes(name)) continue;
      const members = groups.get(property.group) ?? [];
      members.push(property);
      groups.set(property.group, members);
    }
    const members = [...groups.values()].flat();
    return element('details', { class: 'group everything' },
      summary('More numbers', members.length),
      ...[...groups].map(([name, group]) =>
        element('details', { class: 'group' },
          summary(words(name), group.length),
          ...group.map((member) => this.#control(member, this.#shows)))));
  }

  #control(property: Property, shows: (() => void)[]) {
    return property.choices.length > 0 ? this.#choice(property, shows) : this.#slider(property, shows);
  }

  #slider(property: Property, shows: (() => void)[]) {
    const slider = numberSlider({
      name: property.title, unit: property.unit, min: property.min, max: property.max,
      onChange: (value) => {
        this.#turned = property;
        this.#styling.set(property, value);
      },
      onRelease: () => property.owner === this.#chosen && this.#run(),
    });
    shows.push(() => slider.show(Number(this.#styling.value(property)), Number(property.values[this.#styling.preset])));
    return slider.root;
  }

  #choice(property: Property, shows: (() => void)[]) {
    const control = segmented({
      name: property.title,
      choices: property.choices.map((value) => ({ value, text: words(value) })),
      value: String(this.#styling.value(property)),
      onChange: (value) => {
        this.#turned = property;
        this.#styling.set(property, value);
      },
    });
    shows.push(() => (control.value = String(this.#styling.value(property))));
    return setting(property.title, control.root, property.choices.length > 2);
  }

  #update() {
    for (const show of [...this.#springShows, ...this.#shows]) show();
    this.#presets.value = this.#styling.preset;
    const changed = Object.keys(this.#styling.changes).length > 0;
    this.#reset.hidden = !changed;
    this.#presetName.hidden = changed;
    if (this.#chosen === undefined) return;
    const spring = this.#Spring(this.#parts((property) => this.#styling.value(property)));
    const preset = this.#Spring(this.#parts((property) => property.values[this.#styling.preset]));
    const law = this.#law((property) => this.#styling.value(property));
    const presetLaw = this.#law((property) => property.values[this.#styling.preset]);
    this.#plot.draw(law?.curve ?? spring, presetLaw?.curve ?? preset);
    this.#feel.textContent = law ? `${secondsText(law.duration)}, ${law.name}` : this.#vocabulary();
    this.#throw(law?.curve ?? spring);
    this.#swift.show(this.#swiftText());
    this.#css.show(cssTransition(law?.curve ?? spring));
  }

  /** Throws the ghost if its spring has changed. */
  #throw(curve: Curve): void {
    const law = this.#feel.textContent ?? '';
    const parts = this.#parts((property) => this.#styling.value(property));
    const thrown = `${this.#chosen} ${law} ${parts.stiffness} ${parts.dampingRatio}`;
    const isFirst = this.#thrown === '';
    if (thrown === this.#thrown) return;
    this.#thrown = thrown;
    if (!isFirst && this.#rate() > 0) this.#ghost.throw(curve, this.#rate());
  }

  /** The style's law in place of the chosen spring. */
  #law(value: (property: Property) => number | string) {
    return lawInPlaceOf(this.#chosen, (name) => {
      const property = this.#styling.properties.find((candidate) => candidate.name === name);
      return property && value(property);
    });
  }

  #parts(value: (property: Property) => number | string) {
    const part = (name: string) => {
      const property = this.#styling.properties.find((candidate) => candidate.name === `${this.#chosen}.${name}`);
      return property ? Number(value(property)) : 1;
    };
    return { stiffness: part('stiffness'), dampingRatio: part('dampingRatio') };
  }

  /** The chosen spring in designers' terms. */
  #vocabulary() {
    const { stiffness, dampingRatio } = this.#parts((property) => this.#styling.value(property));
    return `${secondsText(durationOf(stiffness))}, bounce ${trimmed(bounceOf(dampingRatio), 2)}`;
  }

  #swiftText() {
    const turned = this.#turned;
    if (turned && turned.owner === null) {
      const value = this.#styling.value(turned);
      return `style.${turned.name} = ${typeof value === 'string' ? `.${value}` : trimmed(value, 4)}`;
    }
    const { stiffness, dampingRatio } = this.#parts((property) => this.#styling.value(property));
    const parameters = `stiffness: ${trimmed(stiffness, 4)}, dampingRatio: ${trimmed(dampingRatio, 4)}`;
    return `style.${this.#chosen} = Spring(${parameters})`;
  }
}

/** Makes the heading of a group of `count` numbers. */
function summary(name: string, count: number) {
  return element('summary', {}, icon('chevron'), name, element('span', { class: 'count' }, String(count)));
}

/** The springs of a style, in order. */
function springNames(properties: readonly Property[]): string[] {
  const stiffness = '.stiffness';
  return properties
    .filter(({ name }) => name.endsWith(stiffness))
    .map(({ name }) => name.slice(0, -stiffness.length));
}
