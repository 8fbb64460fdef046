// The frame of every page of the site. No page has an inline script or style.
import { documents, guides, interactions } from './contents.mjs';

const escapes = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Writes a text where markup is read. */
export const escape = (text) => String(text).replace(/[&<>"]/g, (character) => escapes[character]);

/** The ids that every page has. */
export const ownIds = ['content', 'menu', 'finder', 'query', 'found', 'count'];

const mark =
  '<svg viewBox="0 0 32 32" aria-hidden="true"><path d="M13.52 11.02C13.79 15.21 10.83 19.45 7.43 19.50A5 5 0 1 0 12.5 24.57C12.55 21.17 16.79 18.21 20.98 18.48A8 8 0 1 0 13.52 11.02Z"/></svg>';

/**
 * A whole page.
 *
 * @param page its file's `name`, `title`, a sentence for `description`, `scripts` beside the search, the pages of all
 *   Swift `modules`, and on a page of one, the `module` and what is `within` it
 * @param content the markup of its main part
 */
export function layout({ name, title, description, scripts = [], modules, module, within = [] }, content) {
  const link = (target) =>
    `<li><a href="${target.name}.html"${target.name === name ? ' aria-current="page"' : ''}>${escape(target.title)}</a></li>`;
  const ofModule = (target) =>
    link(target).replace('</li>', target.title === module ? `<ul>${within.map(link).join('')}</ul></li>` : '</li>');
  const group = (heading, targets) => `<h2>${heading}</h2><ul>${targets.map(link).join('')}</ul>`;
  return `<!doctype html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<title>${escape(title)} - Supple</title>
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="description" content="${escape(description || title)}">
<link rel="icon" href="icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="site.css">
<script type="module" src="search.js"></script>
${scripts.map((script) => `<script type="module" src="${script}"></script>`).join('\n')}
</head>
<body>
<a class="skip" href="#content">To the content</a>
<header class="top">
<a class="brand" href="index.html">${mark}Supple</a>
<form class="finder" role="search" id="finder">
<label class="visually-hidden" for="query">Search the site</label>
<input id="query" type="search" placeholder="Search" autocomplete="off" spellcheck="false" aria-controls="found">
<div id="found" class="found" hidden></div>
<p class="visually-hidden" role="status" id="count"></p>
</form>
</header>
<div class="columns">
<details class="menu" id="menu"><summary>Contents</summary>
<nav aria-label="Contents">
${group('Interactions', interactions)}
${group('Guides', guides)}
<h2>Swift modules</h2><ul>${modules.map(ofModule).join('')}</ul>
${group('Documents', documents)}
</nav></details>
<main id="content" tabindex="-1">
${content}
</main>
</div>
<footer>Supple. One motion engine in Swift for the web, movies, Linux and Apple's platforms.</footer>
</body>
</html>
`;
}
