import { monthAt, monthNumber, monthText } from '#contract/months.ts';
import { codesOf, shortOf } from '#contract/taxonomy/list.ts';
import { hotCities, hotCityList } from '#web/features/city/hot-cities.ts';
import { LinkFilterRow } from '#web/features/search/link-filter-row.tsx';
import { type FairTypeCode, fairTypes } from '../../contract/fair-types.ts';
import { fairsHref } from './fairs-href.ts';
import type { FairFilters, FairsData } from './load-fairs.ts';

/** Kind of fair, city and month. */
export function FairFilterPanel({ data }: { data: FairsData }) {
  const { kind, filters, now } = data;
  const { type, cityCode, month } = filters;
  const types = codesOf(fairTypes).filter((code) => kind === '' || fairTypes[code as FairTypeCode].kind === kind);
  const first = monthNumber(monthAt(new Date(now)));
  const months = Array.from({ length: 5 }, (_, at) => monthText(first + at));
  const chosen = month && !months.includes(month) ? [month, ...months] : months;
  const cities = cityCode && !hotCities[cityCode] ? [[cityCode, '所选城市'] as const, ...hotCityList] : hotCityList;
  const hrefOf = (change: FairFilters) => fairsHref(data, change);
  return (
    <section aria-label="筛选条件" className="card px-4 py-2">
      <LinkFilterRow<FairFilters>
        hrefOf={hrefOf}
        label="类型"
        links={[
          { label: '不限', change: { type: undefined }, current: !type },
          ...types.map((code) => ({ label: shortOf(fairTypes, code), change: { type: code }, current: code === type })),
        ]}
      />
      <LinkFilterRow<FairFilters>
        hrefOf={hrefOf}
        label="城市"
        links={[
          { label: '全国', change: { cityCode: undefined }, current: !cityCode },
          ...cities.map(([code, label]) => ({ label, change: { cityCode: code }, current: code === cityCode })),
        ]}
      />
      <LinkFilterRow<FairFilters>
        hrefOf={hrefOf}
        label="时间"
        links={[
          { label: '不限', change: { month: undefined }, current: !month },
          ...chosen.map((one) => ({
            label: `${one.slice(0, 4) === months[0]?.slice(0, 4) ? '' : `${one.slice(0, 4)} 年 `}${Number(one.slice(5))} 月`,
            change: { month: one, when: undefined },
            current: one === month,
          })),
        ]}
      />
    </section>
  );
}
