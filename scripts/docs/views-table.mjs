// The view and the state of each game, and what a port, a croupier and a log report, field by field, as tables for the
// documents: from the types in src/ and their docblocks. A field without one is an error.
import ts from 'typescript';
import { elements } from '../entries.mjs';
import { code, table } from './markdown.mjs';

/** The types of every game that a program meets, and their files. */
const CONTRACT = {
  'src/game/contract.ts': ['Seat', 'Viewer', 'Actor', 'Turn', 'Offer', 'Range', 'Refusal', 'RefusalCode'],
  'src/game/port.ts': ['SeatPort', 'PortListener', 'Step'],
  'src/game/croupier.ts': ['Player'],
  'src/game/log.ts': ['Log', 'Entry'],
  'src/game/accounts.ts': ['Accounts'],
  'src/cards/random.ts': ['Random'],
};
/** Types documented elsewhere: the options with the elements, the actions and events on their page. */
const ELSEWHERE = ['Options', 'Action', 'Event', 'View', 'State'];

/** Whatever has no docblock, or cannot be imported. */
const faults = new Set();

/** The name of a game's types in `tapis-vert/rules.js`. */
const namespaceOf = room => room.replace(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase());

const squeezed = text => text.replace(/\s+/g, ' ').trim();

/** A program of these sources, with queries. */
function reader(files) {
  const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, '.');
  const program = ts.createProgram(files, { ...options, noEmit: true });
  const checker = program.getTypeChecker();
  const ofSymbol = symbol => (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol);
  /** The declaration of a named type in src/, if any. */
  const declarationOf = symbol =>
    ofSymbol(symbol).declarations?.find(
      each =>
        (ts.isInterfaceDeclaration(each) || ts.isTypeAliasDeclaration(each)) &&
        /(^|\/)src\//.test(each.getSourceFile().fileName),
    );
  const docOf = symbol =>
    squeezed(ts.displayPartsToString(symbol.getDocumentationComment(checker))).replace(/\{@link (\S+?)\}/g, '`$1`');
  /** The named types that a type node refers to. */
  const namesIn = node => {
    const found = [];
    const visit = each => {
      const name = ts.isTypeReferenceNode(each)
        ? each.typeName
        : ts.isExpressionWithTypeArguments(each) && each.expression;
      const symbol = name && checker.getSymbolAtLocation(name);
      const declaration = symbol && declarationOf(symbol);
      if (declaration) found.push(declaration);
      ts.forEachChild(each, visit);
    };
    visit(node);
    return found;
  };
  const namesOfFields = declaration =>
    checker.getPropertiesOfType(checker.getTypeAtLocation(declaration.name)).map(({ name }) => name);
  const exportsOf = file =>
    checker.getExportsOfModule(checker.getSymbolAtLocation(program.getSourceFile(file))).map(({ name }) => name);
  return { program, checker, docOf, namesIn, namesOfFields, exportsOf };
}

/** The words of a list in a source, `(typeof WORDS)[number]`, as a type. */
function wordsOf(checker, node) {
  const list = ts.isIndexedAccessTypeNode(node) && ts.isParenthesizedTypeNode(node.objectType) && node.objectType.type;
  if (!list || !ts.isTypeQueryNode(list)) return undefined;
  const { initializer } = checker.getSymbolAtLocation(list.exprName).valueDeclaration;
  return initializer.expression.elements.map(each => each.getText()).join(' | ');
}

/** A type as written, without `readonly`. */
const written = node =>
  squeezed(
    node
      .getText()
      .replace(/\/\*[^]*?\*\/|\/\/[^\n]*/g, '')
      .replaceAll('readonly ', '')
      .replace(/\((\w+\[\])\)/g, '$1')
      .replace(/^\s*\| /, ''),
  );

