import type { Badges } from '../badges.js';
import { element } from '../dom.js';
import { segmented, setting, toggle } from './controls.js';

/** The badges' text, largest count and pinning. */
export function badgeSettings(badges: Badges): HTMLElement {
  return element('div', { class: 'settings' },
    setting('Badge text', segmented({
      name: 'Badge text',
      choices: [
        { value: '', text: 'Count' }, { value: 'new', text: 'new' }, { value: '1.2k', text: '1.2k' },
        { value: '!', text: '!' },
      ],
      value: badges.text,
      onChange: (text) => (badges.text = text),
    }).root, true),
    setting('Maximum count', segmented({
      name: 'Maximum count',
      choices: [
        { value: '9', text: '9' }, { value: '99', text: '99' }, { value: '999', text: '999' },
        { value: '0', text: 'None' },
      ],
      value: String(badges.max),
      onChange: (max) => (badges.max = Number(max)),
    }).root, true),
    toggle({ name: 'Pinned', on: badges.pinned, onChange: (pinned) => (badges.pinned = pinned) }));
}
