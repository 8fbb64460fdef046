// Scripts/site-address.mjs FILE
// Makes the addresses of a page's preview absolute, which is how other sites read them, and says where the page is. The
// environment's SUPPLE_SITE is the address of the site; without it the file is left alone.
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

/** A page of the site at an address, which must be one of the web. Doing it twice changes nothing more. */
export function withAddress(markup, site) {
  const base = new URL(site.endsWith('/') ? site : `${site}/`);
  if (!/^https?:$/.test(base.protocol)) throw new Error(`${site} is no address of a site`);
  const absolute = markup.replace(/(<meta property="og:(?:image|video)" content=")([^"]*)"/g,
    (_, start, address) => `${start}${new URL(address, base).href}"`);
  const own = `<meta property="og:url" content="${base.href}" />`;
  return absolute.includes('property="og:url"') ? absolute : absolute.replace(/^( *)(<meta property="og:type")/m, `$1${own}\n$1$2`);
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [, , file] = process.argv;
  const { SUPPLE_SITE: site } = process.env;
  if (site) writeFileSync(file, withAddress(readFileSync(file, 'utf8'), site));
}
