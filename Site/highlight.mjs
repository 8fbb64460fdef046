// The colours of code: each sample is split into kinds of tokens when the site is built, so pages need no script for it.
import { escape } from './layout.mjs';

const keywords = [
  'any|as|async|await|break|case|catch|class|const|continue|default|else|enum|export|extends|extension|false|final|for|from|func',
  'function|guard|if|import|in|init|interface|let|new|nil|null|of|override|private|protocol|public|return|self|some|static',
  'struct|switch|this|throw|throws|true|try|type|typeof|undefined|var|while',
].join('|');

/** The tokens of languages with statements, of which Swift and TypeScript share most. */
const statements = new RegExp([
  '(?<comment>//.*|/\\*[\\s\\S]*?\\*/)',
  '(?<string>"(?:\\\\.|[^"\\\\\\n])*"|\'(?:\\\\.|[^\'\\\\\\n])*\'|`(?:\\\\.|[^`\\\\])*`)',
  `(?<keyword>(?<![.\\w$])(?:${keywords})(?![\\w$]))`,
  '(?<number>(?<![\\w$])\\d[\\d_]*(?:\\.\\d+)?)',
  '(?<name>@?(?<![\\w$])[A-Z]\\w*)',
].join('|'), 'g');

/** The tokens of markup: a string is the value of an attribute. */
const markup = /(?<comment><!--[\s\S]*?-->)|(?<keyword><\/?[a-z][\w-]*|\/?>)|(?<name>(?<=\s)[\w:.@-]+(?==))|(?<string>(?<==)"[^"]*")/gi;

const rules = /(?<comment>\/\*[\s\S]*?\*\/)|(?<string>"[^"\n]*"|'[^'\n]*')|(?<name>[\w-]+(?=\s*:\s))|(?<number>(?<![\w#-])-?\d+(?:\.\d+)?(?:[a-z]+|%)?)/g;

const shell = /(?<comment>(?<=^|\s)#.*)|(?<string>"[^"\n]*"|'[^'\n]*')|(?<keyword>^[\w./-]+)/gm;

const languages = {
  swift: statements, js: statements, ts: statements, tsx: statements, html: markup, css: rules, sh: shell,
};

/** A text between words with a hyphen as markup: an expression wraps before a member, after a bracket, and after a path's slash. */
const between = (text) => escape(text)
  .replace(/(?<=[\w)\]])\.(?=[a-z])/gi, '<wbr>.').replace(/\((?=[\w$.])/g, '(<wbr>').replace(/(?<=[\w.]\/)$/, '<wbr>');

/** Text as markup, in which words with a hyphen stay whole where lines wrap. */
export const words = (text) => text.split(/((?:[^\s/]|(?<![\w.])\/)*-(?:[^\s/]|(?<![\w.])\/)*\/?)/)
  .map((part, index) => (index % 2 ? `<span class="whole">${escape(part)}</span>${part.endsWith('/') ? '<wbr>' : ''}` : between(part))).join('');

/** Code as markup with a class for the kind of each token; code of an unknown language as it is. `write` makes markup of text. */
export function highlight(code, language, write = escape) {
  const tokens = languages[language];
  if (!tokens) return write(code);
  let [written, end] = ['', 0];
  for (const { 0: text, index, groups } of code.matchAll(tokens)) {
    const [kind] = Object.entries(groups).find(([, found]) => found !== undefined);
    written += `${write(code.slice(end, index))}<span class="code-${kind}">${write(text)}</span>`;
    end = index + text.length;
  }
  return written + write(code.slice(end));
}
