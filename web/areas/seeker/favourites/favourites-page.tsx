import { useState } from 'react';
import { postReportReasons } from '#contract/posts/report-reasons.ts';
import { historyDays } from '#contract/search/alert-limits.ts';
import type { FollowedCompany, OwnReport } from '#contract/search/alerts.ts';
import { call } from '#web/api/browser-call.ts';
import { confirm } from '#web/api/confirm.ts';
import { toast } from '#web/api/toasts.ts';
import { CompanyLogo } from '#web/features/companies/company-logo.tsx';
import { companyTypeLabel } from '#web/features/companies/company-words.ts';
import { FollowButton } from '#web/features/companies/follow-button.tsx';
import { CompareBar, CompareChoice } from '#web/features/compare/compare-choice.tsx';
import { ListFilterRow } from '#web/features/filters/list-filter-row.tsx';
import { useFitsOf } from '#web/features/own-posts/fits.ts';
import { SectionTabs } from '#web/features/page/section-tabs.tsx';
import { listedPost } from '#web/features/posts/listed-post.ts';
import { PostRow } from '#web/features/posts/post-row.tsx';
import { dayAndTime } from '#web/features/time/day-parts.ts';
import { agoText } from '#web/features/time/time-text.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Head } from '#web/ui/head.tsx';
import { Tag, type Tone } from '#web/ui/tag.tsx';
import { type FavouritesData, type ListOf, type Tab, tabs } from './load-favourites.ts';
import { MoreButton } from './more-button.tsx';
import { NothingYet } from './nothing-yet.tsx';
import { PostsPane } from './posts-pane.tsx';
import { SearchesPane } from './searches-pane.tsx';
import { useMore } from './use-more.ts';

function Pane({ tab, list, now }: FavouritesData) {
  // The loader guarantees that the two match.
  if (tab === 'posts') return <PostsPane list={list as ListOf<'posts'>} now={now} />;
  if (tab === 'follows') return <FollowsPane list={list as ListOf<'follows'>} now={now} />;
  if (tab === 'searches') return <SearchesPane list={list as ListOf<'searches'>} now={now} />;
  if (tab === 'history') return <HistoryPane list={list as ListOf<'history'>} now={now} />;
  return <ReportsPane list={list as ListOf<'reports'>} />;
}

/** What the person keeps, beside what the address asks for: history and reports are reached from 我. */
const keptTabs = (shown: Tab): Tab[] => [...new Set<Tab>(['posts', 'follows', 'searches', shown])];

/** 收藏, a side of 投递: favourite posts, followed companies, saved searches, history, own reports. */
export function FavouritesPage({ data }: { data: FavouritesData }) {
  const n = Array.isArray(data.list) ? data.list.length : data.list.total;
  return (
    <>
      <Head title="投递" text="收藏的职位到截止日前会提醒你，有变化也会告诉你" />
      <SectionTabs counts={data.tab === 'posts' ? { [paths.favourites()]: n } : {}} />
      <ListFilterRow
        label="收藏与订阅"
        links={keptTabs(data.tab).map((tab) => ({
          label: tabs[tab],
          count: tab === data.tab ? n : undefined,
          href: paths.favourites({ tab: tab === 'posts' ? undefined : tab }),
          current: tab === data.tab,
        }))}
      />
      <h2 className="sr-only">{tabs[data.tab]}</h2>
      <Pane key={data.tab} {...data} />
    </>
  );
}

const states: Record<OwnReport['status'], { label: string; tone: Tone; text: string }> = {
  open: { label: '处理中', tone: 'ok', text: '已收到，24 小时内处理' },
  dismissed: { label: '未发现违规', tone: 'plain', text: '经核实未发现违规，感谢你的监督' },
  corrected: { label: '已更正', tone: 'ok', text: '经核实信息有误，已经更正' },
  removed: { label: '已下架', tone: 'ok', text: '经核实属实，该职位已下架' },
  warned: { label: '已警告', tone: 'ok', text: '经核实属实，已对发布单位警告' },
};

const reasonOf = (code: string) => (postReportReasons as Record<string, string>)[code] ?? '其他问题';

/** The person's reports and their outcomes. */
export function ReportsPane({ list }: { list: ListOf<'reports'> }) {
  const { items, ...more } = useMore(list, (cursor) =>
    call('GET /api/reports', { query: { cursor } }, { background: true }),
  );
  if (items.length === 0) {
    return (
      <div className="card">
        <EmptyState title="没有举报记录" text="遇到虚假岗位、收费或招转培，可以在职位页底部举报，24 小时内处理" />
      </div>
    );
  }
  return (
    <>
      <ul className="card">
        {items.map(({ id, post, reason, detail, status, createdAt }) => (
          <li key={id} className="border-b border-line px-5 py-4 last:border-b-0 max-sm:px-4" data-testid="own-report">
            <p className="flex items-center gap-2">
              {status === 'removed' ? (
                <span className="truncate text-16 font-semibold text-ink-1">{post.title}</span>
              ) : (
                <a href={paths.job(post.id)} className="truncate text-16 font-semibold text-ink-1 hover:text-brand">
                  {post.title}
                </a>
              )}
              <Tag tone={states[status].tone} className="shrink-0">
                {states[status].label}
              </Tag>
            </p>
            <p className="mt-1 text-14 text-ink-3">
              {post.company} · <span className="tabular">{dayAndTime(createdAt)}</span>
            </p>
            <p className="mt-1 text-14">
              {reasonOf(reason)}
              {detail && `：${detail}`}
            </p>
            <p className="mt-1 text-14 text-ink-3">{states[status].text}</p>
          </li>
        ))}
      </ul>
      <MoreButton {...more} />
    </>
  );
}

