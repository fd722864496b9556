import { useLocation } from 'react-router';
import { setSession } from '#web/session/session-store.ts';
import { CityGrid } from './city-grid.tsx';
import { cityHref } from './city-href.ts';
import { rememberCityName } from './city-name.ts';

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
