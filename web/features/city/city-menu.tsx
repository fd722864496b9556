import MapPin from 'lucide-react/icons/map-pin';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { lazyPart } from '#web/api/lazy-part.tsx';
import { setSession, useSession } from '#web/session/session-store.ts';
import { Menu } from '#web/ui/menu.tsx';
import { useCityName } from './city-name.ts';
import { cityCodeOf } from './hot-cities.ts';

const loadPanel = () => import('./city-panel.tsx');
const CityPanel = lazyPart(loadPanel, 'CityPanel');

const namedIn = (search: string): string | null => {
  const named = new URLSearchParams(search).get('cityCode');
  return named && /^[1-9][0-9]{5}$/.test(named) ? cityCodeOf(named) : null;
};

/** Pages whose content is of the URL's city, or of the whole country without one. */
const byCity = new Set([
  '/',
  '/jobs',
  '/business',
  '/answers',
  '/recruitment',
  '/recruitment/school',
  '/recruitment/society',
  '/mobile',
  '/mobile/list',
]);

/** The header's city picker: the city of the page's content; on other pages the last chosen one, which is remembered. */
export function CityMenu() {
  const { pathname, search } = useLocation();
  const chosen = useSession((state) => state.cityCode);
  const named = namedIn(search);
  const city = byCity.has(pathname) ? named : (named ?? chosen);
  const name = useCityName(city);
  const [opened, setOpened] = useState(false);
  useEffect(() => {
    if (named && named !== chosen) setSession({ cityCode: named });
  }, [named, chosen]);
  return (
    <span className="city-menu ml-5 flex-none max-sm:ml-2">
      <Menu
        label={`当前城市：${name || '选择城市'}`}
        summaryClass="h-9 rounded-ctl text-14 text-ink-2 hover:text-brand"
        panelClass="w-84 max-w-[calc(100vw-32px)] max-sm:-left-24"
        onNear={loadPanel}
        onOpen={() => setOpened(true)}
        summary={
          <>
            <MapPin size={15} className="text-brand" aria-hidden />
            {name || (byCity.has(pathname) ? '全国' : '城市')}
          </>
        }
      >
        {opened ? (
          <CityPanel city={city} />
        ) : (
          <a className="menu-item no-script-only" href="/jobs">
            按城市找工作
          </a>
        )}
      </Menu>
    </span>
  );
}
