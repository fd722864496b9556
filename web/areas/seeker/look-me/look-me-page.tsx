import { useState } from 'react';
import type { Api } from '#contract/api.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
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
import { EmptyState } from '#web/ui/empty-state.tsx';
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
      className="flex items-center gap-4 border-b max-sm:flex-wrap max-sm:items-start border-line px-5 py-4 last:border-b-0 max-sm:px-4"
      data-testid="viewer"
    >
      <CompanyLogo name={company.name} src={company.logoUrl} />
      <div className="min-w-0 flex-1 max-sm:basis-3/4">
        <p className="flex flex-wrap items-center gap-2">
          <a href={paths.company(company.id)} className="truncate text-16 font-semibold text-ink-1 hover:text-brand">
            {company.name}
          </a>
          {viewer.times > 1 && <Tag tone="brand">看过 {viewer.times} 次</Tag>}
          {blocked && <Tag tone="plain">已屏蔽</Tag>}
        </p>
        <p className="truncate text-13 text-ink-3 max-sm:whitespace-normal">
          {[labelOf(companyTypes, company.type), company.cityName, `${recruiter.name} ${recruiter.title}`.trim()]
            .filter(Boolean)
            .join('\u00a0· ')}
        </p>
        <p className="truncate text-13 max-sm:whitespace-normal">
          {ways[viewer.via]}
          {viewer.postTitle && `：${viewer.postTitle}`}
        </p>
        <time dateTime={viewer.viewedAt} className="tabular text-12 text-ink-3 sm:hidden">
          {dayAndTime(viewer.viewedAt)}
        </time>
      </div>
      <div className="flex shrink-0 flex-col items-end gap-1 max-sm:ml-auto">
        <time dateTime={viewer.viewedAt} className="tabular text-13 text-ink-3 max-sm:hidden">
          {dayAndTime(viewer.viewedAt)}
        </time>
        <span className="flex items-center gap-1">
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
              看在招岗位
            </ButtonLink>
          )}
        </span>
      </div>
    </li>
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
      <section>
        <h1 className="mb-1 text-20 font-semibold text-ink-1">谁看过我</h1>
        <p className="mb-3 text-13 text-ink-3">每次查看都有记录，是谁、看了几次，一目了然</p>
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
      </section>
    </>
  );
}
