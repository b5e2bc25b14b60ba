// The actions of each game, as tables for the documents, from the types in src/<game>/rules/table.ts.
import ts from 'typescript';
import { elements } from '../entries.mjs';
import { code, table } from './markdown.mjs';

/** A type with this many words is named rather than spelled out. */
const MANY = 10;
/** Fields that are amounts of chips: an offer gives their range. */
const AMOUNTS = ['amount', 'to'];

/** The types of a game's actions, each with the docblock of its alias, and all its events. */
function typesOf(checker, source) {
  const aliases = source.statements.filter(ts.isTypeAliasDeclaration);
  const named = name => aliases.find(alias => alias.name.text === name);
  const actor = named('PlayerAction') ?? named('PunterAction');
  const members = alias => {
    const type = checker.getTypeAtLocation(alias.name);
    return type.isUnion() ? type.types : [type];
  };
  const docOf = alias =>
    ts
      .getJSDocCommentsAndTags(alias)
      .filter(ts.isJSDoc)
      .map(({ comment }) => ts.getTextOfJSDocComment(comment).replace(/\s+/g, ' ').trim())
      .join(' ');
  return { named, actor, members, docOf };
}

/** A type as text: allowed words are spelled out, a list has brackets. */
function spelled(checker, type) {
  const parts = type.isUnion() ? type.types.filter(each => !(each.flags & ts.TypeFlags.Undefined)) : [type];
  if (parts.length > 1 && parts.length < MANY && parts.every(each => each.isLiteral()))
    return parts
      .map(({ value }) => (typeof value === 'string' ? `'${value}'` : value))
      .sort()
      .join(' | ');
  if (parts.length > 1) return checker.typeToString(type);
  if (checker.isArrayType(parts[0])) {
    const inner = spelled(checker, checker.getTypeArguments(parts[0])[0]);
    return inner.includes(' ') ? `(${inner})[]` : `${inner}[]`;
  }
  return parts.map(each => checker.typeToString(each)).join(' | ');
}

/** A member of a union as rows: a type may stand for several words. */
function rowOf(checker, type) {
  const fields = checker.getPropertiesOfType(type).map(property => {
    const kind = checker.getTypeOfSymbol(property);
    return { name: property.name, isOptional: !!(property.flags & ts.SymbolFlags.Optional), kind };
  });
  const words = fields.find(({ name }) => name === 'type').kind;
  const types = (words.isUnion() ? words.types : [words]).map(({ value }) => value);
  const rest = fields.filter(({ name }) => name !== 'type');
  return { types, rest: rest.map(field => ({ ...field, text: spelled(checker, field.kind) })) };
}

/** Rows in short: the names, the other fields of an action, and the fields that an offer leaves open. */
function actionTable(rows, withOffers) {
  const head = withOffers ? ['`type`', 'with', 'open fields in its offer'] : ['`type`', 'with'];
  const lines = rows.map(({ types, rest }) => {
    const said = rest.map(({ name, isOptional, text }) => code(`${name}${isOptional ? '?' : ''}: ${text}`));
    const open = rest
      .filter(({ name, text }) => AMOUNTS.includes(name) && text === 'number')
      .map(({ name }) => code(name));
    return [types.map(code).join(', '), said.join(', '), ...(withOffers ? [open.join(', ')] : [])];
  });
  return table(head, lines);
}

export function actionsPart() {
  const files = elements.map(({ room }) => `src/${room}/rules/table.ts`);
  const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, '.');
  const program = ts.createProgram(files, { ...options, noEmit: true });
  const checker = program.getTypeChecker();
  return elements
    .map(({ tag }, at) => {
      const source = program.getSourceFile(files[at]);
      const { named, actor, members, docOf } = typesOf(checker, source);
      const all = members(named('Action'));
      const own = members(actor);
      const croupiers = members(named('CroupierAction'));
      const seating = all.filter(type => !own.includes(type) && !croupiers.includes(type));
      const rows = types => types.map(type => rowOf(checker, type));
      return [
        `## \`<${tag}>\``,
        docOf(actor),
        actionTable(rows(own), true),
        'Every seat, between hands:',
        actionTable(rows(seating), true),
        docOf(named('CroupierAction')),
        actionTable(rows(croupiers), false),
        'Events of a step, in `detail.events`:',
        actionTable(rows(members(named('Event'))), false),
      ].join('\n\n');
    })
    .join('\n\n');
}