function CompanyLine({ followed: { company, newPosts, latest }, now }: { followed: FollowedCompany; now: number }) {
  const facts = [companyTypeLabel(company.type), company.cityName, `${company.openPosts} 个在招职位`];
  return (
    <li className="border-b border-line px-5 py-4 last:border-b-0 max-sm:px-4" data-testid="followed">
      <div className="flex items-center gap-4">
        <CompanyLogo name={company.name} src={company.logoUrl} />
        <div className="min-w-0 flex-1">
          <a
            href={paths.company(company.id)}
            className="block truncate text-16 font-semibold text-ink-1 hover:text-brand"
          >
            {company.name}
          </a>
          <p className="truncate text-14 text-ink-3">{facts.filter(Boolean).join(' · ')}</p>
        </div>
        <FollowButton id={company.id} name={company.name} following className="btn-s shrink-0" />
      </div>
      {latest.length > 0 && (
        <div className="mt-3 rounded-ctl bg-fill px-4 py-3 sm:ml-15">
          <p className="text-12 text-ink-3">近 30 天新发布 {newPosts} 个职位</p>
          <ul className="mt-1 space-y-1 text-14">
            {latest.map(({ id, title, publishedAt }) => (
              <li key={id} className="flex justify-between gap-3">
                <a href={paths.job(id)} className="truncate text-ink-1 hover:text-brand">
                  {title}
                </a>
                <span className="tabular shrink-0 text-ink-3">{agoText(publishedAt, now)}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </li>
  );
}

/** Followed companies with their new posts; an unfollowed one stays visible until the page is left. */
export function FollowsPane({ list, now }: { list: ListOf<'follows'>; now: number }) {
  const { items, ...more } = useMore(list, (cursor) =>
    call('GET /api/follows', { query: { cursor } }, { background: true }),
  );
  if (items.length === 0)
    return (
      <NothingYet
        title="还没有关注单位"
        text="关注心仪的学校，它们发布新职位时会出现在求职首页"
        href={paths.companies()}
        act="去找单位"
      />
    );
  return (
    <>
      <ul className="card">
        {items.map((followed) => (
          <CompanyLine key={followed.company.id} followed={followed} now={now} />
        ))}
      </ul>
      <MoreButton {...more} />
    </>
  );
}

const background = { background: true };

/** Viewed posts; each can be removed, and all of them after a confirmation. */
export function HistoryPane({ list, now }: { list: ListOf<'history'>; now: number }) {
  const { items, setItems, ...more } = useMore(list, (cursor) =>
    call('GET /api/history', { query: { cursor } }, background),
  );
  useFitsOf(items.map(({ post }) => post.id));
  const [isCleared, setCleared] = useState(false);
  const hasMore = more.hasMore && !isCleared;
  const forget = async (id: string) => {
    const at = items.findIndex(({ post }) => post.id === id);
    const removed = items.slice(at, at + 1);
    setItems((now) => now.filter(({ post }) => post.id !== id));
    const bringBack = () => setItems((now) => now.toSpliced(at, 0, ...removed));
    // The next page stands in for the one that was removed to its last.
    if (items.length === 1 && hasMore) void more.more();
    await call('DELETE /api/history/:id', { params: { id } }, background).catch(bringBack);
  };
  const clear = async () => {
    const question = { title: '清空浏览记录？', text: '不能恢复', confirmLabel: '清空', cancelLabel: '取消' };
    if (!(await confirm(question))) return;
    const before = items;
    setItems([]);
    setCleared(true);
    await call('DELETE /api/history', {}, background).then(
      () => toast.success('浏览记录已清空'),
      () => {
        setItems(before);
        setCleared(false);
      },
    );
  };
  if (items.length === 0 && !hasMore)
    return <NothingYet title="没有浏览记录" text={`看过的职位会记在这里，保留 ${historyDays} 天`} />;
  return (
    <>
      <div className="mb-2 flex min-h-8 items-center justify-between gap-3 text-14 text-ink-3">
        <p>只有你自己能看到，保留 {historyDays} 天</p>
        <Button size="s" onClick={() => void clear()}>
          清空浏览记录
        </Button>
      </div>
      <CompareBar />
      <ul className="card rows post-own">
        {items.map(({ post, seenAt }) => (
          <PostRow
            key={post.id}
            post={listedPost(post)}
            now={now}
            note={<span className="flex-none text-14 font-normal text-ink-3">{agoText(seenAt, now)}看过</span>}
            act={
              <>
                <CompareChoice id={post.id} title={post.title} />
                <Button size="s" aria-label={`移除：${post.title}`} onClick={() => void forget(post.id)}>
                  移除
                </Button>
              </>
            }
          />
        ))}
      </ul>
      <MoreButton hasMore={hasMore} busy={more.busy} more={more.more} />
    </>
  );
}
