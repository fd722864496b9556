const sorted = (query: URLSearchParams) =>
  [...query]
    .filter(([name, value]) => value !== '' && name !== 'sort')
    .map(([name, value]) => `${name}=${value.split(',').sort().join(',')}`)
    .sort()
    .join('&');

/** Whether two query strings of /jobs are the same search, in whatever order their filters were chosen. */
export const isSameSearch = (one: string, other: string): boolean =>
  sorted(new URLSearchParams(one)) === sorted(new URLSearchParams(other));
