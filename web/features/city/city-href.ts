/** Pages whose content is by city, by the parameter `cityCode`. */
const byCity = new Set(['/', '/jobs', '/business', '/recruitment', '/mobile', '/mobile/list']);

/** Where choosing a city leads: the same page for that city, from its first sheet; elsewhere to its jobs. */
export function cityHref(code: string | null, at: { pathname: string; search: string }): string {
  const path = byCity.has(at.pathname) ? at.pathname : '/jobs';
  const query = new URLSearchParams(byCity.has(at.pathname) ? at.search : '');
  for (const name of ['cityCode', 'cursor', 'page']) query.delete(name);
  if (code) query.set('cityCode', code);
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}
