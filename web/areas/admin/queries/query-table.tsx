import { keepPreviousData } from '@tanstack/react-query';
import { Button } from 'antd';
import { dayMs } from '#contract/months.ts';
import type { QueryList, QueryRow, QueryWord } from '#contract/queries/queries.ts';
import { useCall } from '#web/features/calls/use-call.ts';
import { LedList } from '#web/features/console/list/beside.tsx';
import { ConsoleList } from '#web/features/console/list/console-list.tsx';
import type { ListColumns } from '#web/features/console/list/list-columns.ts';
import { actsColumn, RowActs } from '#web/features/console/list/row-acts.tsx';
import { Trend } from '#web/features/console/list/trend.tsx';
import { jobsHref } from '#web/features/search/job-filters.ts';
import { monthDay } from '#web/features/time/day-parts.ts';

const about: Record<QueryList, string> = {
  nothing: '搜了没有结果，按次数从多到少',
  left: '搜到了职位，却一个也没点开的次数',
  undone: '把系统理解的条件去掉的次数',
};

/** The last seven days, and how they compare with the seven before them. */
function Growth({ days }: { days: readonly number[] }) {
  const { before, now } = weeksOf(days);
  if (before === 0) return <span className="tabular text-ink-1">{now}，新出现</span>;
  const percent = Math.round((now / before - 1) * 100);
  return (
    <span className="tabular text-ink-1">
      {now}
      <span className={`ml-2 text-14 ${percent > 0 ? 'font-semibold text-warm-ink' : 'text-ink-3'}`}>
        {percent === 0 ? '持平' : `${percent > 0 ? '+' : '−'}${Math.abs(percent)}%`}
      </span>
    </span>
  );
}

interface Props {
  tab: QueryList;
  /** The days asked for. */
  days: { from: string | undefined; to: string | undefined };
  /** The words that operators added. */
  words: readonly QueryWord[];
  /** Opens the form with a query in it. */
  onAdd(query: string): void;
}

/** One of the lists of queries, by count. */
export function QueryTable({ tab, days, words, onAdd }: Props) {
  const query = useCall(
    'GET /api/admin/queries',
    { query: { list: tab, ...days } },
    { placeholderData: keepPreviousData, background: true, quiet: true },
  );
  const rare = query.data?.rare ?? 0;
  const items = query.data?.items ?? [];
  const risers = tab === 'nothing' && !days.from && !days.to ? risersOf(items) : [];
  const others = items.filter((row) => !risers.includes(row));
  const mostADay = Math.max(1, ...others.flatMap((row) => row.days));
  const known = (text: string) => words.find(({ term }) => text.includes(term) || term.includes(text));
  const columns: ListColumns<QueryRow> = [
    {
      title: '搜索词',
      dataIndex: 'query',
      rowScope: 'row',
      width: 160,
      render: (text: string) => {
        const word = known(text);
        return (
          <>
            <a
              href={jobsHref({ keyword: text })}
              target="_blank"
              rel="noreferrer"
              className="font-semibold break-words text-ink-1! hover:text-brand!"
            >
              {text}
            </a>
            {word && (
              <span className="block text-12 text-ink-3">
                已有“{word.term}”是{word.means}
              </span>
            )}
          </>
        );
      },
    },
    ...(tab === 'undone' ? [{ title: '被去掉的条件', dataIndex: 'detail', width: 200 }] : []),
    {
      title: days.from || days.to ? '所选日期的次数' : '近 90 天次数',
      key: 'n',
      width: 120,
      align: 'right',
      className: 'tabular',
      phone: 'end',
      render: (_, { n, searched }) => (
        <>
          <b className="font-semibold text-ink-1">{n}</b>
          {n < searched && <span className="ml-2 text-ink-3">共搜 {searched}</span>}
        </>
      ),
    },
    {
      title: '近 7 天',
      key: 'growth',
      width: 128,
      className: 'sm:ps-6!',
      render: (_, { days: own }) => (
        <span className="inline-block max-sm:w-32">
          <span className="text-ink-3 sm:hidden">近 7 天 </span>
          <Growth days={own} />
        </span>
      ),
    },
    {
      title: (
        <span className="tabular flex justify-between">
          <span>{firstDay(others[0]?.days ?? [])}</span>
          <span>今天</span>
        </span>
      ),
      key: 'days',
      ...(risers.length === 0 && { width: 340 }),
      render: (_, { days: own }) => <Trend label="近 14 天次数" days={own} most={mostADay} />,
    },
    actsColumn(84, ({ query: text }) => <RowActs of={text} main={{ label: '加说法', onAct: () => onAdd(text) }} />),
  ];
  return (
    <LedList lead={risers.length > 0 && <Risers rows={risers} onAdd={onAdd} />} className="bg-brand-tint">
      <ConsoleList<QueryRow>
        label="搜索词"
        query={risers.length > 0 && others.length > 0 ? { ...query, data: { items: others } } : query}
        columns={columns}
        minWidth={560}
        table={{ rowKey: ({ query: text, detail }) => `${text} ${detail}` }}
        unit="个"
        empty="这段时间没有这样的搜索，换一段日期，或看看别的分类"
      />
      <p className="border-t border-line px-4 py-3 text-14 text-ink-3">
        {about[tab]}。一天里搜得少于 3 次的只记次数不记词{rare > 0 && `，这段时间有 ${rare} 次`}；满 90 天删除。
      </p>
    </LedList>
  );
}

