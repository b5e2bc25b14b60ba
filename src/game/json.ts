/** Plain data as JSON, on whatever page. */

/** What lies there, not what a `toJSON` has made of it. */
function asItIs(this: Readonly<Record<string, unknown>>, name: string): unknown {
  return this[name];
}

/** Plain data as JSON: an `Array.prototype.toJSON`, as old libraries have it, would make texts of its lists. */
export const writeJson = (value: unknown): string => JSON.stringify(value, asItIs);
