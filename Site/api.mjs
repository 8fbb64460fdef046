// Pages of the Swift modules, from the archive that `make docs` builds: one for each module, type and article. A type's
// page has all of its members.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Content, plain } from './api-content.mjs';
import { modules } from './contents.mjs';
import { escape, ownIds } from './layout.mjs';
import { slug } from './markdown.mjs';

const types = new Set(['module', 'struct', 'enum', 'class', 'protocol', 'extension']);
const folders = ['Sources', 'Apple/Sources'];

/** The files that declare a module's types, by their names: its own folder first. */
function filesOf(module) {
  const found = new Map();
  for (const folder of folders.map((one) => join(one, module)).filter((one) => existsSync(one))) {
    for (const file of readdirSync(folder, { recursive: true }).filter((one) => one.endsWith('.swift')).sort()) {
      const text = readFileSync(join(folder, file), 'utf8');
      for (const [, name] of text.matchAll(/^ *(?:@\w+(?:\([^)]*\))? )*(?:public |open |package |final |indirect )*(?:struct|enum|class|protocol|actor) (\w+)/gm)) {
        if (!found.has(name)) found.set(name, join(folder, file));
      }
    }
  }
  return found;
}

/** Protocols that nearly every type of Swift conforms to. */
const everywhere = /^Swift\.(Copyable|Escapable|SendableMetatype)$/;

const isPage = ({ kind, metadata: { role, symbolKind } }) => (kind === 'symbol' ? types.has(symbolKind) : role === 'article');

/** The documents of an archive, by their addresses. */
function documentsOf(archive) {
  const root = join(archive, 'data');
  const files = readdirSync(join(root, 'documentation'), { recursive: true }).filter((file) => file.endsWith('.json'));
  return new Map(files.sort().map((file) => {
    const document = JSON.parse(readFileSync(join(root, 'documentation', file), 'utf8'));
    return [document.variants[0].paths[0], document];
  }));
}

/**
 * The pages of an archive.
 *
 * @param archive its folder
 * @param picture receives the path of each picture, and returns its address in the site
 * @returns of each page its `name`, `title`, `module`, `description`, `markup`, and the places in it that the search finds, and
 *   the `file` that declares a type; modules come first, in the order of the contents
 */
export function apiPages(archive, picture) {
  const documents = documentsOf(archive);
  const names = new Map();
  for (const [path, document] of documents) {
    if (isPage(document)) names.set(path, `api-${path.split('/').slice(2).map(slug).join('-')}`);
  }
  const places = new Map();
  // All anchors are known before pages with links to them are written.
  for (const [path, name] of names) {
    const used = new Set(ownIds);
    for (const member of membersOf(documents.get(path), documents)) {
      places.set(member, `${name}.html#${unused(used, slug(member.split('/').at(-1)) || 'operator')}`);
    }
  }
  const addressOf = (path) => (names.has(path) ? `${names.get(path)}.html` : places.get(path));
  const pages = [...names].map(([path, name]) => pageOf(path, name, documents, addressOf, (image) => picture(join(archive, image))));
  const declared = new Map(modules.map((module) => [module, filesOf(module)]));
  for (const page of pages) page.file = declared.get(page.module)?.get(page.title.split('.').at(-1));
  return pages.sort((a, b) => Number(b.isModule) - Number(a.isModule) || modules.indexOf(a.module) - modules.indexOf(b.module));
}

function unused(used, wanted) {
  let id = wanted;
  for (let number = 2; used.has(id); number += 1) id = `${wanted}-${number}`;
  used.add(id);
  return id;
}

const urlOf = ({ references }, identifier) => references[identifier]?.url;

/** The addresses within a page: members without a page of their own. */
function membersOf(document, documents) {
  return (document.topicSections ?? []).flatMap(({ identifiers }) => identifiers)
    .map((identifier) => urlOf(document, identifier))
    .filter((path) => documents.has(path) && documents.get(path).kind === 'symbol' && !isPage(documents.get(path)));
}

