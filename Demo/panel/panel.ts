import type { Arrivals } from '../arrivals.js';
import type { Badges } from '../badges.js';
import { element } from '../dom.js';
import { icon } from '../icons.js';
import type { Motion } from '../motion.js';
import type { Stage } from '../stage.js';
import type { ChosenSubject, Subject } from '../subject.js';
import { chooseTheme, chosenTheme } from '../theme.js';
import { badgeSettings } from './badge-settings.js';
import { segmented, setting, toggle } from './controls.js';
import { focus } from './focus.js';
import { numberSlider } from './number-slider.js';
import { Scripts, type ScriptsPage } from './scripts.js';
import { narrow } from './sheet.js';
import type { Styling } from './styling.js';
import { type SpringMaker, Tuner } from './tuner.js';

export { Compare } from '../replay/compare.js';
export { RunningCompare } from '../replay/running-compare.js';

/** The elements that the panel controls. */
export interface Page {
  stylings: Record<Subject, Styling>;
  /** The interaction with visible numbers. */
  chosen: ChosenSubject;
  arrivals: Arrivals;
  badges: Badges;
  motion: Motion;
  stage: Stage;
  Spring: SpringMaker;
  scripts: ScriptsPage;
  setRate: (rate: number) => void;
  setReducedMotion: (reduced: boolean) => void;
  setHaptics: (felt: boolean) => void;
  setRightToLeft: (rightToLeft: boolean) => void;
  /** Restores the demo's initial state; the tuning stays. */
  reset: () => void;
  /** Shows at least `count` conversations as heads. */
  fillHeads: (count: number) => void;
}

/** Fills the panel before its present content. On a sheet the choice of the interaction is in its `handle`. */
export function fillPanel(root: HTMLElement, handle: HTMLElement, page: Page): void {
  let rate = 1;
  const speed = () => (page.motion.reduced ? 0 : rate);
  const extras = { heads: headCounts(page), badge: badgeSettings(page.badges), notch: answers(page.arrivals) };
  const tuner = (subject: Subject) =>
    new Tuner(subject, page.stylings[subject], focus[subject], page.Spring, speed, [extras[subject]]);
  const tuners: Partial<Record<Subject, Tuner>> = {};
  const chosenRoot = () => (tuners[page.chosen.value] ??= tuner(page.chosen.value)).root;
  const shown = element('div', {}, chosenRoot());
  const interactions = segmented({
    name: 'Interaction',
    choices: [
      { value: 'heads', text: 'Heads', icon: 'heads' },
      { value: 'badge', text: 'Badge', icon: 'slime' },
      { value: 'notch', text: 'Notch', icon: 'notch' },
    ],
    value: page.chosen.value,
    onChange: (subject) => (page.chosen.value = subject),
  });
  page.chosen.addEventListener('change', () => {
    interactions.value = page.chosen.value;
    shown.replaceChildren(chosenRoot());
  });

  const shape = segmented({
    name: 'Screen',
    choices: [
      { value: 'notch', text: 'Notch', icon: 'shapeNotch', iconOnly: true },
      { value: 'island', text: 'Island', icon: 'shapeIsland', iconOnly: true },
      { value: 'hole', text: 'Hole', icon: 'shapeHole', iconOnly: true },
      { value: 'none', text: 'No cut-out', icon: 'shapeNone', iconOnly: true },
      { value: 'landscape', text: 'Landscape', icon: 'shapeLandscape', iconOnly: true },
      { value: 'low', text: 'Low landscape', icon: 'shapeLow', iconOnly: true },
    ],
    value: page.stage.shape,
    onChange: (chosen) => (page.stage.shape = chosen),
  });
  const shapeSetting = setting('Screen', shape.root);
  const followStage = () => (shapeSetting.hidden = page.stage.isFull);
  page.stage.addEventListener('change', followStage);
  followStage();

  const feel = element('section', { class: 'panel-section', 'aria-label': 'Feel' }, shown);
  const placeChoice = () => (narrow.matches ? handle : feel).prepend(interactions.root);
  narrow.addEventListener('change', placeChoice);
  placeChoice();

  root.prepend(
    feel,
    element('section', { class: 'panel-section', 'aria-label': 'Stage' },
      element('div', { class: 'settings' },
        setting('Speed', segmented({
          name: 'Speed',
          choices: [{ value: '1', text: '1' }, { value: '0.25', text: '1/4' }, { value: '0.1', text: '1/10' }],
          value: '1',
          onChange: (chosen) => {
            rate = Number(chosen);
            page.setRate(rate);
          },
        }).root),
        shapeSetting,
        setting('Appearance', segmented({
          name: 'Appearance',
          choices: [
            { value: 'auto', text: 'Auto' }, { value: 'light', text: 'Light' }, { value: 'dark', text: 'Dark' },
          ],
          value: chosenTheme(),
          onChange: chooseTheme,
        }).root),
        toggle({
          name: 'Reduced motion', on: matchMedia('(prefers-reduced-motion: reduce)').matches,
          onChange: page.setReducedMotion,
        }),
        toggle({ name: 'Haptics', on: false, onChange: page.setHaptics }),
        toggle({
          name: 'Right to left', on: document.documentElement.dir === 'rtl',
          onChange: page.setRightToLeft,
        }),
        element('button', { class: 'button', type: 'button', onclick: page.reset }, icon('reset'), 'Start over'))),
    element('section', { class: 'panel-section', 'aria-label': 'Script' }, new Scripts(page.scripts).root));
}

/** The number of heads: a number beyond the open row's room shows its overflow. */
function headCounts(page: Page): HTMLElement {
  return element('div', { class: 'settings' },
    setting('Minimum heads', segmented({
      name: 'Minimum heads',
      choices: [{ value: '3', text: '3' }, { value: '6', text: '6' }, { value: '12', text: '12' }],
      value: '3',
      onChange: (chosen) => page.fillHeads(Number(chosen)),
    }).root));
}

/** The result of a pull, and whether the list can be pulled. */
function answers(arrivals: Arrivals): HTMLElement {
  const delay = numberSlider({
    name: 'Answer after', unit: 's', min: 0, max: 5, digits: 1,
    onChange: (seconds) => (arrivals.delay = seconds),
  });
  delay.show(arrivals.delay, arrivals.delay);
  return element('div', { class: 'settings' },
    setting('A pull brings', segmented({
      name: 'A pull brings',
      choices: [
        { value: 'message', text: 'One' }, { value: 'three', text: 'Three' },
        { value: 'nothing', text: 'Nothing' }, { value: 'error', text: 'Error' }, { value: 'never', text: 'Never' },
      ],
      value: arrivals.answer,
      onChange: (chosen) => (arrivals.answer = chosen),
    }).root, true),
    delay.root,
    toggle({ name: 'Pull to refresh', on: true, onChange: (isOn) => (arrivals.isOn = isOn) }));
}
