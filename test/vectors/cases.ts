/** The cases of files of vectors, judged one by one: an error in one is reported for that case and stops no other. */
import type { Verdict } from '../../scripts/vectors.ts';

/** The required type of a field. */
type Kind = 'text' | 'number' | 'list' | 'object';

/** A list of cases: the fields that each must have, and how it is judged. */
export interface CaseList<Case> {
  readonly fields: Partial<Record<keyof Case & string, Kind>>;
  readonly judge: (one: Case) => Verdict | readonly Verdict[];
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const IS: Readonly<Record<Kind, (value: unknown) => boolean>> = {
  text: value => typeof value === 'string',
  number: value => typeof value === 'number',
  list: Array.isArray,
  object: isObject,
};

/** JSON that does not depend on the order of an object's fields. */
export const sorted = (value: unknown): string =>
  JSON.stringify(value, (_, field: unknown) =>
    typeof field === 'object' && field !== null && !Array.isArray(field)
      ? Object.fromEntries(Object.entries(field).sort(([a], [b]) => (a < b ? -1 : 1)))
      : field,
  );

/** What is said of a value that is not the expected one; undefined if it is. */
export const differ = (what: string, ours: unknown, theirs: unknown): string | undefined =>
  sorted(ours) === sorted(theirs)
    ? undefined
    : `${what} is ${JSON.stringify(ours)}, expected ${JSON.stringify(theirs)}`;

/** A value in a message, shortened if it is long. */
function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? 'missing';
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}

const named = ({ id }: Readonly<Record<string, unknown>>, other: string): string =>
  typeof id === 'string' || typeof id === 'number' ? String(id) : other;

function judged<Case>(list: string, place: number, one: unknown, { fields, judge }: CaseList<Case>) {
  const id = named(isObject(one) ? one : {}, `${list}, case ${place + 1}`);
  if (!isObject(one)) return { id, difference: `expected an object, it is ${shown(one)}` };
  for (const [field, kind] of Object.entries(fields) as [string, Kind][])
    if (!IS[kind](one[field])) return { id, difference: `${field}: expected a ${kind}, it is ${shown(one[field])}` };
  try {
    return judge(one as Case);
  } catch (error) {
    const { message } = error as Error;
    return { id, difference: error instanceof TypeError ? `is not shaped as expected: ${message}` : message };
  }
}

/**
 * Judges all cases of a file.
 * @param lists by the names that they have in the file, which has at least one of them.
 * @throws {Error} that says what was expected if the file has no such list.
 */
export function judgedCases<Cases extends object>(
  file: unknown,
  lists: { readonly [List in keyof Cases]: CaseList<Cases[List]> },
): readonly Verdict[] {
  const names = Object.keys(lists) as (keyof Cases & string)[];
  const there = isObject(file) ? names.filter(name => file[name] !== undefined) : [];
  if (there.length === 0)
    throw new Error(
      `expected an object with a list ${names.join(' or ')}, it ${isObject(file) ? `has ${Object.keys(file).join(', ') || 'nothing'}` : `is ${shown(file)}`}.`,
    );
  return there.flatMap(name => {
    const cases = (file as Cases)[name] as unknown;
    if (!Array.isArray(cases)) throw new Error(`${name}: expected a list, it is ${shown(cases)}.`);
    return cases.flatMap((one: unknown, place) => judged(name, place, one, lists[name]));
  });
}
