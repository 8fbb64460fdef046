import { element } from '../dom.js';

let numbers = 0;

/** A range whose ends differ by this factor has a logarithmic slider. */
const wide = 20;

/** The number of steps of a slider. */
const steps = 400;

/** The units of the last visible digit that a key adds to a slider, in a page from left to right. */
const keySteps: Partial<Record<string, number>> = {
  ArrowUp: 1, ArrowRight: 1, ArrowDown: -1, ArrowLeft: -1, PageUp: 10, PageDown: -10,
};

/** The units of the last digit that a key adds; 0 for other keys. Shift makes a step ten times as large. */
function keyStep({ key, shiftKey, target }: KeyboardEvent): number {
  const step = keySteps[key] ?? 0;
  const isSideways = key === 'ArrowLeft' || key === 'ArrowRight';
  const isMirrored = isSideways && target instanceof Element && getComputedStyle(target).direction === 'rtl';
  const times = shiftKey && Math.abs(step) === 1 ? 10 : 1;
  return (isMirrored ? -step : step) * times;
}

/**
 * A number as a slider with its name, and a field with its value to type. Wide ranges are logarithmic, so that the low
 * end is as fine as the high one. A key changes the last visible digit. A double click restores the preset. Text that is
 * not a number in the range changes nothing, and a line states the range.
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
  /** The value as a pointer came down. */
  let pressed = min;
  const id = `number-${(numbers += 1)}`;
  /** Sets a value that a person has chosen in one step. */
  const choose = (value: number) => {
    present(value);
    onChange(value);
    onRelease?.();
  };
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
      if (value !== current) choose(value);
    },
    onpointerdown: () => (pressed = current),
    // The finger scrolls the panel instead. Chromium has moved the slider to it.
    onpointercancel: () => {
      if (pressed !== current) choose(pressed);
    },
    ondblclick: () => choose(preset),
  });
  const refusal = element('p', { class: 'refusal', id: `${id}-refusal`, role: 'alert' });
  const field: HTMLInputElement = element('input', {
    class: 'typed', type: 'text', inputmode: 'decimal', autocomplete: 'off', spellcheck: 'false',
    'aria-label': `${name}${unit && `, ${unit}`}`, 'aria-describedby': refusal.id,
    onfocus: () => field.select(),
    onchange: () => {
      const value = typedNumber(field.value);
      if (value === undefined || value < min || value > max) {
        return refuse(`${value === undefined ? 'Not a number. ' : ''}From ${text(min)} to ${text(max)}.`);
      }
      choose(value);
    },
    onkeydown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || field.value === text(current)) return;
      // Escape restores the text here, and closes nothing.
      event.stopPropagation();
      present(current);
    },
  });
  const slider = element('div', { class: 'slider' }, input);
  const root = element('div', { class: 'number' },
    element('label', { for: id }, name), slider,
    element('span', { class: 'value' }, field, element('small', { 'aria-hidden': 'true' }, unit)), refusal);

  function refuse(reason: string) {
    refusal.textContent = reason;
    field.setAttribute('aria-invalid', String(reason !== ''));
  }

  function present(value: number) {
    current = value;
    input.value = String(Math.round(toFraction(value) * steps));
    input.setAttribute('aria-valuetext', `${text(value)} ${unit}`.trim());
    slider.style.setProperty('--fraction', toFraction(value).toFixed(4));
    field.value = text(value);
    refuse('');
    root.toggleAttribute('data-changed', text(value) !== text(preset));
  }
  return {
    root,
    show(value, presetValue) {
      preset = presetValue;
      slider.style.setProperty('--preset', toFraction(preset).toFixed(4));
      // Changes of other numbers keep the refused text here.
      if (value !== current || field.getAttribute('aria-invalid') !== 'true') present(value);
    },
  };
}

/** The typed number, with a comma or a point before its decimals; undefined for other text. */
function typedNumber(text: string): number | undefined {
  const plain = text.trim().replace(',', '.');
  return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : undefined;
}

/** Rounds to the digits of the range. */
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
