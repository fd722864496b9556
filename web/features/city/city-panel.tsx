import { useLocation } from 'react-router';
import { setSession } from '#web/session/session-store.ts';
import { CityGrid } from './city-grid.tsx';
import { rememberCityName } from './city-name.ts';

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

/** The cities as links: each leads to the same page for that city. */
export function CityPanel({ city }: { city: string | null }) {
  const location = useLocation();
  return (
    <CityGrid
      anywhere="全国"
      entry={(code, label) => (
        <a
          key={label}
          className="menu-item justify-center px-1"
          href={cityHref(code, location)}
          aria-current={code === city ? 'true' : undefined}
          onClick={() => {
            if (code) rememberCityName(code, label);
            setSession({ cityCode: code });
          }}
        >
          {label}
        </a>
      )}
    />
  );
}
