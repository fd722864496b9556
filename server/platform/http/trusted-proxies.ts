import { BlockList, isIP } from 'node:net';

/** The proxies of `TRUST_PROXY`: none, as many as stand in a row before this server, or those at these addresses. */
export type Proxies = false | number | readonly string[];

/** Whether the peer at an address, so many hops from this server (0: connected to it), is a proxy to believe. */
export type IsProxy = (address: string, hop: number) => boolean;

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** An address, or a network as `10.0.0.0/8`. */
export function isNetwork(text: string): boolean {
  const [address = '', bits, more] = text.split('/');
  const family = isIP(address);
  if (family === 0 || more !== undefined) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 6 ? 128 : 32));
}

/** Believes as many hops as the count says, or the listed addresses; nobody when no proxy is set. */
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
