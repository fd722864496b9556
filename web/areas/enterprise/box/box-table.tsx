import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { BoxRow } from '#contract/deliveries/box-rows.ts';
import { educations } from '#contract/taxonomy/educations.ts';
import { labelOf } from '#contract/taxonomy/list.ts';
import { ConsoleList, type ListPage, type ListQuery } from '#web/features/console/list/console-list.tsx';
import type { ListColumns } from '#web/features/console/list/list-columns.ts';
import { actsColumn } from '#web/features/console/list/row-acts.tsx';
import { pressOf } from '#web/features/console/list/row-press.ts';
import { dayAndTime } from '#web/features/time/day-parts.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { type ColumnKey, judge } from './board/column-moves.ts';
import { experienceText } from './experience-text.ts';
import { fitTint } from './fit-tint.ts';
import { DueText, StatusDot } from './status-dot.tsx';

function Person({ row: { person, unread } }: { row: BoxRow }) {
  return (
    <div className="flex items-center gap-2.5">
      <Avatar name={person.name} src={person.avatarUrl} size={36} />
      <div className="min-w-0">
        <p className="flex items-center gap-1.5 font-semibold text-ink-1">
          <span className="truncate">{person.name}</span>
          {unread && <span className="size-1.5 shrink-0 rounded-full bg-brand" title="未读" />}
        </p>
        <p className="truncate text-12 text-ink-3">
          {[person.age ? `${person.age} 岁` : '', labelOf(educations, person.education)].filter(Boolean).join(' · ')}
          <span className="xl:hidden"> · {person.school}</span>
        </p>
      </div>
    </div>
  );
}

/** What may come next, in the order of the board. */
const steps = [
  { to: 'shortlisted', label: '有意向' },
  { to: 'interview', label: '邀面试' },
  { to: 'offer', label: '录用' },
] as const satisfies readonly { to: ColumnKey; label: string }[];

/** Shown for a closed resume. */
export const closedText = '简历已不再开放';

/** Both answers of a row: refusing as text, the next step as the button. */
function Acts({ row, onMove }: { row: BoxRow; onMove: Props['onMove'] }) {
  const step = steps.find(({ to }) => judge(row, to).why === undefined);
  const isRefused = judge(row, 'rejected').why !== undefined;
  return (
    <span className="flex items-center justify-end gap-1">
      {!isRefused && (
        <button type="button" className="btn btn-s btn-text" onClick={() => onMove(row, 'rejected')}>
          不合适
        </button>
      )}
      {step && (
        <button type="button" className="btn btn-s btn-tint" onClick={() => onMove(row, step.to)}>
          {isRefused && row.status === 'rejected' ? '撤销' : step.label}
        </button>
      )}
    </span>
  );
}

/** Where all wait for an answer, the state says when it is due: whether one was read shows in its dot. */
const columnsFor = (onMove: Props['onMove'] | undefined, isTodo: boolean): ListColumns<BoxRow> => [
  { title: '姓名', key: 'person', rowScope: 'row', width: 196, render: (_, row) => <Person row={row} /> },
  {
    title: '学校与专业',
    key: 'school',
    responsive: ['xl'],
    phone: 'none',
    render: (_, row) => (
      <>
        <p className={`truncate ${row.closed ? 'text-ink-3' : 'text-ink-1'}`}>
          {row.closed ? closedText : [row.person.school, row.person.major].filter(Boolean).join(' · ') || '未填写'}
        </p>
        <p className="truncate text-12 text-ink-3">{row.person.lastEmployer && `最近在 ${row.person.lastEmployer}`}</p>
      </>
    ),
  },
  {
    title: '教龄与资格',
    key: 'experience',
    width: 140,
    responsive: ['xl'],
    render: (_, { person, closed }) =>
      closed ? null : (
        <>
          <p>{experienceText(person.teachingMonths)}</p>
          <p className="truncate text-12 text-ink-3">{person.certificate ?? '未填资格证'}</p>
        </>
      ),
  },
  {
    title: '投递职位',
    key: 'post',
    ellipsis: true,
    responsive: ['md'],
    render: (_, { post, tags }) => (
      <>
        <p className="truncate">{post.title}</p>
        {tags.length > 0 && <p className="truncate text-12 text-brand">{tags.join(' · ')}</p>}
      </>
    ),
  },
  {
    title: '匹配',
    key: 'fit',
    width: 68,
    align: 'right',
    phone: 'none',
    render: (_, { fit, closed }) => (closed ? '—' : <span className={`num text-16 ${fitTint(fit)}`}>{fit}</span>),
  },
  {
    title: isTodo ? '答复期限' : '状态',
    key: 'status',
    width: 136,
    render: (_, row) => (
      <>
        {isTodo ? <DueText row={row} /> : <StatusDot row={row} />}
        <p className="tabular text-12 text-ink-3 max-md:hidden">{dayAndTime(row.submittedAt)} 投递</p>
        {!row.closed && (
          <p className="text-12 text-ink-3 sm:hidden">
            匹配 <span className={`num text-14 ${fitTint(row.fit)}`}>{row.fit}</span>
          </p>
        )}
      </>
    ),
  },
  ...(onMove ? [actsColumn<BoxRow>(156, (row) => <Acts row={row} onMove={onMove} />)] : []),
];

interface Props {
  query: ListQuery<BoxRow>;
  list: ListPage;
  /** All rows wait for an answer. */
  isTodo: boolean;
  openId: string | null;
  /** The row that keyboard shortcuts act on. */
  cursorId: string | null;
  /** Selected rows; undefined for roles that may not move any. */
  selection: { ids: string[]; onChange(ids: string[]): void } | undefined;
  onOpen(id: string): void;
  onMove(row: BoxRow, to: ColumnKey): void;
  empty: string;
  emptyAction: ReactNode;
}

/** The box as a table; a row opens the delivery, by mouse or Enter. */
export function BoxTable({ isTodo, openId, cursorId, selection, onOpen, onMove, ...list }: Props) {
  return (
    <ConsoleList
      label="投递箱"
      columns={columnsFor(selection && onMove, isTodo)}
      unit="份"
      {...list}
      table={{
        rowClassName: (row) => clsx('cursor-pointer', (row.id === openId || row.id === cursorId) && 'bg-brand-tint'),
        rowSelection: selection && {
          selectedRowKeys: selection.ids,
          onChange: (keys) => selection.onChange(keys.map(String)),
          columnWidth: 44,
          getCheckboxProps: (row) => ({ 'aria-label': `选择${row.person.name}` }),
        },
        onRow: ({ id, person }) => ({
          tabIndex: 0,
          'data-delivery': id,
          'aria-label': `打开${person.name}的投递`,
          ...pressOf(() => onOpen(id)),
          onKeyDown: (event) => event.key === 'Enter' && event.target === event.currentTarget && onOpen(id),
        }),
      }}
    />
  );
}
