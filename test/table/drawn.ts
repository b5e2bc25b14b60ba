import type { TemplateResult } from 'lit';

/** The text of what a template draws, without a page; for a list, of its entries one after the other. */
export function drawn(value: unknown): string {
  if (Array.isArray(value)) return value.map(drawn).join('');
  if (typeof value !== 'object' || !value) return String((value as string | number | undefined) ?? '');
  const { strings, values } = value as TemplateResult;
  return strings.map((text, at) => text + drawn(values[at])).join('');
}
