import { Cascader, type CascaderProps } from 'antd';
import { provinces } from '#contract/taxonomy/places/cities.ts';

type Path = [province: string, city: string];

/** A province and a city as a path of codes. */
export const regionPath = (cityCode: string): Path => [
  provinces.find(({ cities }) => cities.some(({ code }) => code === cityCode))?.code ?? '',
  cityCode,
];

const options = provinces.map(({ code, name, cities }) => ({
  value: code,
  label: name,
  children: cities.map((city) => ({ value: city.code, label: city.name })),
}));

interface Props extends Pick<CascaderProps, 'id'> {
  value?: Path;
  onChange?(value: Path): void;
}

/** Chooses a city by its province, or by typing its name. */
export function RegionCascader({ id, value, onChange }: Props) {
  return (
    <Cascader
      id={id}
      showSearch
      allowClear={false}
      value={value}
      onChange={(path) => onChange?.(path as unknown as Path)}
      options={options}
    />
  );
}
