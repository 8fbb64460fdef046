// Scripts/describe-elements.mjs DIRECTORY
// Writes the descriptions of the elements for editors and frameworks, from their sources and the contract:
// custom-elements.json (the manifest of custom-elements-manifest.org), the types of frameworks' markup, and the data of
// editors.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ts } from './typescript.mjs';

const [directory] = process.argv.slice(2);
const root = new URL('../', import.meta.url).pathname;
const read = (path) => readFileSync(join(root, path), 'utf8');
const contract = JSON.parse(read('Schema/contract.json'));
const tags = contract.interactions.map(({ name }) => name);

/** The class in a file, and its comment's first paragraph and tags. */
function readClass(file) {
  const source = ts.createSourceFile(file, read(`Web/elements/${file}.ts`), ts.ScriptTarget.ES2022, true);
  const node = source.statements.find(ts.isClassDeclaration);
  const [comment] = node.jsDoc;
  const text = (part) => (ts.getTextOfJSDocComment(part) ?? '').replace(/\s+/g, ' ').trim();
  const found = (comment.tags ?? []).map((tag) => ({
    tag: tag.tagName.text,
    // `{type} name - description`; a property's type and name are already parsed.
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
  const { events, progress } = contract.interactions.find(({ name }) => name === tag);
  const inheritedEvents = named(base, 'fires').filter(({ name }) => progress.length || name !== 'supple-progress');
  const impacts = new Map(contract.events.filter(({ name }) => events.includes(name))
    .flatMap(({ page, request = page, impact }) => [[page, impact], [request, impact]]));
  return {
    kind: 'class', name: own.node.name.text, customElement: true, tagName: `supple-${tag}`, description: own.description,
    superclass: inherited,
    attributes: [...named(own, 'attr'), ...named(base, 'attr').map((one) => ({ ...one, inheritedFrom: inherited }))],
    members: [...fields(own), ...fields(base, { inheritedFrom: inherited }), ...methods(own.node)],
    events: [...named(own, 'fires'), ...inheritedEvents.map((one) => ({ ...one, inheritedFrom: inherited }))].map((event) => ({
      ...event, type: { text: `${own.node.name.text.replace('Supple', '')}EventMap['${event.name}']` },
      ...(impacts.has(event.name) && { impact: impacts.get(event.name) }),
    })),
    cssStates: named(own, 'cssstate'), slots: named(own, 'slot'), cssParts: named(own, 'csspart'),
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

// The markup of an element: its attributes, properties and listeners. Null is no value of a property.
const typeOf = (name, type) => ({ boolean: 'boolean | string', number: 'number | string' }[type] ?? type ?? (name ? 'boolean | string' : ''));
const written = ({ name }) => (/^\w+$/.test(name) ? name : `'${name}'`);
function attributesOf(element) {
  const properties = element.members.filter(({ kind, readonly }) => kind === 'field' && !readonly);
  const attributes = element.attributes.map((attribute) => {
    const property = properties.find(({ name }) => name === attribute.name);
    const own = property ? ` | ${element.name}['${property.name}']` : '';
    return { ...attribute, type: `${typeOf(attribute.name, attribute.type?.text)}${own} | null` };
  });
  const others = properties.filter(({ name }) => !attributes.some((attribute) => attribute.name === name));
  return [...attributes, ...others.map((property) => ({ ...property, type: `${element.name}['${property.name}'] | null` }))];
}
const memberList = (members) => members.map((member) => (
  `  /** ${member.description} */\n  ${written(member)}?: ${member.type} | undefined;\n`)).join('');
const listeners = (element, prefix) => element.events.map(({ name, description }) => (
  { name: `${prefix}${name}`, description, type: `((event: ${eventMap(element)}['${name}']) => void)` }));
const eventMap = ({ name }) => `${name.replace('Supple', '')}EventMap`;
const attributesName = ({ name }) => `${name}Attributes`;
const interfaces = (more) => elements.map((element) => (
  `/** What markup may say of \`<${element.tagName}>\`. */\nexport interface ${attributesName(element)} {\n${
    memberList([...attributesOf(element), ...more(element)])}}\n`)).join('\n');
const list = (type, indentation = '    ') => elements.map((element) => `${indentation}'${element.tagName}': ${type(element)};\n`).join('');
const head = (words, ...imports) => `// ${words}\n${imports.map((line) => `${line}\n`).join('')}import type {\n  ${
  elements.flatMap((element) => [element.name, eventMap(element)]).join(', ')},\n} from './supple.js';\n\n`;
const declared = (module, name, type) => `declare module '${module}' {\n  namespace JSX {\n    interface ${name} {\n${list(type, '      ')}    }\n  }\n}\n`;

const html = ({ name }) => `DetailedHTMLProps<HTMLAttributes<${name}>, ${name}> & ${name}Attributes`;
const classAttribute = { name: 'class', description: 'The classes, which React before 19 takes by this name alone.', type: 'string' };
writeFileSync(join(directory, 'react.d.ts'), `${
  head('The elements in React\'s JSX. React 19 sets properties and listens to events; earlier ones set attributes alone.',
    'import type { DetailedHTMLProps, HTMLAttributes } from \'react\';')}${
  interfaces((element) => [classAttribute, ...listeners(element, 'on')])}
interface SuppleIntrinsicElements {
${list(html, '  ')}}

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
writeFileSync(join(directory, 'preact.d.ts'), `${
  head('The elements in Preact\'s JSX.', 'import type { JSX } from \'preact\';')}${
  interfaces((element) => listeners(element, 'on'))}
${declared('preact', 'IntrinsicElements', ({ name }) => `JSX.HTMLAttributes<${name}> & ${name}Attributes`)}`);
writeFileSync(join(directory, 'solid.d.ts'), `${
  head('The elements in Solid\'s JSX.', 'import type { JSX } from \'solid-js\';')}${
  interfaces((element) => [
    ...listeners(element, 'on:'),
    ...element.members.filter(({ kind, readonly }) => kind === 'field' && !readonly).map(({ name, description }) => (
      { name: `prop:${name}`, description, type: `${element.name}['${name}']` }))])}
${declared('solid-js', 'IntrinsicElements', ({ name }) => `JSX.HTMLAttributes<${name}> & ${name}Attributes`)}`);
writeFileSync(join(directory, 'svelte.d.ts'), `${
  head('The elements in Svelte\'s markup: version 5 by `onsupple-clear`, before it by `on:supple-clear`.',
    'import type { HTMLAttributes } from \'svelte/elements\';')}${
  interfaces((element) => [...listeners(element, 'on'), ...listeners(element, 'on:')])}
declare module 'svelte/elements' {
  export interface SvelteHTMLElements {
${list(({ name }) => `HTMLAttributes<${name}> & ${name}Attributes`)}  }
}
`);
writeFileSync(join(directory, 'vue.d.ts'), `${
  head('The elements in Vue\'s templates.', 'import type { HTMLAttributes, PublicProps } from \'vue\';')}${
  interfaces(() => [])}
/** The events of an element, in a component's form. */
type Emit<Events> = <Name extends keyof Events>(name: Name, event: Events[Name]) => void;
/** An element as a component: its properties and events in a template. */
type ElementComponent<Element, Attributes, Events> = new () => Element & {
  /** For templates only. */
  $props: HTMLAttributes & PublicProps & Attributes & {
    [Name in keyof Events & string as \`on\${Capitalize<Name>}\`]?: (event: Events[Name]) => void;
  };
  /** For templates only. */
  $emit: Emit<Events>;
};

declare module 'vue' {
  interface GlobalComponents {
${list((element) => `ElementComponent<${element.name}, ${attributesName(element)}, ${eventMap(element)}>`)}  }
}
`);

// A bundler's result for the module: an address, or the bytes.
for (const name of ['supple', 'supple-springs', ...elements.map(({ tagName }) => tagName)]) {
  writeFileSync(join(directory, `${name}.wasm.d.ts`),
    `/** The module, as the bundler gives it: its address or its bytes, for \`setModuleSource\`. */\ndeclare const source: string | BufferSource;\nexport default source;\n`);
}

// Editors: JetBrains' by web-types, Visual Studio Code by custom data.
const { name: packageName, version } = JSON.parse(read('Web/package/package.json'));
const choices = (type) => (/'/.test(type?.text ?? '') ? [...type.text.matchAll(/'([^']*)'/g)].map(([, name]) => name) : undefined);
const namesOf = (all) => all.map(({ name, description }) => ({ name, description }));
const webTypes = {
  $schema: 'https://raw.githubusercontent.com/JetBrains/web-types/master/schema/web-types.json',
  name: packageName, version, 'description-markup': 'markdown',
  contributions: {
    html: {
      elements: elements.map((element) => ({
        name: element.tagName, description: element.description,
        attributes: element.attributes.map(({ name, description, type }) => (
          { name, description, value: choices(type) ? { type: choices(type).map((one) => `'${one}'`) } : { type: type?.text ?? 'boolean' } })),
        slots: namesOf(element.slots),
        js: {
          properties: element.members.filter(({ kind }) => kind === 'field').map(({ name, description, type }) => (
            { name, description, type: type?.text })),
          events: namesOf(element.events),
        },
        css: { properties: namesOf(element.cssProperties), parts: namesOf(element.cssParts) },
      })),
    },
  },
};
writeFileSync(join(directory, 'web-types.json'), `${JSON.stringify(webTypes, null, 2)}\n`);
const customData = {
  version: 1.1,
  tags: elements.map((element) => ({
    name: element.tagName, description: element.description,
    attributes: element.attributes.map(({ name, description, type }) => ({
      name, description, ...(choices(type) && { values: choices(type).map((one) => ({ name: one })) }),
      ...(!type && { valueSet: 'v' }),
    })),
  })),
};
writeFileSync(join(directory, 'html-custom-data.json'), `${JSON.stringify(customData, null, 2)}\n`);
const cssData = {
  version: 1.1,
  properties: [...new Map(elements.flatMap(({ cssProperties }) => namesOf(cssProperties)).map((one) => [one.name, one])).values()],
};
writeFileSync(join(directory, 'css-custom-data.json'), `${JSON.stringify(cssData, null, 2)}\n`);
