import { clsx } from 'clsx';
import { type ReactNode, useState } from 'react';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import type { PublicationPage } from '../../../contract/results/publications.ts';
import { Choice } from '../../features/choice.tsx';
import { insideLabel } from '../../features/exam-words.ts';

const AT_FIRST = 50;
/** Everybody who is in a list of future staff, through all posts or by employer. */
export function InsideList({ id, list, ownId }: { id: string; list: PublicationPage; ownId: string | null }) {
  const [employer, setEmployer] = useState('');
  const [most, setMost] = useState(AT_FIRST);
  const posts = new Map(list.posts.map((post) => [post.id, post]));
  const employers = [...new Set(list.posts.map((post) => post.employer))];
  const shown = list.inside.filter(({ postId }) => !employer || posts.get(postId)?.employer === employer);
  const columns: Column<(typeof shown)[number]>[] = [
    {
      head: '岗位',
      look: 'min-w-28',
      cell: ({ postId }) => (
        <>
          <a className="text-ink-1 hover:text-brand" href={paths.examResults(id, { list: list.id, post: postId })}>
            {posts.get(postId)?.code} {posts.get(postId)?.title}
          </a>
          <span className="block text-14 text-ink-3">{posts.get(postId)?.employer}</span>
        </>
      ),
    },
    {
      head: '姓名',
      isName: true,
      cell: ({ name, details, note }) => (
        <>
          <b className="font-semibold whitespace-nowrap text-ink-1">{name}</b>
          <span className="block text-14 text-ink-3">
            {[details?.gender, details?.born].filter(Boolean).join('，')}
          </span>
          {note && <span className="block text-14 text-ink-3">{note}</span>}
        </>
      ),
    },
    {
      head: '学历与院校',
      cell: ({ details }) => [details?.education, details?.school].filter(Boolean).join('，'),
    },
    {
      head: '总成绩',
      look: 'text-right font-semibold text-ink-1',
      cell: ({ total, written }) => total ?? written ?? '—',
    },
  ];
  return (
    <Card
      className="p-0!"
      heading={<span className="block pt-5 pl-6 max-sm:pl-4">{insideLabel(list.kind)}名单</span>}
      aside={
        employers.length > 1 && (
          <Choice
            label="用人单位"
            className="script-only mr-6 h-9 w-44 max-sm:mr-4"
            all="全部用人单位"
            options={employers.map((name) => ({ value: name, label: name }))}
            value={employer}
            onPick={setEmployer}
          />
        )
      }
    >
      <ListTable
        label={`${insideLabel(list.kind)}名单表`}
        columns={columns}
        rows={shown.slice(0, most)}
        lookOf={(line) => line.id === ownId && 'bg-brand-tint'}
      />
      {shown.length === 0 && <EmptyState compact title="没有符合条件的人" />}
      {shown.length > most && (
        <div className="border-t border-line p-3 text-center">
          <Button look="text" onClick={() => setMost(shown.length)}>
            还有 {shown.length - most} 人
          </Button>
        </div>
      )}
    </Card>
  );
}

export interface Column<T> {
  head: string;
  cell(row: T, at: number): ReactNode;
  /** Of the head and of every cell. */
  look?: string | false;
  /** Its cell names the row. */
  isName?: boolean;
}

interface TableProps<T> {
  label: string;
  columns: readonly Column<T>[];
  rows: readonly T[];
  lookOf(row: T, at: number): string | false;
}

const pad = 'px-3 first:pl-6 last:pr-6 max-sm:px-1.5 max-sm:first:pl-4';

/** A published list; it scrolls sideways where it is narrow. */
export const ListTable = <T extends { id: string }>({ label, columns, rows, lookOf }: TableProps<T>) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by the keyboard
  <section className="overflow-x-auto" tabIndex={0} aria-label={label}>
    <table className="w-full text-left text-14">
      <thead className="bg-fill text-ink-3">
        <tr>
          {columns.map(({ head, look }) => (
            <th key={head} scope="col" className={clsx(pad, 'py-2 font-normal whitespace-nowrap', look)}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="tabular">
        {rows.map((row, at) => (
          <tr key={row.id} className={clsx('border-t border-line', lookOf(row, at))}>
            {columns.map(({ head, cell, look, isName }) => {
              const Cell = isName ? 'th' : 'td';
              return (
                <Cell
                  key={head}
                  scope={isName ? 'row' : undefined}
                  className={clsx(pad, 'relative py-2.5 font-normal', look)}
                >
                  {cell(row, at)}
                </Cell>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);
