// Scripts/document-pages.mjs DIRECTORY
// Writes the documents that the demo page links to as pages beside it. The site has other pages in their places.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { escape, mark } from '../Site/layout.mjs';
import { picturesInto, render } from '../Site/markdown.mjs';

const addresses = new Map([
  ['README.md', 'start.html'], ['Documentation/elements.md', 'elements.html'], ['Documentation/apple.md', 'apple.html'],
]);

const [, , directory] = process.argv;

for (const [source, address] of addresses) {
  const { markup, title } = render(readFileSync(source, 'utf8'), source, addresses, picturesInto(directory));
  writeFileSync(join(directory, address), `<!doctype html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'">
<title>${escape(title)} - Supple</title>
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<link rel="icon" href="icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="site.css">
</head>
<body class="document">
<header class="top">
<a class="brand" href="start.html">${mark}Supple</a>
<a class="home" href="index.html">Demo</a>
</header>
<main>
${markup}</main>
</body>
</html>
`);
}
