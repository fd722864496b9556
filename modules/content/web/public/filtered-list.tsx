import type { ReactNode } from 'react';
import { ListFrame } from './list-frame.tsx';
import type { ContentFilters, ListData } from './load-content.ts';
import { ListHead, OptionLine } from './parts.tsx';

/** Provinces with their filter labels. Codes of GB/T 2260. */
const provinceNames: readonly (readonly [code: string, name: string])[] = [
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
  title: string;
  text: string;
  /** Label and options of its categories. */
  categories: { label: string; all: Readonly<Record<string, string>> };
  /** The list's URL with these filters. */
  href(query: Record<string, string | undefined>): string;
  empty: { title: string; text: string; label: string };
  /** Renders the list around a page of items. */
  children(list: (items: ReactNode) => ReactNode): ReactNode;
}

/** A list filtered by category and province, with paging; all state is in the URL. */
export function FilteredList({ data, title, text, categories, href, empty, children }: Props) {
  const { category, cityCode } = data.filters;
  const to = (change: ContentFilters, page = 1) =>
    href({ category, cityCode, ...change, page: page > 1 ? String(page) : undefined });
  const path = href({});
  const choices = (
    all: string,
    key: 'category' | 'cityCode',
    known: [string, string][],
    isChosen: (code: string) => boolean,
  ) => [
    { label: all, href: to({ [key]: undefined }), current: !data.filters[key] },
    ...known.map(([code, label]) => ({ label, href: to({ [key]: code }), current: isChosen(code) })),
  ];
  return (
    <>
      <ListHead title={title} text={text}>
        <OptionLine
          label={categories.label}
          options={choices('不限', 'category', Object.entries(categories.all), (code) => code === category)}
        />
        <OptionLine
          label="地区"
          options={choices(
            '全国',
            'cityCode',
            provinceNames.map(([code, label]) => [code, label]),
            (code) => code.slice(0, 2) === cityCode?.slice(0, 2),
          )}
        />
      </ListHead>
      {children((items) => (
        <ListFrame data={data} path={path} href={(page) => to({}, page)} empty={{ ...empty, href: path }}>
          {items}
        </ListFrame>
      ))}
    </>
  );
}
