import { keepPreviousData } from '@tanstack/react-query';
import { Button } from 'antd';
import { Download } from 'lucide-react';
import type { OperatorRole } from '#contract/actor.ts';
import { splitActDetail } from '#contract/operators/act-details.ts';
import { actNames, operatorRoles, subjectNames, weightOf } from '#contract/operators/acts.ts';
import type { OperatorAct } from '#contract/operators/operators.ts';
import { toast } from '#web/api/toasts.ts';
import { useAction } from '#web/features/calls/use-action.ts';
import { useCall } from '#web/features/calls/use-call.ts';
import { ConsoleList } from '#web/features/console/list/console-list.tsx';
import { FilterBar } from '#web/features/console/list/filter-bar.tsx';
import type { Filter } from '#web/features/console/list/filter-field.tsx';
import { anyDay, anyText, oneOf, timesOf, useListParams } from '#web/features/console/list/use-list-params.ts';
import { PageHead } from '#web/features/console/page-head.tsx';
import { saveText } from '#web/features/files/save-file.ts';
import { monthDay, timeOfDay, weekday } from '#web/features/time/day-parts.ts';
import { pickedNow } from '#web/features/time/picked-time.ts';
import { dateText } from '#web/features/time/time-text.ts';
import { Avatar } from '#web/ui/avatar.tsx';

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

const tones = { harsh: 'text-err-ink', weighty: 'text-warm-ink', usual: 'text-ink-3', plain: 'text-ink-2' };
/** What has consequences stands out in the log; looks at one person's data are many. */
const toneOf = (act: string) => (act.endsWith('.look') ? tones.plain : tones[weightOf(act)]);

interface LineProps {
  act: OperatorAct;
  /** The act before it in the list: the day stands once, over its first act. */
  before: OperatorAct | undefined;
  onSubject(subjectId: string): void;
}

