/** Region and address in one: where the address begins with the end of the region ('…上城区' + '上城区钱江路'), it is said once. */
export function wholeAddress(region: string, address: string): string {
  for (let from = 0; from < region.length; from += 1) {
    const end = region.slice(from);
    if (end.length > 1 && address.startsWith(end)) return region + address.slice(end.length);
  }
  return region + address;
}
