import { type ReactNode, useState } from 'react';
import { cities as allCities } from '#contract/taxonomy/places/cities.ts';
import { quietly, useCall } from '#web/features/page-calls/use-call.ts';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { hotCityList } from './hot-cities.ts';

/** The regions below one; empty while loading. */
const useRegions = (parent: string | undefined, requested: boolean) =>
  useCall('GET /api/site/regions', requested ? { query: parent ? { parent } : {} } : null, quietly).data ?? [];

/** Five rows. */
const MAX_FOUND = 25;

interface Props {
  /** The entry for no particular city. */
  anywhere?: string;
  /** One entry: a link or a button. */
  entry(code: string | null, label: string): ReactNode;
}

/** Cities whose name contains what was typed, or whose pinyin or initials begin with it. */
function citiesFor(typed: string) {
  const words = typed.trim().toLowerCase();
  const spelled = words.replace(/[\s']/g, '');
  return allCities
    .filter(
      ({ name, pinyin, initials }) =>
        name.includes(words.replace(/市$/, '')) || pinyin.startsWith(spelled) || initials.startsWith(spelled),
    )
    .slice(0, MAX_FOUND);
}

/** Major cities, all others by province, and each by its name. */
export function CityGrid({ anywhere, entry }: Props) {
  const [province, setProvince] = useState('');
  const provinces = useRegions(undefined, true);
  const cities = useRegions(province, province !== '');
  const [typed, setTyped] = useState('');
  const search = (
    <input
      type="search"
      className="field mb-2 w-full"
      aria-label="搜索城市"
      placeholder="搜城市，汉字或拼音"
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      // It may stand in a form, which Enter would send.
      onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
    />
  );
  if (typed.trim() !== '') {
    const found = citiesFor(typed);
    return (
      <>
        {search}
        <div className="grid grid-cols-5 gap-0.5" aria-live="polite">
          {found.map(({ code, name }) => entry(code, name))}
        </div>
        {found.length === 0 && <p className="py-2 text-14 text-ink-3">没有找到这个城市。区县请选它所在的城市</p>}
      </>
    );
  }
  return (
    <>
      {search}
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
