import { element } from '../dom.js';
import { type IconName, icon } from '../icons.js';

let groups = 0;

/** An option of a segmented control. */
export interface Choice<Value extends string> {
  value: Value;
  text: string;
  icon?: IconName;
  /** Whether only assistive technology reads the text. */
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
