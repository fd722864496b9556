import { keepPreviousData } from '@tanstack/react-query';
import { Button } from 'antd';
import { clsx } from 'clsx';
import { Download } from 'lucide-react';
import type { OperatorRole } from '#contract/actor.ts';
import { splitActDetail } from '#contract/operators/act-details.ts';
import { actNames, operatorRoles, seriousActs, subjectNames, weightOf } from '#contract/operators/acts.ts';
import type { OperatorAct } from '#contract/operators/operators.ts';
import { toast } from '#web/api/toasts.ts';
import { useAction } from '#web/features/calls/use-action.ts';
import { useCall } from '#web/features/calls/use-call.ts';
import { ConsoleList } from '#web/features/console/list/console-list.tsx';
import { FilterBar } from '#web/features/console/list/filter-bar.tsx';
import type { Filter } from '#web/features/console/list/filter-field.tsx';
import { anyDay, anyText, oneOf, timesOf, useListParams } from '#web/features/console/list/use-list-params.ts';
import { PageHead } from '#web/features/console/page-head.tsx';
import { StateTabs } from '#web/features/console/state-tabs.tsx';
import { saveText } from '#web/features/files/save-file.ts';
import { timeOfDay, weekday } from '#web/features/time/day-parts.ts';
import { dateText } from '#web/features/time/time-text.ts';
import { Avatar } from '#web/ui/avatar.tsx';

/** What was acted on, and below it of what kind it is and what else is known of the act. */
function Subject({
  act,
  short = false,
  onSubject,
}: {
  act: OperatorAct;
  short?: boolean;
  onSubject(subjectId: string): void;
}) {
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
      {below && !short && <span className="text-12 break-words text-ink-3">{below}</span>}
    </span>
  );
}

const tones = { harsh: 'text-err-ink', weighty: 'text-warm-ink', usual: 'text-ink-3', plain: 'text-ink-2' };
/** What has consequences stands out in the log; looks at one person's data are many. */
const toneOf = (act: string) => (act.endsWith('.look') ? tones.plain : tones[weightOf(act)]);

/** Looks of one person on one day are one line, where the newest of them stands. */
function foldLooks(acts: readonly OperatorAct[]): OperatorAct[][] {
  const keyOf = ({ id, act, operatorName, at }: OperatorAct) =>
    act.endsWith('.look') ? `${dateText(at)} ${operatorName} ${act}` : id;
  return [...Map.groupBy(acts, keyOf).values()];
}

interface LineProps {
  /** One act, or the looks of a day, the newest first. */
  acts: readonly OperatorAct[];
  /** The act before it in the list: the day stands once, over its first act. */
  before: OperatorAct | undefined;
  onSubject(subjectId: string): void;
}

/** A line of the log: when, who, what to what, and from where. */
function ActLine({ acts, before, onSubject }: LineProps) {
  const [act, last] = [acts[0], acts.at(-1)];
  if (!act || !last) return null;
  const { at, operatorName, operatorRole, ip } = act;
  const isFirst = before === undefined || dateText(before.at) !== dateText(at);
  const isSerious = seriousActs.includes(act.act);
  return (
    <li>
      {isFirst && (
        <h2 className="tabular border-b border-line bg-ground px-4 py-1.5 text-14 font-semibold text-ink-2">
          {dateText(at)} {weekday(at)}
        </h2>
      )}
      <div
        className={clsx(
          'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 px-4 py-2.5 sm:grid-cols-[96px_184px_minmax(0,1fr)_auto] lg:grid-cols-[80px_156px_104px_minmax(0,1fr)_auto]',
          isSerious && 'bg-err-tint shadow-[inset_3px_0_0_var(--err)]',
        )}
      >
        <time className="tabular text-14 whitespace-nowrap text-ink-3 max-sm:order-2 sm:text-ink-1" dateTime={at}>
          {acts.length > 1 && `${timeOfDay(last.at)}–`}
          {timeOfDay(at)}
        </time>
        <span className="flex items-center gap-2.5 max-sm:order-1">
          <Avatar name={operatorName} size={28} />
          <span className="font-semibold text-ink-1">{operatorName}</span>
          <span className="text-12 whitespace-nowrap text-ink-3">{operatorRoles[operatorRole as OperatorRole]}</span>
        </span>
        <span className="flex min-w-0 flex-wrap items-baseline gap-x-3 max-sm:order-3 max-sm:col-span-2 max-sm:text-14 lg:contents">
          <span className={toneOf(act.act)}>{actNames[act.act] ?? act.act}</span>
          {acts.length === 1 ? (
            <Subject act={act} onSubject={onSubject} />
          ) : (
            <span className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
              <b className="tabular font-semibold text-ink-1">{acts.length} 次</b>
              {acts.map((one) => (
                <Subject key={one.id} act={one} short onSubject={onSubject} />
              ))}
            </span>
          )}
        </span>
        <span className="tabular text-12 text-ink-3 max-lg:hidden">{ip}</span>
      </div>
    </li>
  );
}

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
  const lines = foldLooks(log.data?.items ?? []);
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
          row={(act, at, all) => {
            const own = lines.find(([first]) => first === act);
            return (
              own && (
                <ActLine
                  key={act.id}
                  acts={own}
                  before={all[at - 1]}
                  onSubject={(subjectId) => list.show({ subjectId })}
                />
              )
            );
          }}
          unit="条"
          empty="没有符合条件的记录"
        />
      </section>
    </>
  );
}
