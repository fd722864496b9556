import { Cascader } from 'antd';
import { regionOptions, regionPathOf } from './region-path.ts';

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
