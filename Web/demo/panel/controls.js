import { element } from '../dom.js';
import { icon } from '../icons.js';

let groups = 0;

/**
 * What a segmented control offers; with `iconOnly` the text is said and not shown.
 *
 * @template {string} Value
 * @typedef {{value: Value, text: string, icon?: Parameters<typeof icon>[0], iconOnly?: boolean}} Choice
 */

/**
 * A segmented control: radio buttons that look like one piece.
 *
 * @template {string} Value
 * @param {{name: string, choices: Choice<Value>[], value: Value, onChange: (value: Value) => void}} options
 * @returns {{root: HTMLElement, value: Value}}
 */
export function segmented({ name, choices, value, onChange }) {
  const group = `segmented-${(groups += 1)}`;
  const root = element('div', { class: 'segmented', role: 'radiogroup', 'aria-label': name });
  root.style.setProperty('--choices', String(choices.length));
  const show = (/** @type {Value} */ chosen) =>
    root.style.setProperty('--chosen', String(Math.max(0, choices.findIndex((choice) => choice.value === chosen))));

  const inputs = choices.map((choice) => {
    const input = element('input', {
      type: 'radio', name: group, value: choice.value, checked: choice.value === value,
      'aria-label': choice.iconOnly ? choice.text : null,
      onchange: () => {
        show(choice.value);
        onChange(choice.value);
      },
    });
    root.append(element('label', { title: choice.iconOnly ? choice.text : null },
      input,
      choice.icon ? icon(choice.icon) : null,
      choice.iconOnly ? null : element('span', { class: 'label', 'data-text': choice.text }, choice.text)));
    return input;
  });
  show(value);
  return {
    root,
    get value() {
      return /** @type {Value} */ (inputs.find((input) => input.checked)?.value ?? value);
    },
    set value(chosen) {
      for (const input of inputs) input.checked = input.value === chosen;
      show(chosen);
    },
  };
}

/**
 * A control with its name beside it, or above it.
 *
 * @param {string} name
 * @param {Node} control
 * @param {boolean} [stacked]
 */
export function setting(name, control, stacked = false) {
  return element('div', { class: stacked ? 'setting stacked' : 'setting' },
    element('span', { class: 'setting-name', 'aria-hidden': 'true' }, name), control);
}

/**
 * A switch.
 *
 * @param {{name: string, on: boolean, onChange: (on: boolean) => void}} options
 */
export function toggle({ name, on, onChange }) {
  const input = element('input', {
    type: 'checkbox', role: 'switch', checked: on, onchange: () => onChange(input.checked),
  });
  return element('label', { class: 'switch-row' }, element('span', { class: 'setting-name' }, name), input);
}

/** A range whose ends differ by this factor is gone through by its logarithm. */
const wide = 20;

/** How many steps a slider has. */
const steps = 400;

/**
 * A number as a slider with its name, value and unit. Wide ranges go by their logarithm, so that the low end can be
 * set as finely as the high one. A double click goes back to the preset.
 *
 * @param {{name: string, unit: string, min: number, max: number, digits?: number,
 *   onChange: (value: number) => void, onRelease?: () => void}} options
 * @returns {{root: HTMLElement, show: (value: number, preset: number) => void}}
 */
export function numberSlider({ name, unit, min, max, digits, onChange, onRelease }) {
  const logarithmic = min > 0 && max / min >= wide;
  const toFraction = (/** @type {number} */ value) => {
    const fraction = logarithmic ? Math.log(value / min) / Math.log(max / min) : (value - min) / (max - min);
    return Math.min(1, Math.max(0, fraction));
  };
  const toValue = (/** @type {number} */ fraction) =>
    rounded(logarithmic ? min * (max / min) ** fraction : min + (max - min) * fraction, min, max);
  const text = (/** @type {number} */ value) => valueText(value, digits ?? digitsFor(min, max));

  let preset = min;
  const number = document.createTextNode('');
  const id = `number-${(groups += 1)}`;
  const input = element('input', {
    id, type: 'range', min: 0, max: steps, step: 1,
    oninput: () => {
      const value = toValue(input.valueAsNumber / steps);
      present(value);
      onChange(value);
    },
    onchange: () => onRelease?.(),
    ondblclick: () => {
      present(preset);
      onChange(preset);
      onRelease?.();
    },
  });
  const slider = element('div', { class: 'slider' }, input);
  const root = element('div', { class: 'number' },
    element('label', { for: id }, name), slider,
    element('span', { class: 'value', 'aria-hidden': 'true' },
      number, unit === '' ? null : element('small', {}, unit)));

  /** @param {number} value */
  function present(value) {
    input.value = String(Math.round(toFraction(value) * steps));
    input.setAttribute('aria-valuetext', `${text(value)} ${unit}`.trim());
    slider.style.setProperty('--fraction', toFraction(value).toFixed(4));
    number.data = text(value);
    root.toggleAttribute('data-changed', text(value) !== text(preset));
  }
  return {
    root,
    show(value, presetValue) {
      preset = presetValue;
      slider.style.setProperty('--preset', toFraction(preset).toFixed(4));
      present(value);
    },
  };
}

/** To the digits that the range asks for. @param {number} value @param {number} min @param {number} max */
function rounded(value, min, max) {
  return Number(value.toFixed(digitsFor(min, max)));
}

/** @param {number} min @param {number} max */
function digitsFor(min, max) {
  const span = Math.max(Math.abs(min), Math.abs(max));
  if (span <= 5) return 2;
  return span <= 50 ? 1 : 0;
}

/** @param {number} value @param {number} digits */
function valueText(value, digits) {
  return value.toFixed(digits);
}
