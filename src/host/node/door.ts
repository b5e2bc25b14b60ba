/** Who may come to a host's door, and from which address: the same for every transport. */
import type { IncomingHttpHeaders } from 'node:http';
import { isIPv6 } from 'node:net';

/** Which pages may use a host. */
export interface Door {
  /**
   * The pages that may use this host, such as `https://cards.example`; `*` for all. Pages on its own names always may.
   */
  readonly origins?: readonly string[];
  /** The names of this host, such as `cards.example`, beside those of the machine for itself. */
  readonly names?: readonly string[];
}

/** The names of a machine for itself, which nobody else can assign to another. */
const LOOPBACK: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Whether a page may use a host. A program that is not a page sends no origin, and may. A page on the host's own name
 * may; but since anybody can point a name at this machine, only listed names count as its own.
 */
export function isAllowed(
  { origin, host }: Pick<IncomingHttpHeaders, 'origin' | 'host'>,
  { origins = [], names = [] }: Door,
): boolean {
  if (origin === undefined || origins.includes('*') || origins.includes(origin)) return true;
  if (!URL.canParse(origin)) return false;
  const page = new URL(origin);
  return page.host === host && (LOOPBACK.includes(page.hostname) || names.includes(page.hostname));
}

/**
 * The address by which limits are counted: for IPv6 the network, since a guest has all its addresses.
 * @param peer the other end of the connection.
 * @param forwarded the header `X-Forwarded-For`, to which each proxy appends the address it was called from.
 * @param proxies how many of them are the host's own.
 */
export function addressOf(
  peer: string | undefined,
  forwarded?: string | readonly string[],
  proxies = 0,
): string | undefined {
  const told = [forwarded ?? []].flat().join(',').split(',');
  const address = (proxies > 0 && told.at(-proxies)?.trim()) || peer;
  if (address === undefined) return undefined;
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/^\[(.*)\](:\d+)?$/, '$1');
  return isIPv6(plain) ? networkOf(plain) : plain.replace(/^([\d.]+):\d+$/, '$1');
}

/** The first four of the eight groups. */
function networkOf(address: string): string {
  const [head = '', tail] = address.replace(/%.*$/, '').toLowerCase().split('::');
  const groups = head === '' ? [] : head.split(':');
  const rest = tail === undefined || tail === '' ? [] : tail.split(':');
  const missing = tail === undefined ? 0 : 8 - groups.length - rest.length;
  const all = [...groups, ...Array.from({ length: Math.max(0, missing) }, () => '0'), ...rest];
  return `${all
    .slice(0, 4)
    .map(group => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}
