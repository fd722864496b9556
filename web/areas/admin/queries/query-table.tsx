import { keepPreviousData } from '@tanstack/react-query';
import type { QueryList, QueryRow, QueryWord } from '#contract/queries/queries.ts';
import { useCall } from '#web/features/calls/use-call.ts';
import { ConsoleList } from '#web/features/console/list/console-list.tsx';
import { actsColumn, column, type ListColumns, RowActs } from '#web/features/console/list/row-parts.tsx';
import { jobsHref } from '#web/features/search/job-filters.ts';

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
      <span className={`ml-2 text-14 ${percent > 0 ? 'font-semibold' : 'text-ink-3'}`}>
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
  const known = (text: string) => words.find(({ term }) => text.includes(term) || term.includes(text));
  const columns: ListColumns<QueryRow> = [
    column('搜索词', { rowScope: 'row', width: 160 }, ({ query: text }) => {
      const word = known(text);
      return (
        <>
          <a
            // What finds nothing leads nowhere.
            href={tab === 'nothing' ? undefined : jobsHref({ keyword: text })}
            target="_blank"
            rel="noreferrer"
            className="font-semibold break-words text-ink-1 hover:text-brand"
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
    }),
    ...(tab === 'undone' ? [{ title: '被去掉的条件', dataIndex: 'detail', width: 200 }] : []),
    column(
      days.from || days.to ? '所选日期的次数' : '近 90 天次数',
      { width: 120, align: 'right', className: 'tabular', phone: 'end' },
      ({ n, searched }) => (
        <>
          <b className="font-semibold text-ink-1">{n}</b>
          {n < searched && <span className="ml-2 text-ink-3">共搜 {searched}</span>}
        </>
      ),
    ),
    column('近 7 天', { width: 128, className: 'sm:ps-6' }, ({ days: own }) => (
      <span className="inline-block max-sm:w-32">
        <span className="text-ink-3 sm:hidden">近 7 天 </span>
        <Growth days={own} />
      </span>
    )),
    actsColumn(84, ({ query: text }) => (
      <RowActs of={text} main={{ label: '加说法', onAct: () => onAdd(text), shown: true }} />
    )),
  ];
  return (
    <>
      <ConsoleList<QueryRow>
        label="搜索词"
        query={query}
        columns={columns}
        minWidth={560}
        table={{ rowKey: ({ query: text, detail }) => `${text} ${detail}` }}
        unit="个"
        empty="这段时间没有这样的搜索，换一段日期，或看看别的分类"
      />
      <p className="border-t border-line px-4 py-3 text-14 text-ink-3">
        {about[tab]}。一天里搜得少于 3 次的只记次数不记词{rare > 0 && `，这段时间有 ${rare} 次`}；满 90 天删除。
      </p>
    </>
  );
}

const sumOf = (days: readonly number[]) => days.reduce((sum, n) => sum + n, 0);

/** What the last seven days have beside the seven before them. */
const weeksOf = (days: readonly number[]) => ({ before: sumOf(days.slice(0, -7)), now: sumOf(days.slice(-7)) });
