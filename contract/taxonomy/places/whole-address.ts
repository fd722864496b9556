/** Region and address joined without repetition ('…上城区' + '上城区钱江路'). */
export function wholeAddress(region: string, address: string): string {
  for (let from = 0; from < region.length; from += 1) {
    const end = region.slice(from);
    if (end.length > 1 && address.startsWith(end)) return region + address.slice(end.length);
  }
  return region + address;
}
