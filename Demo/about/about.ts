import { element } from '../dom.js';
import { codeLine } from '../panel/code-line.js';
import { segmented } from '../panel/controls.js';
import type { Styling } from '../panel/styling.js';
import type { ChosenSubject, Subject } from '../subject.js';
import { type Language, code, installation } from './code.js';

/** The address of the source, set by the bundler; empty without one. */
declare const sourceAddress: string;
/** Whether the page belongs to the site, which has a page for each interaction and one for springs. */
declare const isSite: boolean;

const reference: Record<Subject, string> = {
  heads: 'chat-heads.html', badge: 'slime-badge.html', notch: 'flipping-notch.html',
};

/**
 * The chosen interaction in an app: the installation and the code, in the language that a person chooses and with the tuned
 * properties, and links to documents.
 */
export class About {
  /** The content beside the phone, or in the panel without room beside it. */
  readonly root: HTMLElement;
  /** The links, before the code or by themselves. */
  readonly links: HTMLElement;
  #stylings;
  #subject;
  #language: Language = 'html';
  #installation = codeLine('Installation', { isShown: false });
  #code = codeLine('Code', { isShown: false, isBlock: true });
  #getting = element('p', { class: 'getting' });
  #documentation = element('a', { class: 'link' }, 'Documentation');

  constructor(stylings: Record<Subject, Styling>, subject: ChosenSubject) {
    this.#stylings = stylings;
    this.#subject = subject;
    const languages = segmented({
      name: 'Language',
      choices: [{ value: 'html', text: 'HTML' }, { value: 'swiftui', text: 'SwiftUI' }, { value: 'uikit', text: 'UIKit' }],
      value: this.#language,
      onChange: (language) => {
        this.#language = language;
        this.#showLanguage();
      },
    });
    this.links = element('p', { class: 'links' },
      element('a', { class: 'link link-first', href: 'start.html' }, 'Get started'),
      this.#documentation, isSite ? element('a', { class: 'link', href: 'springs.html' }, 'Springs') : null,
      sourceAddress ? element('a', { class: 'link', href: sourceAddress }, 'Source') : null);
    this.root = element('section', { class: 'about', 'aria-label': 'Use it' },
      languages.root, this.#installation.root, this.#getting, this.links, this.#code.root);
    for (const styling of Object.values(stylings)) styling.addEventListener('change', () => this.#show());
    subject.addEventListener('change', () => this.#show());
    this.#showLanguage();
  }

  /** The code in an app, after the links: its height differs by language, and would move them. */
  get code(): HTMLElement {
    return this.#code.root;
  }

  #showLanguage(): void {
    this.#installation.show(installation[this.#language]);
    this.#getting.replaceChildren(...(this.#language === 'html' ? files() : ['From a folder beside yours; the engine has no dependencies.']));
    this.#show();
  }

  #show(): void {
    const subject = this.#subject.value;
    this.#code.show(code(subject, this.#language, this.#stylings[subject]));
    const ofWeb = isSite ? reference[subject] : 'elements.html';
    this.#documentation.href = this.#language === 'html' ? ofWeb : 'apple.html';
  }
}

/** The words with the two files that a page needs, which this page has loaded too. */
function files(): (string | Node)[] {
  const file = (name: string) => element('a', { href: name, download: name }, name);
  return ['Put ', file('supple.js'), ' and ', file('supple.wasm'), ' beside your page.'];
}
