// Scripts/site-address.mjs FILE
// Writes the absolute addresses of the page and its preview into the page, for other sites. SUPPLE_SITE is the address
// of the site; without it the page has no preview, and the file is not changed.
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const picture = {
  'image:width': '1200', 'image:height': '630',
  'image:alt': 'A messenger on a phone: heads at its edge, a badge that is torn off, a card that drops out of the notch.',
};

/** A page of the site at an address of the web. The function is idempotent. */
export function withAddress(markup, site) {
  const base = new URL(site.endsWith('/') ? site : `${site}/`);
  if (!/^https?:$/.test(base.protocol)) throw new Error(`${site} is no address of a site`);
  if (markup.includes('property="og:url"')) return markup;
  const tags = { url: '', image: 'preview.png', ...picture, video: 'preview.mp4', 'video:type': 'video/mp4' };
  return markup.replace(/^( *)(?=<meta property="og:type")/m, (indent) => Object.entries(tags).map(([name, content]) => {
    const isAddress = ['url', 'image', 'video'].includes(name);
    return `${indent}<meta property="og:${name}" content="${isAddress ? new URL(content, base).href : content}" />\n`;
  }).join('') + indent);
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [, , file] = process.argv;
  const { SUPPLE_SITE: site } = process.env;
  if (site) writeFileSync(file, withAddress(readFileSync(file, 'utf8'), site));
}
