import { monthAt, monthNumber, monthText } from '#contract/months.ts';
import { type FairTypeCode, fairTypes } from '#contract/taxonomy/fair-types.ts';
import { codesOf, shortOf } from '#contract/taxonomy/list.ts';
import { hotCities, hotCityList } from '#web/features/city/hot-cities.ts';
import { fairsHref } from './fairs-href.ts';
import type { FairFilters, FairsData } from './load-fairs.ts';

interface Link {
  label: string;
  change: FairFilters;
  current: boolean;
}

function Row({ label, links, data }: { label: string; links: Link[]; data: FairsData }) {
  return (
    <div className="filter-row">
      <b>{label}</b>
      <div className="filter-options">
        {links.map(({ label: text, change, current }) => (
          <a key={text} className="option" href={fairsHref(data, change)} aria-current={current ? 'true' : undefined}>
            {text}
          </a>
        ))}
      </div>
      <details className="filter-more">
        <summary aria-label={`更多${label}`}>
          更多
          <span className="i i-down" />
        </summary>
      </details>
    </div>
  );
}

/** Kind of fair, city and month. */
export function FairFilterPanel({ data }: { data: FairsData }) {
  const { kind, filters, now } = data;
  const { type, cityCode, month } = filters;
  const types = codesOf(fairTypes).filter((code) => kind === '' || fairTypes[code as FairTypeCode].kind === kind);
  const first = monthNumber(monthAt(new Date(now)));
  const months = Array.from({ length: 5 }, (_, at) => monthText(first + at));
  const chosen = month && !months.includes(month) ? [month, ...months] : months;
  const cities = cityCode && !hotCities[cityCode] ? [[cityCode, '所选城市'] as const, ...hotCityList] : hotCityList;
  return (
    <section aria-label="筛选条件" className="card px-4 py-2">
      <Row
        data={data}
        label="类型"
        links={[
          { label: '不限', change: { type: undefined }, current: !type },
          ...types.map((code) => ({ label: shortOf(fairTypes, code), change: { type: code }, current: code === type })),
        ]}
      />
      <Row
        data={data}
        label="城市"
        links={[
          { label: '全国', change: { cityCode: undefined }, current: !cityCode },
          ...cities.map(([code, label]) => ({ label, change: { cityCode: code }, current: code === cityCode })),
        ]}
      />
      <Row
        data={data}
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
