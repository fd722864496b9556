import MapPin from 'lucide-react/icons/map-pin';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { setSession, useSession } from '#web/session/session-store.ts';
import { Menu } from '#web/ui/menu.tsx';
import { cityHref } from './city-href.ts';
import { rememberCityName, useCityName } from './city-name.ts';
import { cityCodeOf, hotCityList } from './hot-cities.ts';

const MoreCities = lazy(() => import('./more-cities.tsx').then((module) => ({ default: module.MoreCities })));

/** The city of the page where its address names one, else the one chosen before. */
function useCity(): string | null {
  const { search } = useLocation();
  const chosen = useSession((state) => state.cityCode);
  const named = new URLSearchParams(search).get('cityCode');
  return named && /^[1-9][0-9]{5}$/.test(named) ? cityCodeOf(named) : chosen;
}

/** The city picker of the header. Each city is a link, so it works without scripts; the choice is kept for next time. */
export function CityMenu() {
  const location = useLocation();
  const city = useCity();
  const name = useCityName(city);
  const [opened, setOpened] = useState(false);
  useEffect(() => {
    const named = new URLSearchParams(location.search).get('cityCode');
    if (named && city === cityCodeOf(named)) setSession({ cityCode: city });
  }, [location.search, city]);
  const link = (code: string | null, label: string) => (
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
  );
  return (
    <span className="ml-5 flex-none max-sm:ml-2">
      <Menu
        label={`当前城市：${name || '选择城市'}`}
        summaryClass="h-9 rounded-ctl text-13 text-ink-2 hover:text-brand"
        panelClass="w-84 max-w-[calc(100vw-32px)] max-sm:-left-24"
        onOpen={() => setOpened(true)}
        summary={
          <>
            <MapPin size={15} className="text-brand" aria-hidden />
            {name || '城市'}
          </>
        }
      >
        <div className="grid grid-cols-5 gap-0.5">
          {link(null, '全国')}
          {hotCityList.map(([code, label]) => link(code, label))}
        </div>
        {opened && (
          <Suspense fallback={null}>
            <MoreCities renderCity={({ code, name: label }) => link(code, label)} />
          </Suspense>
        )}
      </Menu>
    </span>
  );
}
