import Flag from 'lucide-react/icons/flag';
import Share2 from 'lucide-react/icons/share-2';
import { type ReactNode, use, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '#web/api/browser-call.ts';
import { lazyPart } from '#web/api/lazy-part.tsx';
import { ChatButton } from '#web/features/chat/chat-button.tsx';
import { DeliverButton } from '#web/features/deliveries/apply/deliver-button.tsx';
import { useFitsOf } from '#web/features/own-posts/fits.ts';
import { Prose } from '#web/features/page/prose.tsx';
import { StructuredData } from '#web/features/page/structured-data.tsx';
import { FitSection } from '#web/features/posts/detail/fit-section.tsx';
import type { JobData } from '#web/features/posts/detail/load-job.ts';
import { Notices } from '#web/features/posts/detail/notices.tsx';
import { PostFiles } from '#web/features/posts/detail/post-files.tsx';
import { useApply } from '#web/features/posts/detail/use-apply.ts';
import { type OwnStatus, useMine } from '#web/features/posts/detail/use-mine.ts';
import { FavouriteButton } from '#web/features/posts/favourite-button.tsx';
import { PostRow } from '#web/features/posts/post-row.tsx';
import { markRead } from '#web/features/posts/read-posts.ts';
import { Pay } from '#web/features/salary/pay.tsx';
import { PlacesContext } from '#web/features/site/places.ts';
import { useSite } from '#web/features/site/use-site.ts';
import { paths } from '#web/paths.ts';
import { getSession, isSeekerSignedIn, useSession } from '#web/session/session-store.ts';
import { Slot } from '#web/slots.tsx';
import { Section } from '#web/ui/section.tsx';
import { JobFacts, JobHead } from './job-head.tsx';
import { jobStructuredData } from './job-structured-data.ts';
import { SchoolSection } from './school-section.tsx';

const ApplyDialog = lazyPart(() => import('#web/features/deliveries/apply/apply-dialog.tsx'), 'ApplyDialog');
const ShareDialog = lazyPart(() => import('#web/features/page/share-dialog.tsx'), 'ShareDialog');
const ReportDialog = lazyPart(() => import('#web/features/posts/detail/report-dialog.tsx'), 'ReportDialog');

interface Props {
  post: JobData['post'];
  own: OwnStatus;
  apply: ReturnType<typeof useApply>;
  open: 'share' | 'report' | null;
  onClose(): void;
}

/** What opens over a post: delivering a resume, sharing, reporting. */
const JobDialogs = ({ post, own: { mine, reload }, apply, open, onClose }: Props) => (
  <>
    {apply.isOpen && <ApplyDialog post={post} mine={mine} onClose={apply.close} onDelivered={reload} />}
    {open === 'share' && <ShareDialog path={paths.job(post.id)} title={post.title} onClose={onClose} />}
    {open === 'report' && (
      <ReportDialog id={post.id} title={post.title} isElsewhere={post.applyWay !== undefined} onClose={onClose} />
    )}
  </>
);

/** Counts the view and remembers it for lists; a seeker's is also stored in 浏览记录. */
function useSeen(id: string) {
  const seeker = useSession(isSeekerSignedIn);
  useEffect(() => {
    markRead(id);
    const options = { background: true, quiet: true };
    call('POST /api/posts/:id/views', { params: { id } }, options).catch(() => {});
    if (seeker) call('PUT /api/history/:id', { params: { id } }, options).catch(() => {});
  }, [id, seeker]);
}

/** Their scripts may come after the first view's; the server draws them with the page. */
const AcademicSection = lazyPart(() => import('#web/features/posts/detail/academic-section.tsx'), 'AcademicSection');
const TenureSection = lazyPart(() => import('#web/features/posts/detail/tenure-section.tsx'), 'TenureSection');
const MarketSection = lazyPart(() => import('#web/features/posts/detail/market-section.tsx'), 'MarketSection');

const MAX_SIMILAR = 3;

/** A post: the job first, then how one fits, what its tenure means, what it pays among others, the school, and similar posts. */
export function JobPage({ data }: { data: JobData }) {
  const { post, similar, market, loaded, now } = data;
  const site = useSite();
  const navigate = useNavigate();
  const places = use(PlacesContext);
  const own = useMine(post.id);
  const { mine } = own;
  const apply = useApply(post, own);
  const [open, setOpen] = useState<'share' | 'report' | null>(null);
  useSeen(post.id);
  const alike = similar.slice(0, MAX_SIMILAR);
  useFitsOf(alike.map(({ id }) => id));
  const report = () => {
    if (!getSession().token) return void navigate(places.login(places.job(post.id)));
    setOpen('report');
  };
  const deliver = (size: 'm' | 'l', wide = false) => (
    <DeliverButton post={post} size={size} wide={wide} onDeliver={apply.want} />
  );
  const chat = (className: string) =>
    post.status === 'open' && post.company.claimed ? (
      <ChatButton postId={post.id} companyId={post.company.id} className={className} />
    ) : null;
  return (
    <div className="reading-page max-sm:pb-20">
      <StructuredData value={jobStructuredData(post, site?.pcSiteUrl ?? '')} />
      <div className="page">
        <JobHead
          post={post}
          actions={
            <span className="flex gap-3 max-sm:hidden">
              <FavouriteButton id={post.id} title={post.title} className="btn btn-outline btn-l" />
              {chat('btn btn-outline btn-l')}
              {deliver('l')}
            </span>
          }
        />
        <StuckHead post={post}>
          {chat('btn btn-outline')}
          {deliver('m')}
        </StuckHead>
        <Notices post={post} hasSimilar={alike.length > 0} />
        <div className="card mt-4 max-md:-mx-6 max-sm:-mx-4 max-md:rounded-none max-md:border-x-0">
          <JobFacts post={post} now={now} />
          <Section id="description" title="岗位说明" className="border-t border-line">
            <Prose text={post.description} />
            <PostFiles files={post.attachments} />
          </Section>
          <FitSection post={post} mine={mine} />
          {post.academic && <AcademicSection info={post.academic} />}
          {(post.tenureInfo || post.steps.length > 0) && <TenureSection post={post} />}
          <Slot name="job.section" post={post} loaded={loaded} />
          <MarketSection post={post} market={market} mine={mine} />
          <SchoolSection post={post} following={mine?.following ?? false} />
          {alike.length > 0 && (
            <Section id="similar" title="相似的职位">
              <ul className="rows -my-4 -mr-10 max-md:-mx-4">
                {alike.map((one) => (
                  <PostRow key={one.id} post={one} now={now} own />
                ))}
              </ul>
            </Section>
          )}
        </div>
        <p className="script-only mt-4 flex flex-wrap gap-6 text-14 text-ink-3">
          招聘不收取任何费用，遇到收费、押证或培训贷请举报，24 小时内处理
          <Act
            icon={<Share2 size={15} aria-hidden />}
            label="分享"
            onPress={() => void sharePost(post, () => setOpen('share'))}
          />
          <Act icon={<Flag size={15} aria-hidden />} label={post.applyWay ? '信息有误' : '举报'} onPress={report} />
        </p>
      </div>
      {/* Both acts fit side by side on the narrowest phone with large text. */}
      <div className="phone-bar foot-bar items-center gap-3 px-4 pt-2 *:mb-2 [&>.btn]:min-h-12 [&>.btn]:min-w-0 [&>.btn]:flex-1 [&>.btn]:px-2">
        <FavouriteButton
          id={post.id}
          title={post.title}
          className="inline-flex min-w-12 flex-col items-center gap-0.5 text-12 text-ink-2 [&>.i]:text-20"
        />
        {chat('btn btn-outline btn-l')}
        {deliver('l', true)}
      </div>
      <JobDialogs post={post} own={own} apply={apply} open={open} onClose={() => setOpen(null)} />
    </div>
  );
}

/** A phone shares by itself; where it cannot, or fails, a code and an address do. */
async function sharePost({ id, title, company }: JobData['post'], instead: () => void): Promise<void> {
  const url = location.origin + paths.job(id);
  const shared = matchMedia('(pointer: coarse)').matches
    ? await navigator.share?.({ title: `${title} ${company.name}`, url }).then(
        () => true,
        (problem: DOMException) => problem.name === 'AbortError',
      )
    : false;
  if (!shared) instead();
}

const Act = ({ icon, label, onPress }: { icon: ReactNode; label: string; onPress(): void }) => (
  <button type="button" className="inline-flex items-center gap-1.5 text-ink-2 hover:text-brand" onClick={onPress}>
    {icon}
    {label}
  </button>
);

/** Title, pay and the two acts, once the head has scrolled away. */
function StuckHead({ post, children }: { post: JobData['post']; children: ReactNode }) {
  const sentinel = useRef<HTMLDivElement>(null);
  const [stuck, setStuck] = useState(false);
  useEffect(() => {
    if (!sentinel.current) return;
    // A busy page delivers several entries at once: the last is the current state.
    const watch = new IntersectionObserver((entries) => {
      const entry = entries.at(-1);
      if (entry) setStuck(!entry.isIntersecting && entry.boundingClientRect.top < 0);
    });
    watch.observe(sentinel.current);
    return () => watch.disconnect();
  }, []);
  return (
    <>
      <div ref={sentinel} aria-hidden="true" />
      {stuck && (
        <div className="no-print fixed inset-x-0 top-0 z-25 h-14 border-b border-line bg-surface shadow-float max-sm:hidden">
          <div className="page flex h-full items-center gap-4">
            <span className="cut text-16 font-semibold text-ink-1">{post.title}</span>
            <Pay value={post.salary} />
            <span className="ml-auto flex gap-2">{children}</span>
          </div>
        </div>
      )}
    </>
  );
}
