import { clsx } from 'clsx';
import { useRef, useState } from 'react';
import type { Api } from '#contract/api.ts';
import type { AnswerOf, InputOf } from '#contract/endpoint.ts';
import { labelOf } from '#contract/taxonomy/list.ts';
import { optionsOf } from '#contract/taxonomy/options.ts';
import { roles } from '#contract/taxonomy/roles.ts';
import { stages } from '#contract/taxonomy/stages.ts';
import { tenures } from '#contract/taxonomy/tenures.ts';
import { useCityName } from '#web/features/city/city-name.ts';
import { useCall } from '#web/features/page-calls/use-call.ts';
import { dayAndTime } from '#web/features/time/day-parts.ts';
import { paths } from '#web/paths.ts';
import { getSession } from '#web/session/session-store.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { RangeBar } from '#web/ui/range-bar.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Stat } from '#web/ui/stat.tsx';
import { ChoiceTabs } from '#web/ui/tabs.tsx';
import type { SalaryCell } from '../../contract/market.ts';

const yuanWords = (fen: number) => Math.round(fen / 100).toLocaleString('en-US');
const rangeWords = (from: number, to: number) => `${yuanWords(from)}–${yuanWords(to)}`;

type Market = AnswerOf<Api['GET /api/salaries']>;
type MarketQuery = NonNullable<InputOf<Api['GET /api/salaries']>['query']>;

const views = {
  byTenure: { label: '按编制', name: (cell: SalaryCell) => labelOf(tenures, cell.tenure) },
  byStage: { label: '按学段', name: (cell: SalaryCell) => labelOf(stages, cell.stage) },
  byRole: { label: '按岗位', name: (cell: SalaryCell) => labelOf(roles, cell.role) },
  byCity: { label: '按城市', name: (cell: SalaryCell) => cell.cityName },
} as const;
type View = keyof typeof views;

const amounts = [
  { head: '下四分位', of: ({ q1 }: SalaryCell) => yuanWords(q1), look: 'tabular max-sm:hidden' },
  { head: '中位数', of: ({ median }: SalaryCell) => yuanWords(median), look: 'num' },
  { head: '上四分位', of: ({ q3 }: SalaryCell) => yuanWords(q3), look: 'tabular max-sm:hidden' },
  { head: '样本', of: ({ n }: SalaryCell) => n, look: 'tabular text-ink-3' },
  { head: '其中入职', of: ({ hires }: SalaryCell) => hires, look: 'tabular text-ink-3 max-sm:hidden' },
];

