// Scripts/own-names.mjs DECLARATIONS ...
// Prints a regular expression of the names of members that only the elements use, for the bundler to shorten. It omits
// names in the package's declarations and names of members of the language or the browser. It also omits names with a
// use outside of the elements' members: in a value without a type, in an object literal for other code, or in the
// layout of the module's memory.
import { readFileSync } from 'node:fs';
import { ts } from './typescript.mjs';

const { config } = ts.readConfigFile('Web/elements/tsconfig.json', ts.sys.readFile);
const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, 'Web/elements');
const program = ts.createProgram(fileNames, options);
const checker = program.getTypeChecker();

/** Whether a file belongs to the elements; generated files describe the module's memory. */
const isOwn = ({ fileName, isDeclarationFile }) => !isDeclarationFile && !fileName.includes('/elements/abi/');

const own = new Set();
const others = new Set(['connectedCallback', 'disconnectedCallback', 'adoptedCallback', 'attributeChangedCallback']);

function visitAll(node, visit) {
  visit(node);
  ts.forEachChild(node, (child) => visitAll(child, visit));
}

/** The names that a node declares or uses, each with its symbol. */
function* uses(node) {
  if (ts.isPropertyAccessExpression(node)) yield [node.name, checker.getSymbolAtLocation(node.name)];
  else if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent) && !node.dotDotDotToken) {
    const name = node.propertyName ?? node.name;
    yield [name, checker.getTypeAtLocation(node.parent).getProperty(name.text)];
  } else if (ts.isObjectLiteralElement(node) && ts.isObjectLiteralExpression(node.parent) && node.name?.text) {
    yield [node.name, checker.getContextualType(node.parent)?.getProperty(node.name.text)];
  } else if ((ts.isClassElement(node) || ts.isTypeElement(node)) && node.name?.text) {
    yield [node.name, checker.getSymbolAtLocation(node.name)];
  }
}

const isMember = (declaration) =>
  (ts.isClassElement(declaration) || ts.isTypeElement(declaration)) && isOwn(declaration.getSourceFile())
  && !ts.isObjectLiteralExpression(declaration.parent);

for (const file of program.getSourceFiles()) {
  visitAll(file, (node) => {
    if (!isOwn(file)) {
      if ((ts.isClassElement(node) || ts.isTypeElement(node)) && node.name?.text) others.add(node.name.text);
      return;
    }
    for (const [name, symbol] of uses(node)) {
      if (ts.isPrivateIdentifier(name)) continue;
      const isOnlyMember = ts.isIdentifier(name) && symbol?.declarations?.length && symbol.declarations.every(isMember);
      (isOnlyMember ? own : others).add(name.text);
    }
  });
}

for (const path of process.argv.slice(2)) {
  const declarations = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.ES2022, true);
  visitAll(declarations, (node) => { if (ts.isIdentifier(node) || ts.isStringLiteral(node)) others.add(node.text); });
}

console.log(`^(${[...own].filter((name) => !others.has(name)).sort().join('|')})$`);
