// Scripts/bundle-declarations.mjs DECLARED DIRECTORY ENTRY[=FROM] ...
// Bundles tsc's declarations of each entry in DECLARED into one file of DIRECTORY: the entry's exports and the
// declarations that they need. With FROM, another such file with the same exports and more, it re-exports from there,
// so that a class is the same type in both.
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ts } from './typescript.mjs';

const [declared, directory] = process.argv.slice(2, 4).map((path) => resolve(path));
const entries = process.argv.slice(4).map((entry) => entry.split('='));

const program = ts.createProgram(entries.map(([name]) => join(declared, `${name}.d.ts`)), {
  noLib: true, types: [], module: ts.ModuleKind.ES2022, moduleResolution: ts.ModuleResolutionKind.NodeJs });
const checker = program.getTypeChecker();
const unaliased = (symbol) => (symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol);

/** The statement of a file that is or contains a declaration. */
function statementOf(declaration) {
  while (!ts.isSourceFile(declaration.parent)) declaration = declaration.parent;
  return declaration;
}

/** The class in a constant of the same name: for a page the constant is the class. */
function classNamed(symbol) {
  const [type] = symbol.declarations.filter(ts.isVariableDeclaration).map((one) => one.type);
  const found = type && ts.isTypeQueryNode(type) && unaliased(checker.getSymbolAtLocation(type.exprName));
  return found?.name === symbol.name && found.declarations.some(ts.isClassDeclaration) ? found : symbol;
}

const isOnlyType = ({ declarations: [one] }) => ts.isExportSpecifier(one) && (one.isTypeOnly || one.parent.parent.isTypeOnly);
/** Adds a statement and its dependencies to the needed statements, each with the names to replace. */
function need(statement, needed) {
  if (needed.has(statement)) return;
  const replaced = [];
  needed.set(statement, replaced);
  (function visit(node) {
    if (ts.isIdentifier(node)) {
      const symbol = unaliased(checker.getSymbolAtLocation(node));
      for (const declaration of symbol?.declarations ?? []) {
        if (ts.isTypeParameterDeclaration(declaration) || ts.isSourceFile(declaration)) continue;
        const found = statementOf(declaration);
        // The base of a class is a constant that servers omit; for a page it is the constant's value.
        if (ts.isExpressionWithTypeArguments(node.parent) && ts.isVariableDeclaration(declaration)) {
          replaced.push([node, declaration.type.exprName.getText()]);
        } else {
          need(found, needed);
          if (symbol.name !== node.text && found.name?.text === symbol.name) replaced.push([node, symbol.name]);
        }
      }
    }
    ts.forEachChild(node, visit);
  })(statement);
}

/** The text of a statement with its comment, for a file that exports by a list. */
function textOf(statement, renamed) {
  let text = statement.getFullText();
  const start = statement.getFullStart();
  for (const [node, name] of renamed.reverse()) {
    text = text.slice(0, node.getStart() - start) + name + text.slice(node.getEnd() - start);
  }
  const [comment] = ts.getJSDocCommentsAndTags(statement).slice(-1);
  const offset = (comment ? comment.getStart() : statement.getStart()) - start;
  return `${text.slice(offset).replace(/^export /m, '').trim()}\n`;
}

const isGlobal = (statement) => ts.isModuleDeclaration(statement) && statement.flags & ts.NodeFlags.GlobalAugmentation;

for (const [name, source] of entries) {
  const exported = checker.getExportsOfModule(checker.getSymbolAtLocation(program.getSourceFile(join(declared, `${name}.d.ts`))));
  const exports = exported.map((symbol) => classNamed(unaliased(symbol)));
  const isValue = (symbol, index) => symbol.flags & ts.SymbolFlags.Value && !isOnlyType(exported[index]);
  const list = (words, symbols) => (symbols.length
    ? `${words} { ${symbols.map((symbol) => symbol.name).sort().join(', ')} }${source ? ` from '${source}'` : ''};\n` : '');
  const needed = new Map();
  for (const symbol of exports) symbol.declarations.forEach((declaration) => need(statementOf(declaration), needed));
  const statements = program.getSourceFiles().flatMap((file) => {
    const global = file.statements.filter(isGlobal);
    // A file's additions to the page's own types belong to its needed statements.
    if (file.statements.some((one) => needed.has(one))) global.forEach((one) => need(one, needed));
    return file.statements;
  });
  const texts = source ? [] : statements.filter((one) => needed.has(one)).map((one) => textOf(one, needed.get(one)));
  writeFileSync(join(directory, `${name}.d.ts`), texts.join('')
    + list('export', exports.filter(isValue)) + list('export type', exports.filter((...one) => !isValue(...one))));
}
