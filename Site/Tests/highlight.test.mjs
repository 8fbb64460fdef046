// The colours of code: the text stays, and each kind of token is found.
import assert from 'node:assert/strict';
import test from 'node:test';
import { highlight, words } from '../highlight.mjs';

/** The tokens of one kind. */
const of = (kind, markup) => [...markup.matchAll(new RegExp(`<span class="code-${kind}">([^<]*)</span>`, 'g'))].map(([, text]) => text);

const samples = {
  swift: "let spring = Spring(stiffness: 170) // \"bouncy\"\n@State var name = \"if <x> & 'y'\"\nself.import(.case, 1_000.5)",
  js: "import 'supple'; /* let */ element.default = `a ${1}`;\nconst it's = null",
  html: '<!-- <p> --><p class="a b" data-list>x = "y" <b>1</b></p>\n<img src="a&b" alt="">',
  css: ".a { color: #fff; margin-top: -4.5px } /* red: 1 */",
  sh: '# let\nmake -C ../supple package # all\necho "a b"',
};

for (const [language, code] of Object.entries(samples)) {
  test(`${language} keeps its text`, () => {
    const text = highlight(code, language).replace(/<[^>]*>/g, '')
      .replace(/&lt;/g, '<').replace(/&gt;/g, '>').replace(/&quot;/g, '"').replace(/&amp;/g, '&');
    assert.equal(text, code);
  });
}

test('a keyword is one only outside of other words, strings and comments', () => {
  assert.deepEqual(of('keyword', highlight(samples.swift, 'swift')), ['let', 'var', 'self']);
  assert.deepEqual(of('comment', highlight(samples.swift, 'swift')), ['// &quot;bouncy&quot;']);
  assert.deepEqual(of('name', highlight(samples.swift, 'swift')), ['Spring', '@State']);
  assert.deepEqual(of('number', highlight(samples.swift, 'swift')), ['170', '1_000.5']);
});

test('markup has tags, attributes and their values', () => {
  const markup = highlight(samples.html, 'html');
  assert.deepEqual(of('keyword', markup), ['&lt;p', '&gt;', '&lt;b', '&gt;', '&lt;/b', '&gt;', '&lt;/p', '&gt;', '&lt;img', '&gt;']);
  assert.deepEqual(of('name', markup), ['class', 'src', 'alt']);
  assert.deepEqual(of('string', markup), ['&quot;a b&quot;', '&quot;a&amp;b&quot;', '&quot;&quot;']);
});

test('code of an unknown language is text', () => {
  assert.equal(highlight('<b>let</b>', ''), '&lt;b&gt;let&lt;/b&gt;');
  assert.equal(highlight('<b>', undefined), '&lt;b&gt;');
});

test('a word with a hyphen stays whole, and a path wraps after its slash', () => {
  const whole = (markup) => [...markup.matchAll(/<span class="whole">(.*?)<\/span>(<wbr>)?/g)].map(([, word, end]) => [word, end]);
  assert.deepEqual(whole(highlight("import 'supple-elements/slime-badge';", 'js', words)), [['\'supple-elements/', '<wbr>'], ["slime-badge'", undefined]]);
  assert.deepEqual(whole(highlight('</supple-slime-badge>', 'html', words)), [['&lt;/supple-slime-badge', undefined]]);
  assert.match(highlight('npm install ../Web/.build/supple-elements.tgz', 'sh', words), /\.build\/<wbr><span class="whole">supple-elements\.tgz<\/span>$/);
});
