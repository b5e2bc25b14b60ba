/** Addresses with a hand, a coup or a turn in their fragment. */

/** The parameter: `#tv=stud.…`, or in a router's hash `#/shop/7?tv=stud.…`. */
const NAME = 'tv';

/** The link in an address, as it follows `#tv=`; undefined if there is none. */
export const linkIn = (hash: string): string | undefined => new RegExp(`[#?&]${NAME}=([^&]*)`).exec(hash)?.[1];

/**
 * The same address with a link. Whatever a router or a page keeps after the `#`, a path or parameters, is preserved; an
 * anchor in the page (`#rules`) is not.
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
