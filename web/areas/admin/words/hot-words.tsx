import { Button } from 'antd';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { type HotWord, wordEndpoints } from '#contract/operators/moderation-lists.ts';
import { useAction } from '#web/features/calls/use-action.ts';
import type { ListQuery } from '#web/features/console/list/console-list.tsx';
import type { ListColumns } from '#web/features/console/list/list-columns.ts';
import { fieldsOf } from '#web/features/forms/field.tsx';
import { TextField } from '#web/features/forms/fields.tsx';
import { Meter } from '#web/ui/progress.tsx';
import { EntryTable } from './entry-table.tsx';
import { ActiveField, PositionField } from './fields.tsx';

const field = fieldsOf(wordEndpoints['POST /api/admin/hotWords'].body);

/** Quiet until the row is pointed at or reached by the keyboard. */
const arrow = 'text-ink-4! disabled:opacity-30 [tr:hover_&]:text-ink-1! focus-visible:text-ink-1!';
const ways = [
  { by: -1, name: '上移', Icon: ArrowUp },
  { by: 1, name: '下移', Icon: ArrowDown },
] as const;

/** Whether a word in use stands after those that fit into the one line of the home page. */
const isLeftOut = (words: readonly HotWord[], at: number, fits: number) =>
  words[at]?.active === true && words.slice(0, at).filter(({ active }) => active).length >= fits;

const columnsOf = (
  words: readonly HotWord[],
  fits: number,
  move: (at: number, by: -1 | 1) => void,
): ListColumns<HotWord> => [
  {
    title: '热门词',
    dataIndex: 'word',
    rowScope: 'row',
    render: (word: string, one, at) => {
      const before = words.slice(0, at).findLast(({ active }) => active);
      return (
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="num text-ink-3 sm:w-5 sm:text-right">{at + 1}</span>
          <b className="font-medium text-ink-1">{word}</b>
          {isLeftOut(words, at, fits) && <span className="tag tag-warm">放不下</span>}
          {one.active && before && one.searched > before.searched && (
            <span className="text-12 text-warm-ink">搜得比“{before.word}”多</span>
          )}
        </span>
      );
    },
  },
  {
    title: '近 30 天搜索',
    dataIndex: 'searched',
    align: 'right',
    width: '42%',
    render: (n: number) => (
      <span className="flex items-center gap-3">
        <Meter
          className="h-2! flex-1 max-sm:hidden"
          value={n}
          of={Math.max(...words.map(({ searched }) => searched), 1)}
        />
        <span className="tabular w-14 text-right font-medium text-ink-1 max-sm:w-auto">{n.toLocaleString('en')}</span>
      </span>
    ),
  },
  {
    title: '点开职位',
    dataIndex: 'opened',
    align: 'right',
    width: 104,
    className: 'tabular',
    render: (n: number) => n.toLocaleString('en'),
  },
  {
    title: '顺序',
    key: 'position',
    width: 96,
    align: 'right',
    phone: 'end',
    render: (_, { word }, at) =>
      ways.map(({ by, name, Icon }) => (
        <Button
          key={name}
          type="text"
          size="small"
          className={arrow}
          icon={<Icon size={15} />}
          aria-label={`${name}：${word}`}
          disabled={!words[at + by]}
          onClick={() => move(at, by)}
        />
      )),
  },
];

/** The words whose position changes when one trades places with its neighbour; equal positions are told apart on the way. */
function moved(words: readonly HotWord[], at: number, by: -1 | 1): HotWord[] {
  const [one, other] = [words[at], words[at + by]];
  if (!one || !other) return [];
  const ordered = words.with(at, other).with(at + by, one);
  return ordered.flatMap((word, index) => (word.position === index + 1 ? [] : [{ ...word, position: index + 1 }]));
}

interface Props {
  query: ListQuery<HotWord> & { data: readonly HotWord[] | undefined };
  /** How many of the words in use stand in the one line of the home page. */
  fits?: number;
}

/** 热门搜索 of the home page. */
export function HotWords({ query, fits = Number.POSITIVE_INFINITY }: Props) {
  const invalidates = ['GET /api/admin/words'] as const;
  const create = useAction('POST /api/admin/hotWords', { invalidates });
  const change = useAction('PUT /api/admin/hotWords/:id', { invalidates });
  const remove = useAction('DELETE /api/admin/words/:id', { invalidates });
  const words = (query.data ?? []).toSorted((one, other) => one.position - other.position);
  const move = async (at: number, by: -1 | 1) => {
    for (const { id, word, position, active } of moved(words, at, by)) {
      const done = await change.send({ params: { id }, body: { word, position, active } });
      if (done === undefined) return;
    }
  };
  return (
    <EntryTable<HotWord>
      noun="热门词"
      about="按顺序显示在首页搜索框下"
      query={{ ...query, data: query.data && words }}
      // A line stands where the home page ends.
      rowClassName={(_, at) =>
        isLeftOut(words, at, fits) && !words.slice(0, at).some((_word, before) => isLeftOut(words, before, fits))
          ? '[&>*]:border-t-2! [&>*]:border-t-warm!'
          : ''
      }
      columns={columnsOf(words, fits, (at, by) => void move(at, by))}
      blank={{ word: '', position: 0, active: true, searched: 0, opened: 0 }}
      onSave={(id, { word, position, active }) => {
        const body = { word, position, active };
        return id ? change.send({ params: { id }, body }) : create.send({ body });
      }}
      onDelete={(id) => remove.send({ params: { id } })}
      onOpen={create.renew}
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
