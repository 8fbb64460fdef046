// Scripts/describe-elements.mjs DIRECTORY
// Writes what editors and frameworks want to know of the elements, from their sources and the contract:
// custom-elements.json (the manifest of custom-elements-manifest.org), react.d.ts and preact.d.ts.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ts } from './typescript.mjs';

const [directory] = process.argv.slice(2);
const root = new URL('../', import.meta.url).pathname;
const read = (path) => readFileSync(join(root, path), 'utf8');
const contract = JSON.parse(read('Schema/contract.json'));
const tags = ['chat-heads', 'slime-badge', 'flipping-notch'];

/** The class in a file, and its comment's first paragraph and tags. */
function readClass(file) {
  const source = ts.createSourceFile(file, read(`Web/elements/${file}.ts`), ts.ScriptTarget.ES2022, true);
  const node = source.statements.find(ts.isClassDeclaration);
  const [comment] = node.jsDoc;
  const text = (part) => (ts.getTextOfJSDocComment(part) ?? '').replace(/\s+/g, ' ').trim();
  const found = (comment.tags ?? []).map((tag) => ({
    tag: tag.tagName.text,
    // `{type} name - description`; a property's type and name are parsed already.
    type: tag.typeExpression?.type.getText() ?? /^\{([^}]*)\}/.exec(text(tag.comment))?.[1],
    rest: `${tag.name ? `${tag.name.getText()} ` : ''}${text(tag.comment).replace(/^\{[^}]*\}\s*/, '')}`,
  }));
  return { node, description: text(comment.comment), tags: found };
}

/** Name, description and type of all tags of a kind. */
const named = ({ tags: all }, tag) => all.filter((one) => one.tag === tag).map(({ type, rest }) => {
  const [, name, description] = /^(?:([\w-]+)\s*)?-\s*(.*)$/.exec(rest) ?? [undefined, '', rest];
  return { name: name ?? '', description, ...(type && { type: { text: type } }) };
});

const base = readClass('supple-element');
const inherited = { name: 'SuppleElement', module: 'supple.js' };

function methods(node) {
  return node.members.filter((member) => ts.isMethodDeclaration(member) && ts.isIdentifier(member.name)
    && !ts.getJSDocTags(member).some(({ tagName }) => tagName.text === 'internal')).map((member) => ({
    kind: 'method', name: member.name.text, description: ts.getTextOfJSDocComment(member.jsDoc?.[0]?.comment) ?? '',
    parameters: member.parameters.map((one) => ({ name: one.name.getText(), type: { text: one.type?.getText() ?? '' } })),
    return: { type: { text: member.type?.getText() ?? 'void' } },
  }));
}

const fields = (from, more = {}) => named(from, 'prop').map((field) => ({
  kind: 'field', ...field, ...(/\(read only\)/.test(field.description) && { readonly: true }), ...more }));

function describe(tag) {
  const own = readClass(tag);
  const { events } = contract.interactions.find(({ name }) => name === tag);
  const impacts = new Map(contract.events.filter(({ name }) => events.includes(name))
    .flatMap(({ page, request = page, impact }) => [[page, impact], [request, impact]]));
  return {
    kind: 'class', name: own.node.name.text, customElement: true, tagName: `supple-${tag}`, description: own.description,
    superclass: inherited,
    attributes: [...named(own, 'attr'), ...named(base, 'attr').map((one) => ({ ...one, inheritedFrom: inherited }))],
    members: [...fields(own), ...fields(base, { inheritedFrom: inherited }), ...methods(own.node)],
    events: named(own, 'fires').map((event) => ({
      ...event, type: { text: `SuppleEventMap['${event.name}']` },
      ...(impacts.has(event.name) && { impact: impacts.get(event.name) }),
    })),
    slots: named(own, 'slot'), cssParts: named(own, 'csspart'),
    cssProperties: [...named(own, 'cssproperty'), ...named(base, 'cssproperty').map((one) => ({ ...one, inheritedFrom: inherited }))],
  };
}

const elements = tags.map(describe);
const exported = (element, path) => [
  { kind: 'js', name: element.name, declaration: { name: element.name, module: path } },
  { kind: 'custom-element-definition', name: element.tagName, declaration: { name: element.name, module: path } },
];
const own = (element) => `${element.tagName}.js`;
const manifest = {
  schemaVersion: '1.0.0', readme: 'README.md',
  modules: [
    ...elements.map((element) => ({
      kind: 'javascript-module', path: own(element), declarations: [element], exports: exported(element, own(element)),
    })),
    {
      kind: 'javascript-module', path: 'supple.js',
      declarations: [{ kind: 'class', name: 'SuppleElement', description: base.description, superclass: { name: 'HTMLElement' } }],
      exports: elements.flatMap((element) => exported(element, own(element))),
    },
  ],
};
writeFileSync(join(directory, 'custom-elements.json'), `${JSON.stringify(manifest, null, 2)}\n`);

// The attributes and events of the elements in JSX.
const attributeType = (type) => (type === 'number' ? 'number | string' : type === 'boolean' ? 'boolean | string' : type ?? 'boolean | string');
const members = (element) => [
  ...element.attributes.map(({ name, type, description }) => (
    `  /** ${description} */\n  '${name}'?: ${attributeType(type?.text)};\n`)),
  ...element.events.map(({ name, description }) => (
    `  /** ${description} */\n  'on${name}'?: (event: SuppleEventMap['${name}']) => void;\n`)),
].join('');
const interfaces = elements.map((element) => (
  `/** The attributes and events of \`<${element.tagName}>\`. */\nexport interface ${element.name}Attributes {\n${members(element)}}\n`)).join('\n');
const list = (attributes) => elements.map((element) => (
  `  '${element.tagName}': ${attributes(element)};\n`)).join('');
const head = (words) => `// ${words}\nimport type { SuppleEventMap, ${elements.map(({ name }) => name).join(', ')} } from './supple.js';\n`;

writeFileSync(join(directory, 'react.d.ts'), `${head("The elements in React's JSX: `import type {} from 'supple-elements/react'`. React 19 hears their events; before it, add listeners to a ref.")}
import type { DetailedHTMLProps, HTMLAttributes } from 'react';

${interfaces}
interface SuppleIntrinsicElements {
${list(({ name }) => `DetailedHTMLProps<HTMLAttributes<${name}>, ${name}> & ${name}Attributes`)}}

declare global {
  namespace JSX {
    interface IntrinsicElements extends SuppleIntrinsicElements {}
  }
}
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends SuppleIntrinsicElements {}
  }
}
`);
writeFileSync(join(directory, 'preact.d.ts'), `${head("The elements in Preact's JSX: `import type {} from 'supple-elements/preact'`.")}
import type { JSX } from 'preact';

${interfaces}
declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements {
${list(({ name }) => `JSX.HTMLAttributes<${name}> & ${name}Attributes`).replace(/^/gm, '    ').trimEnd()}
    }
  }
}
`);