/** The fields of an interface, including those inherited by `extends`; with `wanted`, only these. */
function fieldsOf({ checker, docOf }, declaration, wanted = () => true) {
  const type = checker.getTypeAtLocation(declaration.name);
  return checker
    .getPropertiesOfType(type)
    .filter(({ name }) => wanted(name))
    .map(property => {
      const node = property.valueDeclaration ?? property.declarations[0];
      const doc = docOf(property);
      if (!doc)
        faults.add(`${node.getSourceFile().fileName}: ${declaration.name.text}.${property.name} has no docblock`);
      const isOptional = !!(property.flags & ts.SymbolFlags.Optional);
      const name = ts.isMethodSignature(node)
        ? `${property.name}${isOptional ? '?' : ''}(${node.parameters.map(each => each.getText()).join(', ')})`
        : property.name + (isOptional ? '?' : '');
      return [code(name), node.type ? code(written(node.type)) : '', doc];
    });
}

const fieldTable = fields => table(['field', 'type', 'what it holds'], fields);

/** A named type under a heading. */
function section(read, declaration, name) {
  const doc = read.docOf(read.checker.getSymbolAtLocation(declaration.name));
  if (!doc) faults.add(`${declaration.getSourceFile().fileName}: ${name} has no docblock`);
  const parts = [`### ${name}`, doc];
  if (ts.isInterfaceDeclaration(declaration)) parts.push(fieldTable(fieldsOf(read, declaration)));
  else
    parts.push(
      `\`\`\`ts\n${(wordsOf(read.checker, declaration.type) ?? written(declaration.type)).replace(/ \| (?=\{)/g, '\n  | ')}\n\`\`\``,
    );
  return parts.join('\n\n');
}

/** All named types that some declarations are made of, except these themselves: each once, in order of appearance. */
function madeOf(read, declarations, isSkipped) {
  const met = [];
  const visit = declaration => {
    for (const each of read.namesIn(declaration)) {
      if (met.includes(each) || declarations.includes(each) || isSkipped(each)) continue;
      met.push(each);
      visit(each);
    }
  };
  declarations.forEach(visit);
  return met;
}

export function viewsPart() {
  const games = elements.map(({ tag, room }) => ({ tag, room, file: `src/${room}/rules/table.ts` }));
  const read = reader([...games.map(({ file }) => file), ...Object.keys(CONTRACT)]);
  const named = (file, name) => read.program.getSourceFile(file).statements.find(each => each.name?.text === name);
  const isElsewhere = each => ELSEWHERE.includes(each.name.text);
  const roomOf = each => /src\/(.+?)\//.exec(each.getSourceFile().fileName)[1];
  const first = Object.entries(CONTRACT).flatMap(([file, names]) => names.map(name => named(file, name)));
  const met = games.map(({ file }) => madeOf(read, [named(file, 'State'), named(file, 'View')], isElsewhere));
  const shared = [
    ...new Set([...first, ...met.flat().filter(each => !games.some(({ room }) => room === roomOf(each)))]),
  ];
  const shownShared = shared.map((each, at) => {
    const isSecond = shared.findIndex(({ name }) => name.text === each.name.text) < at;
    return section(read, each, isSecond ? `${each.name.text} at a table of poker` : each.name.text);
  });
  const parts = games.flatMap(({ tag, room, file }, at) => {
    const [state, view] = ['State', 'View'].map(name => named(file, name));
    const both = named(file, 'Table') ?? state;
    const common = read.namesOfFields(both);
    const exported = read.exportsOf(file);
    /** What an interface adds to the common fields, or changes, under a sentence; empty if nothing. */
    const own = (declaration, sentence) => {
      const said = declaration === both ? [] : declaration.members.map(each => each.name.getText());
      const fields = fieldsOf(read, declaration, name => said.includes(name) || !common.includes(name));
      return fields.length > 0 ? [sentence, fieldTable(fields)] : [];
    };
    const made = met[at].filter(each => roomOf(each) === room && each !== both);
    for (const { name } of made)
      if (!exported.includes(name.text))
        faults.add(`${file} does not export the type ${name.text}, of which its view is made`);
    return [
      `## \`<${tag}>\``,
      'In the state and in every view:',
      fieldTable(fieldsOf(read, both)),
      ...own(state, 'In the state only:'),
      ...own(view, 'In a view only:'),
      ...made.map(each => section(read, each, `${namespaceOf(room)}.${each.name.text}`)),
    ];
  });
  if (faults.size > 0) throw new Error([...faults].join('\n'));
  return ['## Every game', ...shownShared, ...parts].join('\n\n');
}
