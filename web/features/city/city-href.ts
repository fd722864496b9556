/** Pages with content by city, by the parameter `cityCode`. */
const byCity = new Set(['/', '/jobs', '/business', '/recruitment', '/mobile', '/mobile/list']);

/** Target of choosing a city: the same page for that city, from page 1; elsewhere its jobs. */
export function cityHref(code: string | null, at: { pathname: string; search: string }): string {
  const path = byCity.has(at.pathname) ? at.pathname : '/jobs';
  const query = new URLSearchParams(byCity.has(at.pathname) ? at.search : '');
  for (const name of ['cityCode', 'cursor', 'page']) query.delete(name);
  if (code) query.set('cityCode', code);
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}
