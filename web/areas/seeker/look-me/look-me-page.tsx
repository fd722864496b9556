import { useState } from 'react';
import type { Api } from '#contract/api.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { dayMs } from '#contract/months.ts';
import type { Viewer } from '#contract/resumes/resume-views.ts';
import type { TalentInvitationView } from '#contract/talents/talent-shapes.ts';
import { companyTypes } from '#contract/taxonomy/company-types.ts';
import { labelOf } from '#contract/taxonomy/list.ts';
import { call } from '#web/api/browser-call.ts';
import { CompanyLogo } from '#web/features/companies/company-logo.tsx';
import { byPeriod } from '#web/features/time/by-period.ts';
import { dayAndTime } from '#web/features/time/day-parts.ts';
import { paths } from '#web/paths.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Histogram } from '#web/ui/histogram.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { InvitationList } from '../invitations/invitation-list.tsx';
import { useBlocks } from './use-blocks.ts';

const ways: Record<Viewer['via'], string> = {
  delivery: '看了你的投递',
  search: '从人才搜索看到你',
  recommendation: '从推荐看到你',
  chat: '在沟通中看了你',
};

function ViewerRow({ viewer, blocked, onToggle }: { viewer: Viewer; blocked: boolean; onToggle(): Promise<void> }) {
  const [busy, setBusy] = useState(false);
  const toggle = async () => {
    setBusy(true);
    await onToggle();
    setBusy(false);
  };
  const { company, recruiter } = viewer;
  return (
    <li
      className="flex items-center gap-4 border-b border-line px-5 py-3 last:border-b-0 max-sm:flex-wrap max-sm:gap-y-1.5 max-sm:px-4"
      data-testid="viewer"
    >
      <CompanyLogo name={company.name} src={company.logoUrl} size={40} />
      <div className="min-w-0 max-sm:flex-1 max-sm:basis-3/4 sm:w-2/5 sm:flex-none">
        <p className="flex items-center gap-2">
          <a href={paths.company(company.id)} className="cut font-medium text-ink-1 hover:text-brand">
            {company.name}
          </a>
          {viewer.times > 1 && <Tag tone="brand">看过 {viewer.times} 次</Tag>}
          {blocked && <Tag tone="plain">已屏蔽</Tag>}
        </p>
        <p className="cut text-12 text-ink-3">
          {[labelOf(companyTypes, company.type), company.cityName, `${recruiter.name} ${recruiter.title}`.trim()]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <p className="min-w-0 flex-1 text-13 max-sm:basis-full max-sm:pl-14">
        <span className="cut block text-ink-2">{viewer.postTitle || ways[viewer.via]}</span>
        {viewer.postTitle && <span className="block text-12 text-ink-3 max-sm:hidden">{ways[viewer.via]}</span>}
      </p>
      <time dateTime={viewer.viewedAt} className="tabular flex-none text-12 text-ink-3 max-sm:pl-14">
        {dayAndTime(viewer.viewedAt)}
      </time>
      <span className="flex flex-none items-center gap-1 max-sm:ml-auto">
        <Button
          look="text"
          size="s"
          busy={busy}
          aria-label={`${blocked ? '取消屏蔽' : '屏蔽'}${company.name}`}
          onClick={() => void toggle()}
        >
          {blocked ? '取消屏蔽' : '屏蔽'}
        </Button>
        {viewer.deliveryId ? (
          <ButtonLink look="tint" size="s" href={`${paths.deliveries()}?id=${viewer.deliveryId}`}>
            看投递
          </ButtonLink>
        ) : (
          <ButtonLink look="tint" size="s" href={paths.company(company.id)}>
            看岗位
          </ButtonLink>
        )}
      </span>
    </li>
  );
}

const WEEKS = 8;

/** Views of the last weeks, the latest last. */
function weeksOf(viewers: readonly Viewer[], now: number) {
  const weeks = Array.from({ length: WEEKS }, (_, at) => ({ ago: WEEKS - 1 - at, n: 0 }));
  for (const { viewedAt } of viewers) {
    const week = weeks[WEEKS - 1 - Math.floor((now - Date.parse(viewedAt)) / (7 * dayMs))];
    if (week) week.n += 1;
  }
  return weeks;
}

/** Over the list: how the views went by weeks, and who may see the resume at all. */
function Weeks({ viewers }: { viewers: readonly Viewer[] }) {
  const weeks = weeksOf(viewers, Date.now());
  const total = weeks.reduce((sum, { n }) => sum + n, 0);
  const latest = weeks.at(-1)?.n ?? 0;
  return (
    <aside
      className="grid auto-cols-fr gap-4 max-md:order-last max-md:mt-4 md:mb-4 md:grid-flow-col"
      aria-label="查看的走势"
    >
      {total > 0 && (
        <Card space="side" heading={`近 ${WEEKS} 周`} aside={`共 ${total} 次，本周 ${latest} 次`}>
          <Histogram
            caption={`近 ${WEEKS} 周被查看的次数`}
            columns={['周', '次数']}
            bars={weeks.map(({ ago, n }) => ({
              label: ago === 0 ? '本周' : `${ago} 周前`,
              n,
              strength: ago === 0 ? 1 : 2,
            }))}
          />
          <p
            className="tabular mt-1.5 grid auto-cols-fr grid-flow-col text-center text-12 text-ink-3"
            aria-hidden="true"
          >
            {weeks.map(({ ago, n }) => (
              <span key={ago} className={ago === 0 ? 'font-semibold text-ink-1' : ''}>
                {n}
                <span className="block font-normal text-ink-3">
                  {ago === 0 ? '本周' : ago === WEEKS - 1 && `${ago} 周前`}
                </span>
              </span>
            ))}
          </p>
        </Card>
      )}
      <Card space="side" heading="不想被谁看到">
        <p className="text-13 leading-5 text-ink-3">
          屏蔽后，这家单位和它的集团成员都搜不到你，也看不到你之后的更新；已投出的不受影响。
        </p>
        <ButtonLink look="outline" size="s" className="mt-3" href={paths.homePage()}>
          谁能看到我
        </ButtonLink>
      </Card>
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
  const [more, setMore] = useState<Viewer[]>([]);
  const [cursor, setCursor] = useState(list.nextCursor);
  const [busy, setBusy] = useState(false);
  const viewers = [...list.items, ...more];
  const loadMore = async () => {
    setBusy(true);
    const query = { phone, cursor: cursor ?? undefined };
    const next = await call('GET /api/resume/getViewsList', { query }, { background: true }).catch(() => null);
    if (next) {
      setMore([...more, ...next.items]);
      setCursor(next.nextCursor);
    }
    setBusy(false);
  };
  return (
    <>
      <InvitationList invitations={invitations} />
      <div className="flex flex-col">
        <h1 className="mb-3 text-20">
          谁看过我 <span className="ml-2 text-13 font-normal text-ink-3">每次查看都有记录</span>
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
            byPeriod(viewers, ({ viewedAt }) => viewedAt, Date.now()).map(({ period, rows }) => (
              <section key={period} aria-label={period}>
                <h2 className="bg-ground px-5 py-1.5 text-12 font-medium text-ink-3 max-sm:px-4">
                  {period} · {rows.length} 所
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
            ))
          )}
        </div>
        {cursor && (
          <Button className="mt-4" wide busy={busy} onClick={() => void loadMore()}>
            再看一些
          </Button>
        )}
      </div>
    </>
  );
}