const sumOf = (days: readonly number[]) => days.reduce((sum, n) => sum + n, 0);

/** What the last seven days have beside the seven before them. */
const weeksOf = (days: readonly number[]) => ({ before: sumOf(days.slice(0, -7)), now: sumOf(days.slice(-7)) });

/** A rise by a third and by so many searches is no accident. */
const [LEAST_MORE, LEAST_SHARE, SHOWN] = [5, 4 / 3, 3];

/** The searches that grew most in a week, by how many more there were. */
function risersOf(rows: readonly QueryRow[]): readonly QueryRow[] {
  const more = ({ days }: QueryRow) => weeksOf(days).now - weeksOf(days).before;
  const rising = rows.filter((row) => {
    const { before, now } = weeksOf(row.days);
    return before > 0 && now >= before * LEAST_SHARE && more(row) >= LEAST_MORE;
  });
  return rising.toSorted((one, other) => more(other) - more(one)).slice(0, SHOWN);
}

/** '11-14' of the first of so many days up to today. */
const firstDay = (days: readonly number[]) => monthDay(new Date(Date.now() - (days.length - 1) * dayMs).toISOString());

/** What people began to look for this week and did not find, each with its days and the way to settle it. */
function Risers({ rows, onAdd }: { rows: readonly QueryRow[]; onAdd(query: string): void }) {
  const most = Math.max(1, ...rows.flatMap(({ days }) => days));
  return (
    <section aria-labelledby="risers" className="p-4">
      <div className="mb-2 flex flex-wrap items-baseline gap-x-2">
        <h2 id="risers" className="text-16 font-semibold text-ink-1">
          这一周涨得最多
        </h2>
        <p className="text-14 text-ink-3">柱高同一比例，深色是近 7 天</p>
      </div>
      <ul className="grid gap-2 md:max-xl:grid-cols-3 xl:gap-3">
        {rows.map(({ query, days, n }, row) => {
          const { before, now } = weeksOf(days);
          return (
            <li key={query} className="rounded-card bg-surface p-3 xl:px-4">
              <p className="flex items-start justify-between gap-3">
                <a
                  href={jobsHref({ keyword: query })}
                  target="_blank"
                  rel="noreferrer"
                  className="min-w-0 text-20 font-semibold break-words text-ink-1! hover:text-brand!"
                >
                  {query}
                </a>
                <Button type={row === 0 ? 'primary' : 'default'} onClick={() => onAdd(query)}>
                  加说法
                </Button>
              </p>
              <p className="tabular text-14 text-ink-2">
                近 7 天 <b className="text-20 font-semibold text-ink-1">{now}</b> 次，
                <span className="text-warm-ink">比上一周多 {now - before} 次</span>
                <span className="xl:hidden">；90 天 {n} 次</span>
              </p>
              <p
                className="mt-2 flex h-9 items-end gap-1 xl:h-11"
                role="img"
                aria-label={`近 14 天每天 ${days.join('、')} 次`}
              >
                {days.map((count, at) => (
                  <i
                    // biome-ignore lint/suspicious/noArrayIndexKey: a day is its place
                    key={at}
                    className={`min-h-0.5 flex-1 rounded-[2px] ${count === 0 ? 'bg-line-strong' : at >= days.length - 7 ? 'bg-brand' : 'bg-(--chart-3)'}`}
                    style={{ height: `${(100 * count) / most}%` }}
                  />
                ))}
              </p>
              <p className="tabular mt-1 flex justify-between text-12 text-ink-3 max-xl:hidden" aria-hidden="true">
                <span>{firstDay(days)}</span>
                <span>
                  最多一天 {Math.max(...days)} 次，90 天 {n} 次
                </span>
                <span>今天</span>
              </p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
