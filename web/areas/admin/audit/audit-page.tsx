import { keepPreviousData } from '@tanstack/react-query';
import { Button } from 'antd';
import { Download } from 'lucide-react';
import type { OperatorRole } from '#contract/actor.ts';
import { splitActDetail } from '#contract/operators/act-details.ts';
import { actNames, operatorRoles, seriousActs, subjectNames, weightOf } from '#contract/operators/acts.ts';
import type { OperatorAct } from '#contract/operators/operators.ts';
import { toast } from '#web/api/toasts.ts';
import { useAction, useCall } from '#web/features/calls/use-call.ts';
import { ConsoleList } from '#web/features/console/list/console-list.tsx';
import { FilterBar } from '#web/features/console/list/filter-bar.tsx';
import type { Filter } from '#web/features/console/list/filter-field.tsx';
import type { ListColumns } from '#web/features/console/list/row-parts.tsx';
import { column } from '#web/features/console/list/row-parts.tsx';
import { anyDay, anyText, oneOf, timesOf, useListParams } from '#web/features/console/list/use-list-params.ts';
import { PageHead, StateTabs } from '#web/features/console/page-head.tsx';
import { saveText } from '#web/features/files/save-file.ts';
import { timeOfDay } from '#web/features/time/day-parts.ts';
import { dateText } from '#web/features/time/time-text.ts';

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
        className="tabular cursor-pointer text-left font-semibold break-words text-ink-1 hover:text-brand"
        title={`只看编号 ${subjectId} 的操作`}
        onClick={() => onSubject(subjectId)}
      >
        {title || kind}
      </button>
      {below && <span className="text-12 break-words text-ink-3">{below}</span>}
    </span>
  );
}

const tones = { harsh: 'text-err-ink', weighty: 'text-ink-1', usual: 'text-ink-3', plain: 'text-ink-2' };
/** What has consequences stands out in the log; looks at one person's data are many. */
const toneOf = (act: string) => (act.endsWith('.look') ? tones.plain : tones[weightOf(act)]);

const columnsOf = (onSubject: (subjectId: string) => void): ListColumns<OperatorAct> => [
  column('时间', { width: 168 }, ({ at }) => (
    <time className="tabular" dateTime={at}>{`${dateText(at)} ${timeOfDay(at)}`}</time>
  )),
  column('操作人', { width: 160 }, ({ operatorName, operatorRole }) => (
    <>
      <span className="font-semibold text-ink-1">{operatorName}</span>{' '}
      <span className="text-12 text-ink-3">{operatorRoles[operatorRole as OperatorRole]}</span>
    </>
  )),
  column('操作', { width: 160, phone: 'end' }, ({ act }) => (
    <span className={toneOf(act)}>{actNames[act] ?? act}</span>
  )),
  column('对象', { rowScope: 'row' }, (act) => <Subject act={act} onSubject={onSubject} />),
  { title: 'IP', dataIndex: 'ip', width: 136, responsive: ['lg'], className: 'tabular text-ink-3' },
];

const away = { background: true, quiet: true } as const;

const acts = Object.entries(actNames).map(([value, label]) => ({ value, label }));
const params = {
  operator: anyText,
  act: oneOf(Object.keys(actNames)),
  weight: oneOf(['serious']),
  subjectId: anyText,
  from: anyDay,
  to: anyDay,
};
const filters: Filter[] = [
  {
    kind: 'search',
    name: 'operator',
    label: '操作人',
    className: 'w-36 max-sm:w-full',
    placeholder: '操作人姓名',
    maxLength: 30,
  },
  { kind: 'choice', name: 'act', label: '操作', className: 'w-36', placeholder: '全部操作', options: acts },
  { kind: 'search', name: 'subjectId', label: '对象编号', className: 'w-40 max-sm:w-full', placeholder: '对象编号' },
  { kind: 'days', name: 'days', label: '日期' },
];

/** The audit log. It is append-only: nobody, not even 超级, changes or deletes a line. */
export function AuditPage() {
  const list = useListParams(params);
  const query = { ...list.values, ...timesOf(list.values) };
  const log = useCall(
    'GET /api/admin/acts',
    { query: { ...query, page: list.page } },
    { placeholderData: keepPreviousData, ...away },
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
        note="谁在什么时候做了什么，只能看，改不了也删不掉"
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
      <section className="card">
        <StateTabs
          label="轻重"
          active={list.values.weight ?? 'all'}
          onChange={(key) => list.show({ weight: key === 'all' ? null : key, act: null })}
          tabs={[
            { key: 'all', label: '全部' },
            { key: 'serious', label: '有后果的' },
          ]}
          end={<FilterBar filters={filters} values={list.values} onChange={list.show} />}
        />
        <ConsoleList
          label="日志"
          query={log}
          list={list}
          columns={columnsOf((subjectId) => list.show({ subjectId }))}
          table={{ rowClassName: ({ act }) => (seriousActs.includes(act) ? 'bg-err-tint' : '') }}
          unit="条"
          empty="没有符合条件的记录"
        />
      </section>
    </>
  );
}
