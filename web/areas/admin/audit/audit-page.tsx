import { keepPreviousData } from '@tanstack/react-query';
import { Button } from 'antd';
import { Download } from 'lucide-react';
import type { OperatorRole } from '#contract/actor.ts';
import { splitActDetail } from '#contract/operators/act-details.ts';
import { actNames, operatorRoles, subjectNames } from '#contract/operators/acts.ts';
import type { OperatorAct } from '#contract/operators/operators.ts';
import { toast } from '#web/api/toasts.ts';
import { useAction } from '#web/features/calls/use-action.ts';
import { useCall } from '#web/features/calls/use-call.ts';
import { ConsoleList } from '#web/features/console/list/console-list.tsx';
import { FilterBar } from '#web/features/console/list/filter-bar.tsx';
import type { Filter } from '#web/features/console/list/filter-field.tsx';
import type { ListColumns } from '#web/features/console/list/list-columns.ts';
import { anyDay, anyText, oneOf, timesOf, useListParams } from '#web/features/console/list/use-list-params.ts';
import { PageHead } from '#web/features/console/page-head.tsx';
import { saveText } from '#web/features/files/save-file.ts';
import { timeOfDay } from '#web/features/time/day-parts.ts';
import { dateText } from '#web/features/time/time-text.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Tag } from '#web/ui/tag.tsx';

/** What was acted on, and below it of what kind it is and what else is known of the act. */
function Subject({ act, onSubject }: { act: OperatorAct; onSubject(subjectId: string): void }) {
  const { subject, subjectId, detail } = act;
  const kind = subjectNames[subject] ?? subject;
  const { title, rest } = splitActDetail(detail);
  const below = [title && kind, rest].filter(Boolean).join(' · ');
  if (!subjectId) return <span>{[title || kind, below].filter(Boolean).join(' · ')}</span>;
  return (
    <span className="flex flex-wrap items-baseline gap-x-3">
      <button
        type="button"
        className="tabular cursor-pointer text-left font-medium break-words text-ink-1 hover:text-brand"
        title={`只看编号 ${subjectId} 的操作`}
        onClick={() => onSubject(subjectId)}
      >
        {title || kind}
      </button>
      {below && <span className="text-12 break-words text-ink-3">{below}</span>}
    </span>
  );
}

/** Acts by which somebody loses something stand out in the log. */
const harsh = /\.(?:ban|suspend|remove|reject|withdraw|cancel|disallow|delete|hide-text|warn|reset)$/;

const columnsOf = (shown: readonly OperatorAct[], onSubject: (subjectId: string) => void): ListColumns<OperatorAct> => [
  {
    title: '时间',
    dataIndex: 'at',
    width: 168,
    phone: 'end',
    className: 'tabular',
    // The day stands once, before its first act.
    render: (at: string, _, index) => {
      const before = shown[index - 1]?.at;
      const isFirst = before === undefined || dateText(before) !== dateText(at);
      return (
        <span className="flex gap-2 whitespace-nowrap">
          <b className="font-medium text-ink-1 sm:w-21">{isFirst && dateText(at)}</b>
          {timeOfDay(at)}
        </span>
      );
    },
  },
  {
    title: '操作人',
    key: 'operator',
    width: 190,
    render: (_, { operatorName, operatorRole }) => (
      <span className="flex items-center gap-2.5">
        <Avatar name={operatorName} size={28} />
        <span className="text-ink-1">{operatorName}</span>
        <span className="text-12 whitespace-nowrap text-ink-3">{operatorRoles[operatorRole as OperatorRole]}</span>
      </span>
    ),
  },
  {
    title: '操作',
    key: 'act',
    width: 150,
    render: (_, { act }) => <Tag tone={harsh.test(act) ? 'err' : 'plain'}>{actNames[act] ?? act}</Tag>,
  },
  { title: 'IP', dataIndex: 'ip', width: 130, className: 'tabular text-ink-3', responsive: ['xl'] },
  { title: '对象', key: 'subject', render: (_, act) => <Subject act={act} onSubject={onSubject} /> },
];

const acts = Object.entries(actNames).map(([value, label]) => ({ value, label }));
const params = {
  operator: anyText,
  act: oneOf(Object.keys(actNames)),
  subjectId: anyText,
  from: anyDay,
  to: anyDay,
};
const filters: Filter[] = [
  {
    kind: 'search',
    name: 'operator',
    label: '操作人',
    className: 'w-40! max-sm:w-full!',
    placeholder: '操作人姓名',
    maxLength: 30,
  },
  { kind: 'choice', name: 'act', label: '操作', className: 'w-48!', placeholder: '全部操作', options: acts },
  { kind: 'search', name: 'subjectId', label: '对象编号', className: 'w-56! max-sm:w-full!', placeholder: '对象编号' },
  { kind: 'days', name: 'days', label: '日期' },
];

/** The audit log. It is append-only: nobody, not even 超级, changes or deletes a line. */
export function AuditPage() {
  const list = useListParams(params);
  const query = { ...list.values, ...timesOf(list.values) };
  const log = useCall(
    'GET /api/admin/acts',
    { query: { ...query, page: list.page } },
    { placeholderData: keepPreviousData, background: true, quiet: true },
  );
  const exporting = useAction('GET /api/admin/actsExport', {
    onSuccess: ({ fileName, csv, rows, isCut }) => {
      saveText(fileName, csv);
      toast.success(isCut ? `已导出最新的 ${rows} 行，请缩小范围导出其余` : `已导出 ${rows} 行`);
    },
  });
  return (
    <>
      <PageHead
        actions={
          <Button
            icon={<Download size={16} />}
            loading={exporting.isPending}
            onClick={() => void exporting.send({ query })}
          >
            导出
          </Button>
        }
      />
      <section className="rounded-card border border-line bg-surface">
        <FilterBar filters={filters} values={list.values} onChange={list.show} />
        <ConsoleList
          label="日志"
          query={log}
          list={list}
          columns={columnsOf(log.data?.items ?? [], (subjectId) => list.show({ subjectId }))}
          minWidth={740}
          table={{ tableLayout: 'auto' }}
          unit="条"
          empty="没有符合条件的记录"
        />
      </section>
    </>
  );
}
