import { useEffect, useState } from 'react';
import { call } from '#web/api/browser-call.ts';
import { SelectField } from '#web/ui/select-field.tsx';

interface Region {
  code: string;
  name: string;
}

const load = (parent?: string): Promise<Region[]> =>
  call('GET /api/site/regions', { query: parent ? { parent } : {} }, { background: true, quiet: true });

/** Every other city, by its province. */
export function MoreCities({ renderCity }: { renderCity(region: Region): React.ReactNode }) {
  const [provinces, setProvinces] = useState<Region[]>([]);
  const [province, setProvince] = useState('');
  const [cities, setCities] = useState<Region[]>([]);
  useEffect(() => {
    load().then(setProvinces, () => {});
  }, []);
  useEffect(() => {
    let current = true;
    setCities([]);
    if (province)
      load(province).then(
        (found) => current && setCities(found),
        () => {},
      );
    return () => {
      current = false;
    };
  }, [province]);
  return (
    <div className="mt-2 border-t border-line pt-3">
      <SelectField
        label="其他城市"
        placeholder="选择省份"
        value={province}
        onChange={(event) => setProvince(event.target.value)}
        options={provinces.map(({ code, name }) => ({ value: code, label: name }))}
      />
      <div className="mt-2 grid max-h-44 grid-cols-4 overflow-y-auto">{cities.map(renderCity)}</div>
    </div>
  );
}
