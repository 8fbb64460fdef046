// The colours of code: each sample is split into kinds of tokens when the site is built, so pages need no script for it.
import { tokensOf } from '../Demo/about/tokens.mjs';
import { escape } from './layout.mjs';

/** A text between words with a hyphen as markup: an expression wraps before a member, after a bracket, and after a path's slash. */
const between = (text) => escape(text)
  .replace(/(?<=[\w)\]])\.(?=[a-z])/gi, '<wbr>.').replace(/\((?=[\w$.])/g, '(<wbr>').replace(/(?<=[\w.]\/)$/, '<wbr>');

/** Text as markup, in which words with a hyphen stay whole where lines wrap. */
export const words = (text) => text.split(/((?:[^\s/]|(?<![\w.])\/)*-(?:[^\s/]|(?<![\w.])\/)*\/?)/)
  .map((part, index) => (index % 2 ? `<span class="whole">${escape(part)}</span>${part.endsWith('/') ? '<wbr>' : ''}` : between(part))).join('');

/** Code as markup with a class for the kind of each token; code of an unknown language as it is. `write` makes markup of text. */
export const highlight = (code, language, write = escape) => tokensOf(code, language)
  .map(({ text, kind }) => (kind ? `<span class="code-${kind}">${write(text)}</span>` : write(text))).join('');
