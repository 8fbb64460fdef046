import { element } from '../dom.js';
import { codeLine } from '../panel/code-line.js';
import { segmented } from '../panel/controls.js';
import type { Styling } from '../panel/styling.js';
import { type ChosenSubject, type Subject, subjects } from '../subject.js';
import { type Language, code, installation, languages } from './code.js';
import { reserved } from './reserved.js';

/** The address of the source, set by the bundler; empty without one. */
declare const sourceAddress: string;
/** Whether the page belongs to the site, which has a page for each interaction and one for springs. */
declare const isSite: boolean;

const names: Record<Language, string> = { html: 'HTML', swiftui: 'SwiftUI', uikit: 'UIKit' };

/** The languages of their tokens. */
const tokens: Record<Language, string> = { html: 'html', swiftui: 'swift', uikit: 'swift' };

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
  /** The installation line alone, beside a phone without room for the code. */
  readonly line: HTMLElement;
  #stylings;
  #subject;
  #language: Language = 'html';
  #installation = codeLine('Installation', { isShown: false });
  #line = codeLine('Installation', { isShown: false });
  #code = codeLine('Code', { isShown: false, isBlock: true });
  #getting = element('p', { class: 'getting' });
  #rooms = {
    installation: reserved('line', this.#installation.root), getting: reserved('words', this.#getting),
    code: reserved('block', this.#code.root),
  };
  #documentation = element('a', { class: 'link' }, 'Documentation');

  constructor(stylings: Record<Subject, Styling>, subject: ChosenSubject) {
    this.#stylings = stylings;
    this.#subject = subject;
    const tabs = segmented({
      name: 'Language',
      choices: languages.map((value) => ({ value, text: names[value] })),
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
    this.line = this.#line.root;
    this.root = element('section', { class: 'about', 'aria-label': 'Use it' },
      tabs.root, this.#rooms.installation.root, this.#rooms.getting.root, this.links, this.#rooms.code.root);
    for (const styling of Object.values(stylings)) styling.addEventListener('change', () => this.#show());
    subject.addEventListener('change', () => this.#show());
    this.#showLanguage();
  }

  /** The code in an app, after the links. */
  get code(): HTMLElement {
    return this.#rooms.code.root;
  }

  /** The languages that are not chosen. */
  get #others(): Language[] {
    return languages.filter((language) => language !== this.#language);
  }

  #showLanguage(): void {
    const getting = (language: Language) => language === 'html' ? files() : ['Clone Supple next to your app. It has no dependencies.'];
    for (const line of [this.#installation, this.#line]) line.show(installation[this.#language], tokens[this.#language]);
    this.#getting.replaceChildren(...getting(this.#language));
    this.#rooms.installation.reserve(this.#others.map((language) => installation[language]));
    this.#rooms.getting.reserve(this.#others.map((language) => element('p', {}, ...getting(language)).textContent ?? ''));
    this.#show();
  }

  #show(): void {
    const subject = this.#subject.value;
    this.#code.show(code(subject, this.#language, this.#stylings[subject]), tokens[this.#language]);
    const texts = subjects.flatMap((other) => languages.map((language) => code(other, language, this.#stylings[other])));
    this.#rooms.code.reserve(texts);
    const ofWeb = isSite ? reference[subject] : 'elements.html';
    this.#documentation.href = this.#language === 'html' ? ofWeb : 'apple.html';
  }
}

/** The words with the two files that a page needs, which this page has loaded too. */
function files(): (string | Node)[] {
  const file = (name: string) => element('a', { href: name, download: name }, name);
  return ['Put ', file('supple.js'), ' and ', file('supple.wasm'), ' in your page’s folder.'];
}
