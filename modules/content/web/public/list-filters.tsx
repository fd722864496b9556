import { contentKinds } from '#contract/taxonomy/content-categories.ts';
import { filterBy, ListFilterRow } from '#web/features/filters/list-filter-row.tsx';
import type { ContentFilters, ListData } from './load-content.ts';

/** Provinces with their filter labels. Codes of GB/T 2260. */
const provinceNames: Known = [
  ['110000', '北京'],
  ['120000', '天津'],
  ['130000', '河北'],
  ['140000', '山西'],
  ['150000', '内蒙古'],
  ['210000', '辽宁'],
  ['220000', '吉林'],
  ['230000', '黑龙江'],
  ['310000', '上海'],
  ['320000', '江苏'],
  ['330000', '浙江'],
  ['340000', '安徽'],
  ['350000', '福建'],
  ['360000', '江西'],
  ['370000', '山东'],
  ['410000', '河南'],
  ['420000', '湖北'],
  ['430000', '湖南'],
  ['440000', '广东'],
  ['450000', '广西'],
  ['460000', '海南'],
  ['500000', '重庆'],
  ['510000', '四川'],
  ['520000', '贵州'],
  ['530000', '云南'],
  ['540000', '西藏'],
  ['610000', '陕西'],
  ['620000', '甘肃'],
  ['630000', '青海'],
  ['640000', '宁夏'],
  ['650000', '新疆'],
];

interface Props {
  data: ListData;
  /** What its categories are called. */
  label: string;
  /** The list's address with these filters. */
  href(change: ContentFilters): string;
}

type Known = readonly (readonly [code: string, name: string])[];
const times = { upcoming: '即将开始', past: '已结束' };

/** The filters of a list: its categories, the time of lectures, the place of what belongs to one. */
export function ListFilters({ data: { kind, filters }, label, href }: Props) {
  const placed = kind === 'policy' || kind === 'admission';
  const by = (name: string, all: string, key: keyof ContentFilters, known: Known, chosen = filters[key]) =>
    filterBy(name, [all], known, chosen, (code) => href({ [key]: code }));
  // A city stands under its province.
  const province = filters.cityCode && `${filters.cityCode.slice(0, 2)}0000`;
  return (
    <ListFilterRow
      filters={[
        by(label, '不限', 'category', Object.entries<string>(contentKinds[kind].categories)),
        ...(kind === 'lecture' ? [by('时间', '不限', 'when', Object.entries(times))] : []),
        ...(placed ? [by('地区', '全国', 'cityCode', provinceNames, province)] : []),
      ]}
    />
  );
}
