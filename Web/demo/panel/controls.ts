import { element } from '../dom.js';
import { type IconName, icon } from '../icons.js';

let groups = 0;

/** What a segmented control offers. */
export interface Choice<Value extends string> {
  value: Value;
  text: string;
  icon?: IconName;
  /** Whether the text is said to assistive technology and not shown. */
  iconOnly?: boolean;
}

/** A segmented control: radio buttons in the form of one piece. */
export function segmented<Value extends string>({ name, choices, value, onChange }: {
  name: string; choices: Choice<Value>[]; value: Value; onChange: (value: Value) => void;
}): { root: HTMLElement; value: Value } {
  const group = `segmented-${(groups += 1)}`;
  const root = element('div', { class: 'segmented', role: 'radiogroup', 'aria-label': name });
  root.style.setProperty('--choices', String(choices.length));
  const show = (chosen: Value) =>
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
      return (inputs.find((input) => input.checked)?.value ?? value) as Value;
    },
    set value(chosen) {
      for (const input of inputs) input.checked = input.value === chosen;
      show(chosen);
    },
  };
}

/** A control with its name beside it, or above it. */
export function setting(name: string, control: Node, stacked = false) {
  return element('div', { class: stacked ? 'setting stacked' : 'setting' },
    element('span', { class: 'setting-name', 'aria-hidden': 'true' }, name), control);
}

/** A switch. */
export function toggle({ name, on, onChange }: { name: string; on: boolean; onChange: (on: boolean) => void }) {
  const input: HTMLInputElement = element('input', {
    type: 'checkbox', role: 'switch', checked: on, onchange: () => onChange(input.checked),
  });
  return element('label', { class: 'switch-row' }, element('span', { class: 'setting-name' }, name), input);
}

/** A range whose ends differ by this factor is gone through by its logarithm. */
const wide = 20;

/** How many steps a slider has. */
const steps = 400;

/** How many of the last digit that is shown a key adds to a slider, in a page that is written from left to right. */
const keySteps: Partial<Record<string, number>> = {
  ArrowUp: 1, ArrowRight: 1, ArrowDown: -1, ArrowLeft: -1, PageUp: 10, PageDown: -10,
};

/** How many of the last digit a key adds; 0 for a key that is not a slider's. Shift makes a step ten times as large. */
function keyStep({ key, shiftKey, target }: KeyboardEvent): number {
  const step = keySteps[key] ?? 0;
  const isSideways = key === 'ArrowLeft' || key === 'ArrowRight';
  const isMirrored = isSideways && target instanceof Element && getComputedStyle(target).direction === 'rtl';
  const times = shiftKey && Math.abs(step) === 1 ? 10 : 1;
  return (isMirrored ? -step : step) * times;
}

/**
 * A number as a slider with its name, value and unit. Wide ranges go by their logarithm, so that the low end can be
 * set as finely as the high one. A key changes the last digit that is shown. A double click goes back to the preset.
 */
export function numberSlider({ name, unit, min, max, digits, onChange, onRelease }: {
  name: string; unit: string; min: number; max: number; digits?: number;
  onChange: (value: number) => void; onRelease?: () => void;
}): { root: HTMLElement; show: (value: number, preset: number) => void } {
  const logarithmic = min > 0 && max / min >= wide;
  const toFraction = (value: number) => {
    const fraction = logarithmic ? Math.log(value / min) / Math.log(max / min) : (value - min) / (max - min);
    return Math.min(1, Math.max(0, fraction));
  };
  const toValue = (fraction: number) =>
    rounded(logarithmic ? min * (max / min) ** fraction : min + (max - min) * fraction, min, max);
  const shownDigits = digits ?? digitsFor(min, max);
  const text = (value: number) => valueText(value, shownDigits);

  let preset = min;
  let current = min;
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
    onkeydown: (event: KeyboardEvent) => {
      const step = keyStep(event);
      if (step === 0 || event.ctrlKey || event.altKey || event.metaKey) return;
      event.preventDefault();
      const value = rounded(Math.min(max, Math.max(min, current + step * 10 ** -shownDigits)), min, max);
      if (value === current) return;
      present(value);
      onChange(value);
      onRelease?.();
    },
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

  function present(value: number) {
    current = value;
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

/** To the digits that the range asks for. */
function rounded(value: number, min: number, max: number): number {
  return Number(value.toFixed(digitsFor(min, max)));
}

function digitsFor(min: number, max: number) {
  const span = Math.max(Math.abs(min), Math.abs(max));
  if (span <= 5) return 2;
  return span <= 50 ? 1 : 0;
}

function valueText(value: number, digits: number) {
  return value.toFixed(digits);
}