function pageOf(path, name, documents, addressOf, onPicture) {
  const document = documents.get(path);
  const { metadata: { title, symbolKind, modules: owners }, abstract = [], references } = document;
  const content = new Content(references, addressOf, onPicture);
  const module = owners?.[0].name ?? documents.get(path.split('/').slice(0, 3).join('/')).metadata.title;
  const used = new Set([...ownIds, ...membersOf(document, documents).map((member) => addressOf(member).split('#')[1])]);
  const anchor = (words) => unused(used, slug(words) || 'section');
  const kind = document.metadata.roleHeading ?? 'Article';
  const description = plain(abstract, references) || `${kind} of ${module}`;
  const entries = [{ address: `${name}.html`, page: module, heading: title, text: description }];

  const trail = document.hierarchy.paths[0].map((identifier) => content.link(identifier, escape(references[identifier]?.title ?? '')));
  const parts = [
    `<p class="trail">${[...trail, kind].join('<span aria-hidden="true"> / </span>')}</p>`,
    `<h1>${escape(title)}</h1>`, `<p>${content.inline(abstract)}</p>`,
  ];
  if (symbolKind && symbolKind !== 'module') parts.push(declarationOf(document, content));
  parts.push(discussionOf(document, content, 2, anchor), relationsOf(document, content));
  for (const { title: heading, identifiers } of document.topicSections ?? []) {
    const rows = identifiers.filter((identifier) => !references[identifier]?.role?.startsWith('collectionGroup'));
    if (rows.length === 0) continue;
    const id = anchor(heading ?? 'Topics');
    parts.push(`<h2 id="${id}">${escape(heading ?? 'Topics')}</h2>`);
    const own = rows.filter((identifier) => addressOf(urlOf(document, identifier))?.startsWith(`${name}.html#`));
    const others = rows.filter((identifier) => !own.includes(identifier));
    if (others.length > 0) {
      parts.push(`<dl class="symbols">${others.map((identifier) =>
        `<div><dt>${content.link(identifier)}</dt><dd>${content.inline(references[identifier]?.abstract)}</dd></div>`).join('\n')}</dl>`);
    }
    for (const identifier of own) {
      const member = documents.get(urlOf(document, identifier));
      const address = addressOf(urlOf(document, identifier));
      parts.push(memberOf(member, address.split('#')[1], new Content(member.references, addressOf, onPicture), anchor));
      entries.push({ address, page: `${module}: ${title}`, heading: member.metadata.title, text: plain(member.abstract, member.references) });
    }
  }
  return { name, title, module, isModule: symbolKind === 'module', description, markup: parts.filter(Boolean).join('\n'), entries };
}

function declarationOf(document, content) {
  const declarations = sections(document, 'declarations').flatMap(({ declarations: all }) => all);
  return declarations.map((one) => `<pre class="declaration" tabindex="0"><code>${content.declaration(one)}</code></pre>`).join('\n');
}

const sections = ({ primaryContentSections = [] }, kind) => primaryContentSections.filter((section) => section.kind === kind);

function discussionOf(document, content, rank, anchor) {
  const isTitle = ({ type, text }) => document.kind === 'symbol' && type === 'heading' && /^(Overview|Discussion)$/.test(text);
  const parameters = sections(document, 'parameters').flatMap(({ parameters: all }) => all);
  return [
    parameters.length > 0 && `<dl class="symbols">${parameters.map((one) =>
      `<div><dt><code>${escape(one.name)}</code></dt><dd>${content.blocks(one.content, rank, anchor)}</dd></div>`).join('\n')}</dl>`,
    ...sections(document, 'content').map(({ content: blocks }) => content.blocks(blocks.filter((block) => !isTitle(block)), rank, anchor)),
  ].filter(Boolean).join('\n');
}

function relationsOf(document, content) {
  return (document.relationshipsSections ?? []).map(({ title, identifiers }) => {
    const told = identifiers.filter((identifier) => !everywhere.test(document.references[identifier]?.title ?? ''));
    return told.length > 0 ? `<p>${escape(title.replace(' To', ' to').replace(' By', ' by'))} ${told.map((identifier) => content.link(identifier)).join(', ')}.</p>` : '';
  }).filter(Boolean).join('\n');
}

function memberOf(member, id, content, anchor) {
  return `<section class="member"><h3 id="${id}"><code>${escape(member.metadata.title)}</code></h3>
${declarationOf(member, content)}
<p>${content.inline(member.abstract)}</p>
${discussionOf(member, content, 4, anchor)}</section>`;
}
