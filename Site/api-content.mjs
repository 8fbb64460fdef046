// The parts of DocC's render JSON as markup: text, blocks and declarations.
import { highlight } from './highlight.mjs';
import { escape } from './layout.mjs';

/** Text without markup, for the search and for descriptions. */
export const plain = (inline = [], references = {}) => inline.map((one) => {
  const target = references[one.identifier];
  return one.text ?? one.code ?? target?.title ?? target?.alt ?? plain(one.inlineContent, references);
}).join('');

/**
 * Writes the markup of one document of an archive.
 *
 * @param references the targets of the document's links, by identifiers
 * @param addressOf returns the site's address of an archive's address, or undefined
 * @param onPicture receives the path of each picture in the archive, and returns its address in the site
 */
export class Content {
  #references;
  #addressOf;
  #onPicture;
  #tables = 0;

  constructor(references, addressOf, onPicture) {
    this.#references = references;
    this.#addressOf = addressOf;
    this.#onPicture = onPicture;
  }

  /** The title of a symbol or an article as a link, a symbol's as code. */
  link(identifier, label) {
    const target = this.#references[identifier];
    const title = (target?.title ?? identifier).replace(/^Swift\./, '');
    const words = label ?? (target?.kind === 'symbol' || target?.type === 'unresolvable' ? `<code>${escape(title)}</code>` : escape(title));
    const address = target?.type === 'link' ? target.url : this.#addressOf(target?.url);
    return address ? `<a href="${escape(address)}">${words}</a>` : words;
  }

  inline(inline = []) {
    return inline.map((one) => {
      switch (one.type) {
        case 'text': return escape(one.text);
        case 'codeVoice': return `<code>${escape(one.code)}</code>`;
        case 'strong': return `<strong>${this.inline(one.inlineContent)}</strong>`;
        case 'emphasis': return `<em>${this.inline(one.inlineContent)}</em>`;
        case 'reference': return this.link(one.identifier, one.overridingTitle && escape(one.overridingTitle));
        case 'image': return this.#image(this.#references[one.identifier]);
        default: throw new Error(`no markup for text of the type ${one.type}`);
      }
    }).join('');
  }

  #image({ variants, alt }) {
    return `<img src="${escape(this.#onPicture(variants[0].url))}" alt="${escape(alt ?? '')}">`;
  }

  /** Blocks of a document; headings get the ranks from `rank` on, and `anchor` makes their addresses within the page. */
  blocks(blocks, rank, anchor) {
    const highest = Math.min(...blocks.filter(({ type }) => type === 'heading').map(({ level }) => level));
    const one = (block) => {
      switch (block.type) {
        case 'paragraph': return `<p>${this.inline(block.inlineContent)}</p>`;
        case 'heading': {
          const tag = `h${Math.min(6, rank + block.level - highest)}`;
          return `<${tag} id="${anchor(block.text)}">${escape(block.text)}</${tag}>`;
        }
        case 'codeListing': return `<pre tabindex="0"><code>${highlight(block.code.join('\n'), block.syntax ?? 'swift')}</code></pre>`;
        case 'unorderedList': return `<ul>${block.items.map(({ content }) => `<li>${content.map(one).join('')}</li>`).join('')}</ul>`;
        case 'orderedList': return `<ol>${block.items.map(({ content }) => `<li>${content.map(one).join('')}</li>`).join('')}</ol>`;
        case 'aside': return `<aside><strong>${escape(block.name ?? block.style)}</strong>${block.content.map(one).join('')}</aside>`;
        case 'table': return this.#table(block, one);
        default: throw new Error(`no markup for a block of the type ${block.type}`);
      }
    };
    return blocks.map(one).join('\n');
  }

  #table({ header, rows }, one) {
    const row = (cells, tag) => `<tr>${cells.map((cell) => `<${tag}>${cell.map(one).join('').replace(/^<p>([\s\S]*)<\/p>$/, '$1')}</${tag}>`).join('')}</tr>`;
    const headed = header === 'row' || header === 'both' || header === undefined;
    const all = rows.map((cells, place) => row(cells, headed && place === 0 ? 'th' : 'td')).join('\n').replace(/<th><\/th>/g, '<td></td>');
    this.#tables += 1;
    return `<div class="wide" tabindex="0" role="region" aria-label="Table ${this.#tables}"><table>${all}</table></div>`;
  }

  /** A declaration with links from types to their pages; in a long one, each parameter has a line. */
  declaration({ tokens }) {
    const isLong = tokens.reduce((length, { text }) => length + text.length, 0) > 80;
    let depth = 0;
    // After the list of parameters, parentheses belong to the result.
    let isDone = !isLong;
    const broken = (text) => [...text].map((character, at, all) => {
      if ('(['.includes(character)) depth += 1;
      if (')]'.includes(character)) depth -= 1;
      if (character === ')' && depth === 0 && !isDone) {
        isDone = true;
        return all[at - 1] === '(' ? ')' : '\n)';
      }
      const breaks = !isDone && depth === 1 && '(,'.includes(character) && all[at + 1] !== ')';
      if (character === ' ' && all[at - 1] === ',' && depth === 1 && !isDone) return '';
      return breaks ? `${character}\n    ` : escape(character);
    }).join('');
    return tokens.map(({ kind, text, identifier }) => {
      if (kind === 'typeIdentifier' && this.#addressOf(this.#references[identifier]?.url)) return this.link(identifier, escape(text));
      if (kind === 'keyword') return `<b>${escape(text)}</b>`;
      return kind === 'text' ? broken(text) : escape(text);
    }).join('').trimEnd();
  }
}
