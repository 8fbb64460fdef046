// Scripts/color-page.mjs FILE
// Colours the code of a page: the content of each `<pre data-language>`.
import { readFileSync, writeFileSync } from 'node:fs';
import { highlight } from '../Site/highlight.mjs';

const entities = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };
const plain = (text) => text.replace(/&(?:lt|gt|quot|amp);/g, (entity) => entities[entity]);

const [, , file] = process.argv;
const markup = readFileSync(file, 'utf8');
writeFileSync(file, markup.replace(/(<pre[^>]* data-language=")(\w+)("[^>]*><code>)([^<]*)/g,
  (_, before, language, between, code) => `${before}${language}${between}${highlight(plain(code), language)}`));
