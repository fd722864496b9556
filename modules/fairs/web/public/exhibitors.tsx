import { clsx } from 'clsx';
import { useState } from 'react';
import { labelOf, shortOf } from '#contract/taxonomy/list.ts';
import { subjects } from '#contract/taxonomy/subjects.ts';
import { tenures } from '#contract/taxonomy/tenures.ts';
import { Echo } from '#web/features/answers/echo.tsx';
import { ChatButton } from '#web/features/chat/chat-button.tsx';
import { CompanyLogo } from '#web/features/companies/company-logo.tsx';
import { DeliveredTag } from '#web/features/deliveries/apply/delivered-tag.tsx';
import { useFitsOf } from '#web/features/own-posts/fits.ts';
import { PostFit } from '#web/features/posts/post-row.tsx';
import { Pay } from '#web/features/salary/pay.tsx';
import { paths } from '#web/paths.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import type { FairExhibitor, FairPost, RouteList } from '../../contract/fair-views.ts';
import { exhibitorsHref, type FairData, hires } from './load-fair.ts';

const PAGE = 12;
const SUBJECTS = 2;

/** '数学、物理等' */
function hiresFor({ posts }: FairExhibitor): string {
  const counts = new Map<string, number>();
  for (const { subjects: taught } of posts)
    for (const code of taught.slice(0, 1)) counts.set(code, (counts.get(code) ?? 0) + 1);
  const most = [...counts].sort(([, one], [, other]) => other - one).slice(0, SUBJECTS);
  const named = most.map(([code]) => shortOf(subjects, code)).join('、') || '不限学科';
  return counts.size > most.length ? `${named}等` : named;
}

/** Months or hours of a year of teaching, for comparing pay by different units. */
const perYear = { year: 1, month: 12, day: 200, hour: 480 };
const yearly = ({ max, min, unit }: FairPost['salary']) => (max ?? min ?? 0) * perYear[unit];

interface RowProps {
  exhibitor: FairExhibitor;
  subject: string;
  /** Its place in the reader's route; 0 outside. */
  stop: number;
  online: boolean;
  isOpen: boolean;
  onOpen(booth: string): void;
}

/** The best pay at a booth, and how surely the school answers. */
function Weighed({ posts, replyRate }: Pick<FairExhibitor, 'posts' | 'replyRate'>) {
  const [best] = posts.toSorted((one, other) => yearly(other.salary) - yearly(one.salary));
  return (
    <p className="min-w-18 flex-none text-right text-14 leading-5 text-ink-3">
      {best && <Pay value={best.salary} className="block text-14" />}
      {replyRate !== null && <Echo rate={replyRate} minutes={null} />}
    </p>
  );
}

