import { type ReactNode, useEffect, useState } from 'react';
import { call } from '#web/api/browser-call.ts';
import { SelectField } from '#web/ui/fields/select-field.tsx';
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

interface Props {
  /** The entry for no particular city. */
  anywhere?: string;
  /** One entry: a link or a button. */
  entry(code: string | null, label: string): ReactNode;
}

/** Major cities, and all others by province. */
export function CityGrid({ anywhere, entry }: Props) {
  const [province, setProvince] = useState('');
  const provinces = useRegions(undefined, true);
  const cities = useRegions(province, province !== '');
  return (
    <>
      <div className="grid grid-cols-5 gap-0.5">
        {anywhere && entry(null, anywhere)}
        {hotCityList.map(([code, label]) => entry(code, label))}
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
          {cities.map(({ code, name }) => entry(code, name))}
        </div>
      </div>
    </>
  );
}
