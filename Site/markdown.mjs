// Markdown as pages: headings with addresses, links within the site, and no markup of the text's own.
import { cpSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, normalize } from 'node:path';
import { documents, guides, interactions } from './contents.mjs';
import { highlight, words } from './highlight.mjs';
import { ownIds } from './layout.mjs';

const MarkdownIt = createRequire(import.meta.url)('markdown-it');

const titles = new Map([...interactions, ...guides, ...documents].map(({ name, title }) => [`${name}.html`, title]));

/** Lines of code in a language, in a box with room for a button. */
export const sample = (code, language) =>
  `<div class="sample"><pre tabindex="0"><code>${highlight(code, language, words)}</code></pre></div>\n`;

/** The address of a heading within its page. */
export const slug = (text) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '');

/** A function that copies a picture into a folder of pages, and returns its address there. */
export const picturesInto = (folder) => (path) => {
  const address = `pictures/${basename(path)}`;
  cpSync(path, join(folder, address));
  return address;
};

/**
 * Renders the text of a file of the repository.
 *
 * @param text the text in Markdown
 * @param source the file's path, from which links are relative
 * @param addresses the pages of the site by their files' paths
 * @param onPicture receives the path of each picture, and returns its address in the site
 * @returns the markup, the title, and the headings with their texts and their samples of code, for the search
 */
export function render(text, source, addresses, onPicture) {
  const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false });
  const tokens = markdown.parse(withoutComments(text), {});
  const sections = [];
  const used = new Set(ownIds);
  let title = '';
  tokens.forEach((token, index) => {
    if (token.type === 'heading_open') {
      const words = plain(tokens[index + 1]);
      if (token.tag === 'h1' && !title) title = words;
      let id = slug(words) || 'section';
      while (used.has(id)) id += '-';
      used.add(id);
      token.attrSet('id', id);
      sections.push({ id, heading: words, text: [], code: [] });
    } else if (token.type === 'inline') {
      sections.at(-1)?.text.push(plain(token));
      rewrite(token, source, addresses, onPicture);
    } else if (token.type === 'fence') {
      sections.at(-1)?.code.push(token.content);
    }
  });
  // A table or a long line of code scrolls within its own box, which the keyboard reaches.
  let tables = 0;
  markdown.renderer.rules.table_open = () =>
    `<div class="wide" tabindex="0" role="region" aria-label="Table ${(tables += 1)}"><table>\n`;
  markdown.renderer.rules.table_close = () => '</table></div>\n';
  markdown.renderer.rules.code_block = markdown.renderer.rules.fence = (all, index) =>
    sample(all[index].content, all[index].info.trim().split(' ')[0]);
  // Code of several words wraps to the next line as a whole.
  const inline = markdown.renderer.rules.code_inline;
  markdown.renderer.rules.code_inline = (all, index, ...others) => {
    if (all[index].content.includes(' ')) all[index].attrJoin('class', 'whole');
    return inline(all, index, ...others);
  };
  // A film strip keeps its size where the page is narrow: it scrolls, and opens alone.
  const image = markdown.renderer.rules.image;
  markdown.renderer.rules.image = (all, index, ...others) => {
    const drawn = image(all, index, ...others);
    return all[index].attrGet('class') === 'film' ? `<a class="strip" href="${all[index].attrGet('src')}">${drawn}</a>` : drawn;
  };
  // A cell without words is no heading; below one it has a dash.
  const markup = markdown.renderer.render(tokens, markdown.options, {}).replace(/<td([^>]*)><\/td>/g, '<td$1>–</td>')
    .replace(/<th[^>]*><\/th>/g, '<td></td>');
  return { markup, title, sections };
}

/** Whether a picture has moments side by side: it is twice as wide as it is high. */
function isStrip(path) {
  if (!path.endsWith('.png')) return false;
  const header = readFileSync(path).subarray(16, 24);
  return header.readUInt32BE(0) > 2 * header.readUInt32BE(4);
}

/** Comments mark samples and generated tables, and README has markup around its pictures. */
function withoutComments(text) {
  return text.replace(/<!--[\s\S]*?-->\n?/g, '').replace(/<p align[\s\S]*?<\/p>\n?/g, '');
}

function plain(token) {
  return (token.children ?? []).map(({ content, type }) => (type === 'softbreak' ? ' ' : content)).join('');
}

/** Converts links and pictures to the site's own pages; a link to a file without a page becomes its text. */
function rewrite(token, source, addresses, onPicture) {
  const dropped = [];
  for (const child of token.children ?? []) {
    if (child.type === 'image') {
      const path = normalize(join(dirname(source), child.attrGet('src')));
      child.attrSet('src', onPicture(path));
      if (isStrip(path)) child.attrSet('class', 'film');
    }
    if (child.type === 'link_close' && dropped.pop()) child.hidden = true;
    if (child.type !== 'link_open') continue;
    const target = child.attrGet('href');
    const [path, fragment] = target.split('#');
    const address = /^(https?:|mailto:|#)/.test(target) || target.endsWith('.html')
      ? target : addresses.get(normalize(join(dirname(source), path)));
    dropped.push(!address);
    if (address) child.attrSet('href', fragment && !target.startsWith('#') ? `${address}#${fragment}` : address);
    else child.hidden = true;
  }
  // A path means nothing to readers of the site: the link has the title of its page.
  for (const [place, child] of (token.children ?? []).entries()) {
    const words = token.children[place + 1];
    const target = child.type === 'link_open' && !child.hidden && titles.get(child.attrGet('href').split('#')[0]);
    if (target && /^[\w./-]+\.md$/.test(words.content)) words.content = target;
  }
  token.children = (token.children ?? []).filter(({ hidden, type }) => !(hidden && type.startsWith('link')));
}