/** A line of the log: when, who, what to what. */
function ActLine({ act, before, onSubject }: LineProps) {
  const { at, operatorName, operatorRole, ip } = act;
  const isFirst = before === undefined || dateText(before.at) !== dateText(at);
  return (
    <li>
      {isFirst && (
        <h2 className="tabular border-b border-line bg-ground px-4 py-1.5 text-13 font-medium text-ink-2">
          {dateText(at)} {weekday(at)}
        </h2>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 px-4 py-2.5 sm:grid-cols-[48px_184px_minmax(0,1fr)_auto] lg:grid-cols-[48px_192px_104px_136px_minmax(0,1fr)]">
        <time className="tabular text-13 text-ink-3 max-sm:order-2 sm:text-14 sm:text-ink-1" dateTime={at}>
          {timeOfDay(at)}
        </time>
        <span className="flex items-center gap-2.5 max-sm:order-1">
          <Avatar name={operatorName} size={28} />
          <span className="font-medium text-ink-1">{operatorName}</span>
          <span className="text-12 whitespace-nowrap text-ink-3">{operatorRoles[operatorRole as OperatorRole]}</span>
        </span>
        <span className="tabular text-12 text-ink-3 max-lg:hidden">{ip}</span>
        <span className="flex min-w-0 flex-wrap items-baseline gap-x-3 max-sm:order-3 max-sm:col-span-2 max-sm:text-13 lg:contents">
          <span className={toneOf(act.act)}>{actNames[act.act] ?? act.act}</span>
          <Subject act={act} onSubject={onSubject} />
        </span>
      </div>
    </li>
  );
}

const watched = [
  'account.look',
  'account.ban',
  'post.reject',
  'company.suspend',
  'order.refund',
  'audit.export',
] as const;
const WATCHED_DAYS = 30;

/** The acts that are looked into most, with how often each was done lately. */
function useWatched() {
  const from = pickedNow().subtract(WATCHED_DAYS, 'day').format('YYYY-MM-DD');
  const countOf = (act: string) => ({ query: { act, ...timesOf({ from }) } });
  const away = { background: true, quiet: true } as const;
  const counts = [
    useCall('GET /api/admin/acts', countOf(watched[0]), away),
    useCall('GET /api/admin/acts', countOf(watched[1]), away),
    useCall('GET /api/admin/acts', countOf(watched[2]), away),
    useCall('GET /api/admin/acts', countOf(watched[3]), away),
    useCall('GET /api/admin/acts', countOf(watched[4]), away),
    useCall('GET /api/admin/acts', countOf(watched[5]), away),
  ];
  return { from, counted: watched.map((act, at) => ({ act, n: counts[at]?.data?.total ?? 0 })) };
}

/** How many of the serious acts stand over the log. */
const LEADING = 4;

interface LeadProps extends ReturnType<typeof useWatched> {
  onShow(patch: { act?: string; weight?: string; from: string }): void;
  onSubject(subjectId: string): void;
}

/** What an audit begins with: the newest acts with consequences, and those that are looked into most, each the way to its lines. */
function Lead({ from, counted, onShow, onSubject }: LeadProps) {
  const serious = useCall(
    'GET /api/admin/acts',
    { query: { weight: 'serious', ...timesOf({ from }) } },
    { background: true, quiet: true },
  );
  const done = counted.filter(({ n }) => n > 0).toSorted((one, other) => other.n - one.n);
  const { items = [], total = 0 } = serious.data ?? {};
  if (done.length === 0 && items.length === 0) return null;
  return (
    <div className="mb-3 overflow-hidden rounded-card border border-line bg-surface">
      {items.length > 0 && (
        <section aria-label="有后果的操作">
          <h2 className="flex items-baseline gap-3 px-4 pt-3 pb-1 text-16 font-semibold text-ink-1">
            有后果的操作
            <span className="tabular text-13 font-normal text-ink-3">
              近 {WATCHED_DAYS} 天 {total} 次
            </span>
            <button
              type="button"
              className="ml-auto cursor-pointer text-13 font-normal text-brand"
              onClick={() => onShow({ weight: 'serious', from })}
            >
              看全部
            </button>
          </h2>
          <ul className="pb-1.5">
            {items.slice(0, LEADING).map((act) => (
              <li key={act.id} className="flex flex-wrap items-baseline gap-x-4 px-4 py-2">
                <b className={`font-semibold sm:w-28 ${toneOf(act.act)}`}>{actNames[act.act] ?? act.act}</b>
                <span className="min-w-0 flex-1 max-sm:order-last max-sm:basis-full">
                  <Subject act={act} onSubject={onSubject} />
                </span>
                <span className="tabular text-13 whitespace-nowrap text-ink-3 max-sm:ml-auto">
                  {act.operatorName}，{monthDay(act.at)} {timeOfDay(act.at)}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {done.length > 0 && (
        <section
          aria-label="常查的操作"
          className="flex flex-wrap items-center gap-2 border-line px-4 py-2.5 not-first:border-t"
        >
          <h2 className="mr-2 text-13 font-normal text-ink-3">近 {WATCHED_DAYS} 天常查的</h2>
          {done.map(({ act, n }) => (
            <button
              key={act}
              type="button"
              className="tag tabular h-7! cursor-pointer gap-1 hover:text-brand"
              onClick={() => onShow({ act, from })}
            >
              <span className={toneOf(act)}>{actNames[act]}</span> {n} 次
            </button>
          ))}
        </section>
      )}
    </div>
  );
}

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
    className: 'w-36! max-sm:w-full!',
    placeholder: '操作人姓名',
    maxLength: 30,
  },
  { kind: 'choice', name: 'act', label: '操作', className: 'w-36!', placeholder: '全部操作', options: acts },
  {
    kind: 'choice',
    name: 'weight',
    label: '轻重',
    className: 'w-32!',
    placeholder: '轻重都看',
    options: [{ value: 'serious', label: '有后果的' }],
  },
  { kind: 'search', name: 'subjectId', label: '对象编号', className: 'w-40! max-sm:w-full!', placeholder: '对象编号' },
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
  const watchedActs = useWatched();
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
      <Lead
        {...watchedActs}
        onShow={(patch) => list.show({ act: null, weight: null, ...patch })}
        onSubject={(subjectId) => list.show({ subjectId })}
      />
      <section className="rounded-card border border-line bg-surface">
        <FilterBar filters={filters} values={list.values} onChange={list.show} />
        <ConsoleList
          label="日志"
          query={log}
          list={list}
          row={(act, at, all) => (
            <ActLine key={act.id} act={act} before={all[at - 1]} onSubject={(subjectId) => list.show({ subjectId })} />
          )}
          unit="条"
          empty="没有符合条件的记录"
        />
      </section>
    </>
  );
}
