// The frame of every page of the site. No page has an inline script or style.
import { menu } from './contents.mjs';

const escapes = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes a text for markup. */
export const escape = (text) => String(text).replace(/[&<>"]/g, (character) => escapes[character]);

/** The ids of every page. */
export const ownIds = ['content', 'menu', 'finder', 'query', 'found', 'nothing-found', 'count', 'theme'];

/** The mark of Supple. */
export const mark =
  '<svg viewBox="0 0 32 32" aria-hidden="true"><path d="M13.52 11.02C13.79 15.21 10.83 19.45 7.43 19.50A5 5 0 1 0 12.5 24.57C12.55 21.17 16.79 18.21 20.98 18.48A8 8 0 1 0 13.52 11.02Z"/></svg>';

/** The pages before and after one in the order of the menu. */
function neighbours(name) {
  const pages = menu.flatMap(({ pages }) => pages);
  const at = pages.findIndex((page) => page.name === name);
  if (at < 0) return '';
  const link = (page, rel, words) =>
    page ? `<a rel="${rel}" href="${page.name}.html"><span>${words}</span>${escape(page.title)}</a>` : '';
  return `<nav class="neighbours" aria-label="Previous and next page">
${link(pages[at - 1], 'prev', 'Previous')}${link(pages[at + 1], 'next', 'Next')}
</nav>`;
}

/** A list of the headings of the second rank, if there are enough of them: beside the page's content, and folded above it. */
function onThisPage(content) {
  const headings = [...content.matchAll(/<h2 id="([^"]*)"[^>]*>([\s\S]*?)<\/h2>/g)];
  if (headings.length < 3) return { beside: '', folded: '' };
  const items = headings.map(([, id, words]) => `<li><a href="#${id}">${words.replace(/<[^>]*>/g, '')}</a></li>`).join('');
  return {
    beside: `<nav class="on-this-page" aria-label="On this page"><h2>On this page</h2><ul>${items}</ul></nav>`,
    // A page with install lines begins with those.
    folded: content.includes('class="install"') ? '' : `\n<details class="headings"><summary>On this page</summary><nav aria-label="On this page"><ul>${items}</ul></nav></details>`,
  };
}

/** The preview that other sites show for a link to the page. Their addresses are absolute. */
const previewTags = (title, description, { address, picture, alt }) =>
  Object.entries({
    'og:type': 'website', 'og:title': `${title} - Supple`, 'og:description': description, 'og:url': address, 'og:image': picture,
    'og:image:width': 1200, 'og:image:height': 630, 'og:image:alt': alt, 'twitter:card': 'summary_large_image',
  }).map(([name, content]) => `<meta ${name.startsWith('og:') ? 'property' : 'name'}="${name}" content="${escape(content)}">\n`).join('');

/**
 * A whole page.
 *
 * @param page its file's `name`, `title`, a sentence for `description`, `scripts` beside the site's own, the pages of all
 *   Swift `modules`, and on a page of one, the `module` and what is `within` it; the `release` of the package; the address of
 *   its `source` where that is known; a `preview` with an absolute `address`, a `picture` and its `alt`, where the site's address is;
 *   the `base` of its links, if servers also send it for addresses in other folders
 * @param content the markup of its main part
 */
export function layout({ name, title, description, scripts = [], modules, module, within = [], release, source, preview, base }, content) {
  const link = (target) =>
    `<li><a href="${target.name}.html"${target.name === name ? ' aria-current="page"' : ''}>${escape(target.title)}</a></li>`;
  const ofModule = (target) =>
    link(target).replace('</li>', target.title === module ? `<ul>${within.map(link).join('')}</ul></li>` : '</li>');
  const groups = menu.map(({ heading, pages }) => `<h2>${heading}</h2><ul>${pages.map(link).join('')}</ul>`);
  const headings = onThisPage(content);
  groups.splice(-1, 0, `<h2>Swift modules</h2><ul>${modules.map(ofModule).join('')}</ul>`);
  return `<!doctype html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
${base ? `<base href="${escape(base)}">\n` : ''}<title>${escape(title)} - Supple</title>
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="description" content="${escape(description || title)}">
${preview ? previewTags(title, description, preview) : ''}<link rel="icon" href="icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="site.css">
<script type="module" src="site.js" blocking="render"></script>
${scripts.map((script) => `<script type="module" src="${script}"></script>`).join('\n')}
</head>
<body>
<a class="skip" href="${base ? `${name}.html` : ''}#content">Skip to content</a>
<header class="top">
<a class="brand" href="start.html">${mark}Supple</a>
<p class="release"><a href="changelog.html">${release}</a> MIT</p>
<a class="home" href="index.html">Demo</a>
<form class="finder" role="search" id="finder">
<label class="visually-hidden" for="query">Search the site</label>
<input id="query" type="search" placeholder="Search" autocomplete="off" spellcheck="false" role="combobox" aria-autocomplete="list" aria-controls="found" aria-expanded="false" aria-keyshortcuts="/">
<div id="found" class="found" role="listbox" aria-label="Results" hidden></div>
<p class="found" id="nothing-found" hidden>No results.</p>
<p class="visually-hidden" role="status" id="count"></p>
</form>
<button class="icon-button" id="theme" type="button" aria-label="Dark" hidden><svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16z"/><path fill="currentColor" d="M12 4a8 8 0 0 1 0 16z"/></svg></button>
</header>
<div class="columns">
<aside class="release" aria-label="Release"><a href="changelog.html">${release}</a> MIT</aside>
<details class="menu" id="menu"><summary>Contents</summary>
<nav aria-label="Contents">
${groups.join('\n')}
</nav></details>
<main id="content" tabindex="-1">
${content.replace(/<td([^>]*)><code/g, '<td$1 class="coded"><code').replace('</h1>', () => `</h1>${headings.folded}`)}
${source ? `<p class="source"><a href="${escape(source)}">Source of this page</a></p>\n` : ''}${neighbours(name)}
</main>
${headings.beside}
</div>
<footer>Supple. One motion engine in Swift for the web, movies, Linux and Apple's platforms.</footer>
</body>
</html>
`;
}
