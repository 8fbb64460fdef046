import { element } from '../dom.js';
import { icon } from '../icons.js';
import { secondsText } from '../plot.js';
import type { RecordedScript, SuppleRecorder } from '../supple-recorder.js';

/** Record and download: what the hand does on the stage becomes a script that replays anywhere. */
export function recording(recorder: SuppleRecorder): HTMLElement {
  let script: RecordedScript | undefined;
  let began = 0;
  let ticking: ReturnType<typeof setInterval> | undefined;
  const note = element('p', { class: 'note', role: 'status' }, 'A script replays in tests, movies and bug reports.');
  const word = document.createTextNode('Record');
  const sign = element('span', {}, icon('record'));
  const record = element('button', { class: 'button', type: 'button', 'aria-pressed': 'false' }, sign, word);
  const download = element('button', { class: 'button', type: 'button', disabled: true }, icon('download'), 'Download');

  record.addEventListener('click', () => (ticking === undefined ? start() : stop()));
  download.addEventListener('click', () => {
    if (script) save(script);
  });

  function start() {
    recorder.start();
    began = performance.now();
    const show = () => (word.data = secondsText((performance.now() - began) / 1000));
    ticking = setInterval(show, 100);
    show();
    record.setAttribute('aria-pressed', 'true');
    record.setAttribute('aria-label', 'Stop recording');
    sign.replaceChildren(icon('stop'));
    download.disabled = true;
    note.textContent = 'Touch the phone. Everything you do is written down.';
  }

  function stop() {
    clearInterval(ticking);
    ticking = undefined;
    record.setAttribute('aria-pressed', 'false');
    record.removeAttribute('aria-label');
    sign.replaceChildren(icon('record'));
    word.data = 'Record';
    script = recorder.stop();
    const events = script.events.length;
    download.disabled = false;
    note.textContent = `${events} ${events === 1 ? 'event' : 'events'}, ready to replay.`;
  }

  return element('div', { class: 'settings' },
    element('div', { class: 'button-row' }, record, download), note);
}

function save(script: object) {
  const url = URL.createObjectURL(new Blob([JSON.stringify(script, null, 2) + '\n'], { type: 'application/json' }));
  const link = element('a', { href: url, download: 'messenger.json' });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
