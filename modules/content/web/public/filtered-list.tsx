import type { ReactNode } from 'react';
import { ListFrame } from './list-frame.tsx';
import type { ContentFilters, ListData } from './load-content.ts';
import { ListHead, OptionLine } from './parts.tsx';
import { provinceNames } from './provinces.ts';

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
        <div className="pb-3">
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
        </div>
      </ListHead>
      {children((items) => (
        <ListFrame data={data} path={path} href={(page) => to({}, page)} empty={{ ...empty, href: path }}>
          {items}
        </ListFrame>
      ))}
    </>
  );
}
