import { BlockList, isIP } from 'node:net';

/** The proxies of `TRUST_PROXY`: none, a number of hops before this server, or a list of addresses. */
export type Proxies = false | number | readonly string[];

/** Whether the peer at an address, this many hops from the server (0: connected to it), is a trusted proxy. */
type IsProxy = (address: string, hop: number) => boolean;

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** Whether a text is an address or a network such as `10.0.0.0/8`. */
export function isNetwork(text: string): boolean {
  const [address = '', bits, more] = text.split('/');
  const family = isIP(address);
  if (family === 0 || more !== undefined) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 6 ? 128 : 32));
}

/** Trusts the configured number of hops or the listed addresses; nobody without a setting. */
export function proxyTest(proxies: Proxies): IsProxy {
  if (proxies === false) return () => false;
  if (typeof proxies === 'number') return (_, hop) => hop < proxies;
  const list = new BlockList();
  for (const network of proxies) {
    const [address = '', bits] = network.split('/');
    if (bits === undefined) list.addAddress(address, familyOf(address));
    else list.addSubnet(address, Number(bits), familyOf(address));
  }
  return (address) => isIP(address) !== 0 && list.check(address, familyOf(address));
}
