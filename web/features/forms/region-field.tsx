import { Cascader } from 'antd';
import { provinces } from '#contract/taxonomy/places/cities.ts';

interface Props {
  value?: string;
  id?: string;
  onChange?(code: string | undefined): void;
}

/** A province or a city, chosen by name; empty: the whole country. */
export function RegionField({ value, id, onChange }: Props) {
  return (
    <Cascader
      id={id}
      className="w-full"
      changeOnSelect
      showSearch
      allowClear
      placeholder="全国"
      options={regionOptions}
      value={regionPathOf(value)}
      onChange={(way) => onChange?.((way as string[] | undefined)?.at(-1))}
    />
  );
}

interface Option {
  value: string;
  label: string;
  children?: Option[];
}

/** Provinces with their cities, for a cascader in which a province alone may be chosen. */
export const regionOptions: Option[] = provinces.map(({ code, name, cities }) => ({
  value: code,
  label: name,
  children: cities.filter((city) => city.code !== code).map((city) => ({ value: city.code, label: city.name })),
}));

/** The path to a code; a code below city level is shown by itself. */
export function regionPathOf(code: string | undefined): string[] | undefined {
  if (!code) return undefined;
  if (provinces.some((province) => province.code === code)) return [code];
  const province = provinces.find(({ cities }) => cities.some((city) => city.code === code));
  return province ? [province.code, code] : [code];
}
