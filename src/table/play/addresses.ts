/** Addresses that bring a hand, a coup or a turn, in what stands behind their `#`. */

/** The part that brings it: `#tv=stud.…`, or in a router's hash `#/shop/7?tv=stud.…`. */
const NAME = 'tv';

/** What an address brings, as it stands behind `#tv=`; nothing where it brings nothing. */
export const linkIn = (hash: string): string | undefined => new RegExp(`[#?&]${NAME}=([^&]*)`).exec(hash)?.[1];

/**
 * The same address with a link. What a router or a page keeps behind the `#` stays there, a path or parameters; the name of a
 * place in the page (`#rules`) does not.
 */
export function addressWith(link: string, page: string): string {
  const address = new URL(page);
  const hash = address.hash.slice(1);
  const isList = /^[^/?]*=/.test(hash);
  const [, path = '', rest = ''] = isList ? ['', '', hash] : (/^([^?]*)\??(.*)$/s.exec(hash) ?? []);
  const route = /[!/]/.test(path) ? `${path}?` : '';
  const others = rest.split('&').filter(part => part && !part.startsWith(`${NAME}=`));
  address.hash = route + [...others, `${NAME}=${link}`].join('&');
  return address.href;
}
