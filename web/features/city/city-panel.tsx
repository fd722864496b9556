import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { call } from '#web/api/browser-call.ts';
import { setSession } from '#web/session/session-store.ts';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { cityHref } from './city-href.ts';
import { rememberCityName } from './city-name.ts';
import { hotCityList } from './hot-cities.ts';

interface Region {
  code: string;
  name: string;
}

const load = (parent?: string): Promise<Region[]> =>
  call('GET /api/site/regions', { query: parent ? { parent } : {} }, { background: true, quiet: true });

/** The regions below one; empty while loading. */
function useRegions(parent: string | undefined, requested: boolean): Region[] {
  const [found, setFound] = useState<Region[]>([]);
  useEffect(() => {
    let current = true;
    setFound([]);
    if (requested) {
      load(parent).then(
        (regions) => current && setFound(regions),
        () => {},
      );
    }
    return () => {
      current = false;
    };
  }, [parent, requested]);
  return found;
}

/** Major cities, and all others by province. Each links to the same page for that city. */
export function CityPanel({ city }: { city: string | null }) {
  const location = useLocation();
  const [province, setProvince] = useState('');
  const provinces = useRegions(undefined, true);
  const cities = useRegions(province, province !== '');
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
    <>
      <div className="grid grid-cols-5 gap-0.5">
        {link(null, '全国')}
        {hotCityList.map(([code, label]) => link(code, label))}
      </div>
      <div className="mt-2 border-t border-line pt-3">
        <SelectField
          label="其他城市"
          placeholder="选择省份"
          value={province}
          onChange={(event) => setProvince(event.target.value)}
          options={provinces.map(({ code, name }) => ({ value: code, label: name }))}
        />
        <div className="mt-2 grid max-h-44 grid-cols-4 overflow-y-auto">
          {cities.map(({ code, name }) => link(code, name))}
        </div>
      </div>
    </>
  );
}
