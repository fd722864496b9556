import { clsx } from 'clsx';
import { EyeOff } from 'lucide-react';
import type { Api } from '#contract/api.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { dayMs } from '#contract/months.ts';
import type { Viewer } from '#contract/resumes/resume-views.ts';
import type { TalentInvitationView } from '#contract/talents/talent-shapes.ts';
import { companyTypes } from '#contract/taxonomy/company-types.ts';
import { labelOf } from '#contract/taxonomy/list.ts';
import { call } from '#web/api/browser-call.ts';
import { CompanyLogo } from '#web/features/companies/company-logo.tsx';
import { useBusy } from '#web/features/page-calls/use-busy.ts';
import { dayAndTime, monthDay } from '#web/features/time/day-parts.ts';
import { daysUntil } from '#web/features/time/time-text.ts';
import { paths } from '#web/paths.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { CrestColumns } from '../crests/crest-columns.tsx';
import { MoreButton } from '../favourites/more-button.tsx';
import { useMore } from '../favourites/use-more.ts';
import { InvitationList } from '../invitations/invitation-list.tsx';
import { useBlocks } from './use-blocks.ts';

const ways: Record<Viewer['via'], string> = {
  delivery: '看了你的投递',
  search: '从人才搜索看到你',
  recommendation: '从推荐看到你',
  chat: '在沟通中看了你',
};

type Status = NonNullable<Viewer['deliveryStatus']>;

/** What became of the delivery that was viewed, where something did. */
const outcomes: Partial<Record<Status, [text: string, tone: string]>> = {
  shortlisted: ['对你有意向', 'text-ok-ink'],
  interview: ['邀你面试', 'text-brand'],
  offer: ['发来录用意向', 'text-warm-ink'],
  accepted: ['你接受了录用', 'text-ok-ink'],
  hired: ['已入职', 'text-ok-ink'],
  declined: ['你婉拒了', 'text-ink-3'],
  rejected: ['不合适', 'text-ink-3'],
  withdrawn: ['你撤回了', 'text-ink-3'],
  closed: ['职位关闭了', 'text-ink-3'],
};

function outcomeOf({ deliveryStatus, viewedAt }: Viewer, now: number) {
  if (!deliveryStatus) return null;
  const days = -daysUntil(viewedAt, now);
  return outcomes[deliveryStatus] ?? [days > 0 ? `${days} 天没有下文` : '刚看过', 'text-ink-3'];
}

/** Steps after a view, in order. */
const steps: readonly Status[] = ['viewed', 'shortlisted', 'interview', 'offer', 'hired'];
const stepOf = ({ deliveryStatus }: Viewer) =>
  deliveryStatus === 'accepted' ? 3 : Math.max(0, steps.indexOf(deliveryStatus ?? 'viewed'));

const groups: readonly [heading: string, statuses: readonly (Status | null)[]][] = [
  ['面试和录用', ['interview', 'offer', 'accepted']],
  ['对你有意向', ['shortlisted']],
  ['看了，还没有下文', ['submitted', 'viewed', null]],
  ['已经结束', ['hired', 'rejected', 'declined', 'withdrawn', 'closed']],
];

/** How far it went after the view; the words are beside it. */
const Track = ({ step }: { step: number }) => (
  <span className="mb-1.5 flex items-center max-sm:w-30" aria-hidden="true">
    {steps.map((name, at) => (
      <span key={name} className={clsx('flex items-center', at > 0 && 'flex-1')}>
        {at > 0 && <span className={clsx('h-0.5 flex-1', at <= step ? 'bg-brand-solid' : 'bg-line')} />}
        <span
          className={clsx(
            'rounded-full',
            at === step ? 'size-2.5' : 'size-2',
            at > step ? 'border border-line-strong' : 'bg-brand-solid',
          )}
        />
      </span>
    ))}
  </span>
);

