import ChevronRight from 'lucide-react/icons/chevron-right';
import Flag from 'lucide-react/icons/flag';
import Share2 from 'lucide-react/icons/share-2';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { lazyPart } from '#web/api/lazy-part.tsx';
import { ChatButton } from '#web/features/chat/chat-button.tsx';
import { DeliverButton } from '#web/features/deliveries/apply/deliver-button.tsx';
import { Prose } from '#web/features/page/prose.tsx';
import { AcademicCard } from '#web/features/posts/detail/academic-card.tsx';
import { JobDialogs } from '#web/features/posts/detail/dialogs/job-dialogs.tsx';
import { FitCard } from '#web/features/posts/detail/fit-card.tsx';
import type { JobData } from '#web/features/posts/detail/load-job.ts';
import { MarketCard } from '#web/features/posts/detail/market-card.tsx';
import { Notices } from '#web/features/posts/detail/notices.tsx';
import { PlaceCard } from '#web/features/posts/detail/place-card.tsx';
import { PostFiles } from '#web/features/posts/detail/post-files.tsx';
import { TenureCard } from '#web/features/posts/detail/tenure-card.tsx';
import { useApply } from '#web/features/posts/detail/use-apply.ts';
import { useMine } from '#web/features/posts/detail/use-mine.ts';
import { useSeen } from '#web/features/posts/detail/use-seen.ts';
import { FavouriteButton } from '#web/features/posts/favourite-button.tsx';
import { paths } from '#web/paths.ts';
import { getSession } from '#web/session/session-store.ts';
import { MobileJob } from '../shell/mobile-job.tsx';
import { TopBar } from '../shell/top-bar.tsx';
import { CompanyBlock } from './company-block.tsx';
import { DetailsHead } from './details-head.tsx';

const MOST_SIMILAR = 3;

const StepStrip = lazyPart(() =>
  import('#web/features/deliveries/list/step-strip.tsx').then(({ StepStrip }) => StepStrip),
);

/** A post on a phone: content, eligibility, company, and the deliver button within reach of the thumb. */
export function DetailsPage({ data }: { data: JobData }) {
  const { post, similar, market, now } = data;
  const navigate = useNavigate();
  const own = useMine(post.id);
  const { mine } = own;
  const apply = useApply(post, own);
  const [open, setOpen] = useState<'share' | 'report' | null>(null);
  useSeen(post.id);
  const share = async () => {
    const url = location.origin + paths.job(post.id);
    const shared = await navigator.share?.({ title: `${post.title} ${post.company.name}`, url }).then(
      () => true,
      (problem: DOMException) => problem.name === 'AbortError',
    );
    if (!shared) setOpen('share');
  };
  const report = () => {
    if (getSession().token) setOpen('report');
    else void navigate(paths.mobileLogin(paths.mobileJob(post.id)));
  };
  const alike = { cityCode: post.cityCode, stage: post.stages[0], subject: post.subjects[0] };
  const talks = post.status === 'open' && post.company.claimed;
  return (
    <div className="pb-[calc(5rem_+_env(safe-area-inset-bottom))]">
      <TopBar back={paths.mobileList()}>
        <span className="ml-auto" />
        <button type="button" className="m-icon script-only" aria-label="分享" onClick={() => void share()}>
          <Share2 size={21} aria-hidden />
        </button>
        <button type="button" className="m-icon script-only -mr-2.5" aria-label="举报" onClick={report}>
          <Flag size={21} aria-hidden />
        </button>
      </TopBar>
      {mine?.deliveryStatus && (
        <div className="m-blocks pt-0! pb-2">
          <Suspense fallback={null}>
            <StepStrip status={mine.deliveryStatus} />
          </Suspense>
        </div>
      )}
      <DetailsHead post={post} market={market} now={now} />
      <CompanyBlock post={post} />
      <div className="m-blocks">
        <Notices post={post} hasSimilar={similar.length > 0} />
        <FitCard post={post} mine={mine} />
        <section id="description" className="card p-4">
          <h2 className="text-18">岗位说明</h2>
          <Prose text={post.description} />
          <PostFiles files={post.attachments} />
        </section>
        {post.academic && <AcademicCard info={post.academic} />}
        {(post.tenureInfo || post.steps.length > 0) && <TenureCard post={post} />}
        <MarketCard post={post} market={market} mine={mine} />
        <PlaceCard post={post} />
        {similar.length > 0 && (
          <section id="similar" className="m-page pt-2">
            <div className="flex items-center justify-between">
              <h2 className="text-18">相似岗位</h2>
              <a className="inline-flex min-h-11 items-center text-13 text-ink-3" href={paths.mobileList(alike)}>
                更多
                <ChevronRight size={16} aria-hidden />
              </a>
            </div>
            <ul className="m-jobs">
              {similar.slice(0, MOST_SIMILAR).map((each) => (
                <MobileJob key={each.id} post={each} now={now} />
              ))}
            </ul>
          </section>
        )}
        <p className="m-page flex gap-2 pb-2 text-13 text-ink-3">
          <ShieldCheck size={18} className="mt-0.5 flex-none text-ink-4" aria-hidden />
          招聘不收取任何费用。遇到收费、押证或培训贷，请点右上角举报，24 小时内处理。
        </p>
      </div>
      <div className="phone-bar">
        <FavouriteButton
          id={post.id}
          title={post.title}
          className="flex min-h-12 w-12 flex-none flex-col items-center justify-center gap-0.5 text-[0.75rem] leading-4 text-ink-2 aria-pressed:text-brand [&_.i]:text-[22px]"
        />
        {talks && <ChatButton postId={post.id} companyId={post.company.id} className="btn btn-outline btn-l m-talk" />}
        <DeliverButton post={post} size="l" wide onDeliver={apply.want} />
      </div>
      <JobDialogs data={data} own={own} apply={apply} open={open} onClose={() => setOpen(null)} />
    </div>
  );
}