function Row({ exhibitor, subject, stop, online, isOpen, onOpen }: RowProps) {
  const { companyId, name, logoUrl, booth, replyRate } = exhibitor;
  const posts = exhibitor.posts.filter((post) => !subject || post.subjects.includes(subject));
  const first = posts[0];
  const [isRead, setRead] = useState(false);
  useFitsOf(isRead && !subject ? posts.map(({ id }) => id) : []);
  return (
    <li id={`booth-${companyId}`} className={clsx('fair-exhibitor', isOpen && 'bg-brand-tint')}>
      <span className={booth ? 'tabular w-12 text-14 font-semibold text-ink-2 max-sm:w-auto' : ''}>
        {booth?.number}
        {booth && stop > 0 && (
          <span className="ml-1 inline-grid size-5 place-items-center rounded-full bg-ink-1 text-12 text-surface">
            {stop}
          </span>
        )}
      </span>
      <CompanyLogo name={name} src={logoUrl} size={36} />
      <h3 className="line-clamp-2 text-14 sm:text-16">{name}</h3>
      <Weighed posts={posts} replyRate={replyRate} />
      {online && first && (
        <ChatButton
          postId={first.id}
          companyId={companyId}
          className="btn btn-outline btn-s script-only relative z-1 max-sm:col-start-4 max-sm:row-start-2 max-sm:justify-self-end max-sm:px-2"
        />
      )}
      <details className="fair-posts" open={subject !== ''} onToggle={() => setRead(true)}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is pressed by itself */}
        <summary className="row-open" onClick={() => booth && onOpen(booth.id)}>
          {hiresFor(exhibitor)} <span className="whitespace-nowrap">{posts.length} 个岗位</span>
          <span className="sr-only">，{name}</span>
          <span className="i i-down ml-1 align-middle" />
        </summary>
        <ul className="relative">
          {posts.map((post) => (
            <li key={post.id} className="flex items-baseline gap-2 py-1">
              <a className="cut text-14 text-ink-1 hover:text-brand" href={paths.job(post.id)}>
                {post.title}
              </a>
              <DeliveredTag id={post.id} />
              <PostFit id={post.id} />
              <span className="flex-none text-12 text-ink-3">
                {post.tenure === 'establishment' && `${shortOf(tenures, post.tenure)} · `}招 {post.headcount} 人
              </span>
              <Pay value={post.salary} className="ml-auto text-14" />
            </li>
          ))}
          <li className="py-1 text-14">
            <a className="link" href={paths.company(companyId)}>
              单位主页
            </a>
          </li>
        </ul>
      </details>
    </li>
  );
}

interface Props {
  data: FairData;
  stops: RouteList['stops'];
  /** The booths of a block of the plan, whose schools alone are listed; none for all. */
  block: readonly string[];
  onAll(): void;
  open: string | null;
  onOpen(booth: string): void;
}

/**
 * The exhibitors by booth, twelve a page, or those of a block; one that is opened shows its posts, and is marked on the plan.
 * Booths of an online fair open a chat.
 */
export function Exhibitors({ data, stops, block, onAll, open, onOpen }: Props) {
  const { fair, exhibitors, subject } = data;
  const isBlock = block.length > 0;
  const found = exhibitors.filter(
    (exhibitor) => hires(exhibitor, subject) && (!isBlock || block.includes(exhibitor.booth?.id ?? '')),
  );
  const pages = isBlock ? 1 : Math.max(1, Math.ceil(found.length / PAGE));
  const page = Math.min(pages, data.page);
  const shown = isBlock ? found : found.slice((page - 1) * PAGE, page * PAGE);
  const posts = found.flatMap((exhibitor) =>
    exhibitor.posts.filter((post) => !subject || post.subjects.includes(subject)),
  );
  useFitsOf(subject ? posts.map(({ id }) => id) : []);
  return (
    <section id="exhibitors" className="card" aria-labelledby="exhibitors-title">
      <div className="flex items-baseline gap-3 px-5 py-4 max-sm:px-4">
        <h2 id="exhibitors-title" className="text-20">
          {subject ? `招${labelOf(subjects, subject)}的单位` : '参会单位与岗位'}
        </h2>
        <p className="text-14 text-ink-3" role="status">
          {isBlock && '这一片 '}
          {found.length} 家，{posts.length} 个岗位
        </p>
        {isBlock && (
          <button type="button" className="link ml-auto text-14" onClick={onAll}>
            看全部
          </button>
        )}
      </div>
      {found.length === 0 ? (
        <EmptyState title="参会单位陆续公布" text="报名后，有更新会通知你。" />
      ) : (
        <ul>
          {shown.map((exhibitor) => (
            <Row
              key={exhibitor.companyId}
              exhibitor={exhibitor}
              subject={subject}
              stop={stops.findIndex(({ companyId }) => companyId === exhibitor.companyId) + 1}
              online={fair.online}
              isOpen={open !== null && exhibitor.booth?.id === open}
              onOpen={onOpen}
            />
          ))}
        </ul>
      )}
      {pages > 1 && (
        <div className="border-t border-line px-4">
          <Pagination page={page} pages={pages} href={(to) => exhibitorsHref(fair.id, subject, to)} />
        </div>
      )}
    </section>
  );
}