function ViewerRow({ viewer, blocked, onToggle }: { viewer: Viewer; blocked: boolean; onToggle(): Promise<void> }) {
  const { busy, run } = useBusy();
  const toggle = () => void run(onToggle);
  const { company, recruiter } = viewer;
  const [outcome, tone] = outcomeOf(viewer, Date.now()) ?? [];
  const isEnded = viewer.deliveryStatus !== 'hired' && groups[3]?.[1].includes(viewer.deliveryStatus) === true;
  const waits = viewer.deliveryStatus === 'interview' || viewer.deliveryStatus === 'offer';
  return (
    <li
      className="grid grid-cols-[auto_minmax(0,1.15fr)_minmax(0,1fr)_15rem_8.5rem] items-center gap-x-4 border-b border-line px-5 py-3.5 last:border-b-0 max-sm:grid-cols-[auto_minmax(0,1fr)_auto] max-sm:gap-x-3 max-sm:gap-y-1 max-sm:px-4"
      data-testid="viewer"
    >
      <CompanyLogo name={company.name} src={company.logoUrl} size={40} />
      <div className="min-w-0 max-sm:col-span-2">
        <p className="flex items-center gap-2">
          <a href={paths.company(company.id)} className="cut font-semibold text-ink-1 hover:text-brand">
            {company.name}
          </a>
          {blocked && <Tag tone="plain">已屏蔽</Tag>}
        </p>
        <p className="cut text-12 text-ink-3">
          {[labelOf(companyTypes, company.type), company.cityName, `${recruiter.name} ${recruiter.title}`.trim()]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <div className="min-w-0 text-14 max-sm:col-start-2 max-sm:col-end-4">
        <p className="cut text-ink-2">{viewer.postTitle || ways[viewer.via]}</p>
        <p className="tabular text-12 text-ink-3">
          <time dateTime={viewer.viewedAt}>{dayAndTime(viewer.viewedAt)}</time>
          {viewer.times > 1 && `，看过 ${viewer.times} 次`}
        </p>
      </div>
      <div className={clsx('text-14 font-semibold max-sm:col-start-2', tone)}>
        {viewer.deliveryId && !isEnded && <Track step={stepOf(viewer)} />}
        {outcome}
      </div>
      <span className="flex items-center justify-end gap-1 max-sm:col-start-3">
        {blocked ? (
          <Button look="text" size="s" busy={busy} aria-label={`取消屏蔽${company.name}`} onClick={toggle}>
            取消屏蔽
          </Button>
        ) : (
          <IconButton size="s" disabled={busy} label={`屏蔽${company.name}`} onClick={toggle}>
            <EyeOff size={16} className="text-ink-4" aria-hidden="true" />
          </IconButton>
        )}
        <ButtonLink
          look={waits ? 'filled' : 'text'}
          size="s"
          href={viewer.deliveryId ? `${paths.deliveries()}?id=${viewer.deliveryId}` : paths.company(company.id)}
        >
          {waits ? '去处理' : viewer.deliveryId ? '看投递' : '看岗位'}
        </ButtonLink>
      </span>
    </li>
  );
}

const WEEKS = 8;

/** Views of the last weeks, the latest last. */
function weeksOf(viewers: readonly Viewer[], now: number) {
  const weeks = Array.from({ length: WEEKS }, (_, at) => ({ ago: WEEKS - 1 - at, viewers: [] as Viewer[] }));
  for (const viewer of viewers)
    weeks[WEEKS - 1 - Math.floor((now - Date.parse(viewer.viewedAt)) / (7 * dayMs))]?.viewers.push(viewer);
  return weeks;
}

/** The first day of a week so long ago. */
const weekText = (ago: number, now: number) =>
  ago === 0 ? '本周' : ago === 1 ? '上周' : monthDay(new Date(now - (7 * ago + 6) * dayMs).toISOString());

const schoolsOf = (viewers: readonly Viewer[]) => new Set(viewers.map(({ company }) => company.id)).size;

/** Who looked in which week, each by its crest, in green where more followed; and who may see the resume at all. */
function Weeks({ viewers }: { viewers: readonly Viewer[] }) {
  const now = Date.now();
  const weeks = weeksOf(viewers, now);
  const total = schoolsOf(weeks.flatMap((week) => week.viewers));
  return (
    <aside className="card mb-4 overflow-hidden" aria-label="查看的走势">
      {total > 0 && (
        <div className="grid items-end gap-x-10 gap-y-4 px-6 pt-5 max-sm:px-4 sm:grid-cols-[auto_minmax(0,1fr)]">
          <p className="text-14 leading-6 text-ink-3 sm:pb-8">
            近 {WEEKS} 周 <b className="num mx-0.5 text-28 text-ink-1">{total}</b> 家，本周{' '}
            <b className="num text-ink-1">{schoolsOf(weeks.at(-1)?.viewers ?? [])}</b> 家
            <span className="flex items-center gap-2">
              <span className="size-3 rounded-full ring-2 ring-ok" aria-hidden="true" />
              之后有意向、面试或录用
            </span>
          </p>
          <CrestColumns
            unit="条"
            columns={weeks.map((week) => ({
              label: weekText(week.ago, now),
              crests: week.viewers.map((viewer) => ({ ...viewer, ringed: stepOf(viewer) > 0 })),
            }))}
          />
        </div>
      )}
      <p className="bg-ground px-6 py-2.5 text-14 text-ink-3 max-sm:px-4">
        屏蔽的单位和它的集团成员搜不到你，也看不到你之后的更新
        <a href={paths.homePage()} className="link ml-3 underline underline-offset-3">
          谁能看到我
        </a>
      </p>
    </aside>
  );
}

interface Props {
  invitations: TalentInvitationView[];
  phone: string;
  list: AnswerOf<Api['GET /api/resume/getViewsList']>;
  /** Ids of companies. */
  blocks: string[];
}

/** Who viewed me: company, person, number of views, and source. */
export function LookMePage({ phone, list, blocks, invitations }: Props) {
  const { blocked, block, unblock } = useBlocks(blocks);
  const { items: viewers, ...more } = useMore(list, (cursor) =>
    call('GET /api/resume/getViewsList', { query: { phone, cursor } }, { background: true }),
  );
  return (
    <>
      <InvitationList invitations={invitations} />
      <div className="flex flex-col">
        <h1 className="mb-3 text-28 max-sm:text-20">
          谁看过我 <span className="ml-2 text-14 font-normal text-ink-3">每次查看都有记录</span>
        </h1>
        <Weeks viewers={viewers} />
        <div className="card overflow-clip">
          {viewers.length === 0 ? (
            <EmptyState
              title="还没有单位看过你的简历"
              text="投出简历后，谁看过、看了几次都会记在这里"
              action={
                <>
                  <ButtonLink look="filled" href={paths.jobs()}>
                    去找工作
                  </ButtonLink>
                  <ButtonLink href={paths.resume()}>完善简历</ButtonLink>
                </>
              }
            />
          ) : (
            groups.map(([heading, statuses]) => {
              const rows = viewers.filter(({ deliveryStatus }) => statuses.includes(deliveryStatus));
              if (rows.length === 0) return null;
              return (
                <section key={heading} aria-label={heading}>
                  <h2 className="bg-ground px-5 py-2 text-14 font-semibold text-ink-2 max-sm:px-4">
                    {heading} <span className="num ml-1 font-normal text-ink-3">{rows.length}</span>
                  </h2>
                  <ul>
                    {rows.map((viewer) => (
                      <ViewerRow
                        key={viewer.id}
                        viewer={viewer}
                        blocked={blocked.has(viewer.company.id)}
                        onToggle={() => (blocked.has(viewer.company.id) ? unblock : block)(viewer.company)}
                      />
                    ))}
                  </ul>
                </section>
              );
            })
          )}
        </div>
        <MoreButton {...more} />
      </div>
    </>
  );
}