function Comparison({ cells, view }: { cells: SalaryCell[]; view: View }) {
  if (cells.length === 0) return <EmptyState compact title="样本不足" text="少于 5 个样本的不显示，放宽条件再看" />;
  const { name, label } = views[view];
  return (
    <table className="w-full text-14">
      <thead className="text-ink-3">
        <tr className="border-b border-line align-bottom">
          <th className="pb-2 text-left font-normal">{label.slice(1)}</th>
          {amounts.map(({ head, look }) => (
            <th
              key={head}
              className={clsx(
                'w-20 pb-2 pl-2 text-right max-sm:w-14 font-normal whitespace-nowrap',
                look.includes('hidden') && 'max-sm:hidden',
              )}
            >
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {cells.map((cell) => (
          <tr key={name(cell)}>
            <th scope="row" className="py-2.5 text-left font-normal text-ink-1">
              {name(cell)}
            </th>
            {amounts.map(({ head, of, look }) => (
              <td key={head} className={clsx('pl-2 text-right', look)}>
                {of(cell)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** 薪酬行情: pay of open posts and hires, and one's own expectation in comparison. */
export function MarketTab() {
  const own = getSession().jober?.cityCode ?? undefined;
  const ownName = useCityName(own ?? null);
  const [marketQuery, setRequested] = useState<MarketQuery>({ cityCode: own });
  const [view, setView] = useState<View>('byTenure');
  const { data, isError, refetch } = useCall('GET /api/salaries', { query: marketQuery }, { background: true });
  // What was asked for before stands until the next answer.
  const last = useRef(data);
  const market = data ?? last.current;
  last.current = market;
  if (isError)
    return (
      <div className="card">
        <ErrorState message="薪酬行情没有加载出来，请稍后再试" onRetry={refetch} />
      </div>
    );
  if (!market) return <Skeleton className="h-96 w-full" />;
  const cities = market.byCity.map(({ cityCode, cityName }) => ({ value: cityCode, label: cityName }));
  // With too few samples it is not among them.
  if (own && !cities.some(({ value }) => value === own)) cities.unshift({ value: own, label: ownName });
  const { found } = market;
  return (
    <div className="space-y-3">
      <section className="card p-5 max-sm:p-4" aria-label="行情">
        <div className="grid grid-cols-2 gap-3 md:grid-cols-4">
          {[
            { part: 'cityCode' as const, label: '城市', all: '全国', options: cities },
            { part: 'stage' as const, label: '学段', all: '全部学段', options: optionsOf(stages) },
            { part: 'tenure' as const, label: '编制', all: '全部编制', options: optionsOf(tenures) },
            { part: 'role' as const, label: '岗位', all: '全部岗位', options: optionsOf(roles) },
          ].map(({ part, label, all, options }) => (
            <SelectField
              key={part}
              label={label}
              placeholder={all}
              value={marketQuery[part] ?? ''}
              options={options}
              onChange={(event) => setRequested({ ...marketQuery, [part]: event.target.value || undefined })}
            />
          ))}
        </div>
        {found ? (
          <SalaryPosition found={found} mine={market.mine} />
        ) : (
          <EmptyState compact title="样本不足" text="少于 5 个样本的不显示，免得看出个别岗位；放宽条件再看" />
        )}
        <p className="mt-3 text-12 text-ink-3">
          取在招职位与近一年入职的岗位，月薪按职位薪资区间的中点计；面议与按课时计酬的不计。
          {market.countedAt && `统计于 ${dayAndTime(market.countedAt)}，每小时更新。`}
        </p>
      </section>
      <section className="card p-5 max-sm:p-4" aria-label="比较">
        <div className="mb-3 flex flex-wrap items-center gap-3">
          <h2 className="text-16 font-semibold text-ink-1">月薪比较（元）</h2>
          <ChoiceTabs<View>
            label="比较"
            className="flex-wrap"
            choices={(Object.keys(views) as View[]).map((value) => ({ value, label: views[value].label }))}
            value={view}
            onChange={setView}
          />
        </div>
        <Comparison cells={market[view]} view={view} />
      </section>
    </div>
  );
}

interface PositionProps {
  found: SalaryCell;
  mine: Market['mine'];
}

/** The middle and the quartiles of the requested group, and the person's own expectation. */
function SalaryPosition({ found: { q1, median, q3, n, hires }, mine }: PositionProps) {
  const least = Math.min(q1, mine?.min ?? q1) * 0.8;
  const most = Math.max(q3, mine?.max ?? q3) * 1.15;
  const at = (fen: number) => (fen - least) / Math.max(1, most - least);
  const rangeOf = (from: number, to: number, label: string) => ({ from: at(from), to: at(to), label });
  return (
    <div className="mt-4 border-t border-line pt-4">
      <div className="mb-6 flex flex-wrap items-end gap-x-10 gap-y-2">
        <Stat large value={yuanWords(median)} unit="元/月" label="中位数" />
        <p className="text-14 text-ink-2">
          一半在 <b className="num">{rangeWords(q1, q3)}</b> 元；样本 {n.toLocaleString('en-US')} 个，其中 {hires}{' '}
          个已入职
        </p>
      </div>
      <RangeBar
        caption={`中位数 ${yuanWords(median)} 元，一半在 ${rangeWords(q1, q3)} 元`}
        ends={[yuanWords(least), yuanWords(most)]}
        middle={{ at: at(median), label: '中位数' }}
        own={rangeOf(q1, q3, '中间一半')}
        you={mine ? rangeOf(mine.min, mine.max, '我的期望') : undefined}
      />
      {mine ? (
        <p className="mt-2 text-14 text-ink-2">
          我的期望（{mine.title}）<b className="num">{rangeWords(mine.min, mine.max)}</b> 元/月
          {mine.above !== null && (
            <>
              ，中点高于约 <b className="num">{mine.above}%</b> 的样本
            </>
          )}
        </p>
      ) : (
        <p className="mt-2 text-14 text-ink-3">
          在
          <a className="link" href={paths.resume('intentions')}>
            求职意向
          </a>
          里填写期望薪资，就能看到它在行情中的位置。
        </p>
      )}
    </div>
  );
}
