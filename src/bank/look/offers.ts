/** What a table offers the player. */

/** Whether anything of a kind is offered. */
export const isOffered = <Type extends string>(
  { legal }: { readonly legal: readonly { readonly type: Type }[] },
  type: NoInfer<Type>,
): boolean => legal.some(offer => offer.type === type);
