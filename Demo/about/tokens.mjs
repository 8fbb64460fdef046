// The kinds of tokens of code, for pages of the site when they are built, and for the page that writes code as it is tuned.
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

/**
 * The parts of code in their order; each has its text, and the kind of a token. A text between tokens has no kind, and neither
 * has code of an unknown language.
 */
export function tokensOf(code, language) {
  const [parts, tokens] = [[], languages[language]];
  let end = 0;
  const add = (text, kind) => text && parts.push({ text, kind });
  for (const { 0: text, index, groups } of tokens ? code.matchAll(tokens) : []) {
    add(code.slice(end, index));
    add(text, Object.keys(groups).find((kind) => groups[kind] !== undefined));
    end = index + text.length;
  }
  add(code.slice(end));
  return parts;
}
