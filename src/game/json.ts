/** Plain data as JSON, on any page. */

/** The original value, before a `toJSON` changed it. */
function asItIs(this: Readonly<Record<string, unknown>>, name: string): unknown {
  return this[name];
}

/** Plain data as JSON: the `Array.prototype.toJSON` of old libraries would turn lists into strings. */
export const writeJson = (value: unknown): string => JSON.stringify(value, asItIs);
