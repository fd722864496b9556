import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { type HotWord, wordEndpoints } from '#contract/operators/moderation-lists.ts';
import { useAction } from '#web/features/calls/use-action.ts';
import type { ListQuery } from '#web/features/console/list/console-list.tsx';
import { fieldsOf } from '#web/features/forms/field.tsx';
import { TextField } from '#web/features/forms/fields.tsx';
import { Sortable } from '#web/features/resume/editing/sortable.tsx';
import { Meter } from '#web/ui/progress.tsx';
import { EntryTable, type InLine } from './entry-table.tsx';
import { ActiveField, PositionField } from './fields.tsx';

const field = fieldsOf(wordEndpoints['POST /api/admin/hotWords'].body);

const grid =
  'grid grid-cols-[24px_20px_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 px-4 lg:grid-cols-[24px_20px_minmax(0,2fr)_minmax(0,3fr)_88px_72px_88px]';

interface LineProps {
  words: readonly HotWord[];
  at: number;
  handle: ReactNode;
  acts: ReactNode;
}

/** A word with how often it was searched and how many posts were opened. */
function WordLine({ words, at, handle, acts }: LineProps) {
  const one = words[at] as HotWord;
  const [searched, opened] = [one.searched, one.opened].map((n) => n.toLocaleString('en'));
  return (
    <div data-testid="hot-word" className={`${grid} min-h-12 border-t border-line bg-surface py-1.5`}>
      {handle ?? <i />}
      <span className="num text-right text-ink-3">{at + 1}</span>
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <b className="font-semibold text-ink-1">{one.word}</b>
        {!one.active && <span className="tag tag-warm">停用</span>}
      </span>
      <span className="flex items-center gap-3 max-lg:order-last max-lg:col-start-3 max-lg:-col-end-1">
        <Meter className="h-2! flex-1" value={one.searched} of={Math.max(...words.map((word) => word.searched), 1)} />
        <span className="tabular w-40 text-right text-14 whitespace-nowrap text-ink-3 lg:hidden">
          <b className="font-semibold text-ink-1">{searched}</b> 次搜索，点开 {opened}
        </span>
      </span>
      <span className="tabular text-right font-semibold text-ink-1 max-lg:hidden">{searched}</span>
      <span className="tabular text-right text-ink-2 max-lg:hidden">{opened}</span>
      {acts}
    </div>
  );
}

interface Props extends InLine {
  query: ListQuery<HotWord> & { data: readonly HotWord[] | undefined };
}

/** 热门搜索 of the home page. */
export function HotWords({ query, line }: Props) {
  const change = useAction('PUT /api/admin/hotWords/:id', { invalidates: ['GET /api/admin/words'] });
  /** The order as it was just set, until every changed position is saved. */
  const [order, setOrder] = useState<readonly string[] | null>(null);
  const placeOf = ({ id, position }: HotWord) => (order ? order.indexOf(id) : position);
  const words = (query.data ?? []).toSorted((one, other) => placeOf(one) - placeOf(other));
  const bySearches = words.toSorted((one, other) => other.searched - one.searched);
  const arrange = async (ids: readonly string[]) => {
    setOrder(ids);
    for (const [at, id] of ids.entries()) {
      const one = words.find((word) => word.id === id);
      if (!one || one.position === at + 1) continue;
      const body = { word: one.word, position: at + 1, active: one.active };
      if ((await change.send({ params: { id }, body })) === undefined) break;
    }
    setOrder(null);
  };
  return (
    <EntryTable<HotWord>
      noun="热门词"
      of="hotWords"
      line={line}
      query={{ ...query, data: query.data && words }}
      end={
        words.some((word, at) => word.searched !== bySearches[at]?.searched) && (
          <Button disabled={order !== null} onClick={() => void arrange(bySearches.map(({ id }) => id))}>
            按搜索量排
          </Button>
        )
      }
      draw={(_, acts) => (
        <>
          <p className={`${grid} bg-fill py-2 text-14 text-ink-2 max-lg:hidden`}>
            <span className="col-span-3">热门词</span>
            <span className="col-span-2 text-right">近 30 天搜索</span>
            <span className="text-right">点开职位</span>
            <span className="text-right">操作</span>
          </p>
          <Sortable
            ids={words.map(({ id }) => id)}
            nameOf={(id) => words.find((word) => word.id === id)?.word ?? ''}
            onMove={(ids) => void arrange(ids)}
          >
            {(id, handle) => {
              const at = words.findIndex((word) => word.id === id);
              return <WordLine words={words} at={at} handle={handle} acts={acts(words[at] as HotWord)} />;
            }}
          </Sortable>
        </>
      )}
      blank={{ word: '', position: 0, active: true }}
      fields={
        <>
          <TextField {...field('word')} />
          <PositionField />
          <ActiveField />
        </>
      }
    />
  );
}
