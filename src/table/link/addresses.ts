/** Addresses that bring a hand, a coup or a turn, in what stands behind their `#`. */

/** The part that brings it: `#tv=stud.…`, or in a router's hash `#/shop/7?tv=stud.…`. */
const NAME = 'tv';

/** What an address brings, as it stands behind `#tv=`; nothing where it brings nothing. */
export const linkIn = (hash: string): string | undefined =>
  new URLSearchParams(hash.replace(/^#(.*\?)?/, '')).get(NAME) ?? undefined;

/** The same address with a link. What a router or a page keeps behind the `#` stays there; the name of a place in the page does not. */
export function addressWith(link: string, page: string): string {
  const address = new URL(page);
  const [, route = '', rest = ''] = /^#(!?\/[^?]*)?\??(.*)$/s.exec(address.hash) ?? [];
  const others = rest.split('&').filter(part => part.includes('=') && !part.startsWith(`${NAME}=`));
  address.hash = `${route && `${route}?`}${[...others, `${NAME}=${link}`].join('&')}`;
  return address.href;
}
