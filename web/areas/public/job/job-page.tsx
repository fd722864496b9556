import Flag from 'lucide-react/icons/flag';
import Share2 from 'lucide-react/icons/share-2';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { lazyPart } from '#web/api/lazy-part.tsx';
import { ChatButton } from '#web/features/chat/chat-button.tsx';
import { DeliverButton } from '#web/features/deliveries/apply/deliver-button.tsx';
import { Prose } from '#web/features/page/prose.tsx';
import { StructuredData } from '#web/features/page/structured-data.tsx';
import { AcademicCard } from '#web/features/posts/detail/academic-card.tsx';
import { JobDialogs } from '#web/features/posts/detail/dialogs/job-dialogs.tsx';
import { FitCard } from '#web/features/posts/detail/fit-card.tsx';
import type { JobData } from '#web/features/posts/detail/load-job.ts';
import { Notices } from '#web/features/posts/detail/notices.tsx';
import { PlaceCard } from '#web/features/posts/detail/place-card.tsx';
import { PostFiles } from '#web/features/posts/detail/post-files.tsx';
import { TenureCard } from '#web/features/posts/detail/tenure-card.tsx';
import { useApply } from '#web/features/posts/detail/use-apply.ts';
import { useMine } from '#web/features/posts/detail/use-mine.ts';
import { useSeen } from '#web/features/posts/detail/use-seen.ts';
import { FavouriteButton } from '#web/features/posts/favourite-button.tsx';
import { Pay } from '#web/features/salary/pay.tsx';
import { useSite } from '#web/features/site/use-site.ts';
import { paths } from '#web/paths.ts';
import { getSession } from '#web/session/session-store.ts';
import { offeredModules, Slot } from '#web/slots.tsx';
import { CompanySide } from './company-side.tsx';
import { JobHead } from './job-head.tsx';
import { jobStructuredData } from './job-structured-data.ts';
import { QrSide, RecruiterSide, SafetyNote, SimilarSide } from './side-cards.tsx';

/** Its script may come after the first view's; the server draws it with the page. */
const MarketCard = lazyPart(() =>
  import('#web/features/posts/detail/market-card.tsx').then(({ MarketCard }) => MarketCard),
);

const StepStrip = lazyPart(() =>
  import('#web/features/deliveries/list/step-strip.tsx').then(({ StepStrip }) => StepStrip),
);

const hasTenure = ({ tenureInfo, steps }: JobData['post']) => tenureInfo !== null || steps.length > 0;

function sectionsOf({ post, similar, loaded }: JobData): Section[] {
  return [
    { id: 'fit', label: '资格自检' },
    { id: 'description', label: '岗位说明' },
    ...(post.academic ? [{ id: 'academic', label: '高校岗位' }] : []),
    ...(hasTenure(post) ? [{ id: 'tenure', label: '编制说明' }] : []),
    ...offeredModules().flatMap(({ jobSection }) => (jobSection?.isShown(loaded) ? jobSection : [])),
    { id: 'market', label: '薪酬与地点' },
    ...(similar.length > 0 ? [{ id: 'similar', label: '相似岗位' }] : []),
  ];
}

export function JobPage({ data }: { data: JobData }) {
  const { post, similar, market, loaded, now } = data;
  const site = useSite();
  const navigate = useNavigate();
  const own = useMine(post.id);
  const { mine } = own;
  const apply = useApply(post, own);
  const [open, setOpen] = useState<'share' | 'report' | null>(null);
  useSeen(post.id);
  const report = () => {
    if (!getSession().token) return void navigate(paths.seekerLogin(paths.job(post.id)));
    setOpen('report');
  };
  const button = (size: 'm' | 'l', wide = false) => (
    <DeliverButton post={post} size={size} wide={wide} onDeliver={apply.want} />
  );
  const chat = (className: string) =>
    post.status === 'open' && post.company.claimed ? (
      <ChatButton postId={post.id} companyId={post.company.id} className={className} />
    ) : null;
  const more = paths.jobs({ cityCode: post.cityCode, stage: post.stages[0], subject: post.subjects[0] });
  return (
    <div className="reading-page max-sm:pb-20">
      <StructuredData value={jobStructuredData(post, site?.pcSiteUrl ?? '')} />
      <JobHead
        post={post}
        now={now}
        actions={
          <HeadActions
            post={post}
            chat={chat('btn btn-tint btn-l')}
            deliver={button('l', true)}
            onShare={() => setOpen('share')}
            onReport={report}
          />
        }
      />
      <JobStrip
        post={post}
        sections={sectionsOf(data)}
        actions={
          <>
            <FavouriteButton id={post.id} title={post.title} className="btn btn-text" />
            {chat('btn btn-tint')}
            {button('m')}
          </>
        }
      />
      <div className="page reading-grid pt-4">
        <div className="flex min-w-0 flex-col gap-4 max-sm:gap-2">
          <Notices post={post} hasSimilar={similar.length > 0} />
          {mine?.deliveryStatus && (
            <Suspense fallback={null}>
              <StepStrip status={mine.deliveryStatus} />
            </Suspense>
          )}
          <FitCard post={post} mine={mine} />
          <section id="description" className="card p-6 max-sm:p-4">
            <h2 className="text-20">岗位说明</h2>
            <Prose text={post.description} />
            <PostFiles files={post.attachments} />
          </section>
          {post.academic && <AcademicCard info={post.academic} />}
          {hasTenure(post) && <TenureCard post={post} />}
          <Slot name="job.section" post={post} loaded={loaded} />
          <PlaceCard post={post} />
          <Suspense fallback={null}>
            <MarketCard post={post} market={market} mine={mine} />
          </Suspense>
        </div>
        <aside aria-label="单位与相似岗位" className="reading-side">
          <CompanySide post={post} following={mine?.following ?? false} />
          <RecruiterSide recruiter={post.recruiter} />
          <QrSide id={post.id} />
          <SimilarSide posts={similar} more={more} />
          <SafetyNote />
        </aside>
      </div>
      <div className="phone-bar">
        <FavouriteButton id={post.id} title={post.title} className="phone-bar-icon" />
        {chat('btn btn-tint btn-l')}
        {button('l', true)}
      </div>
      <JobDialogs data={data} own={own} apply={apply} open={open} onClose={() => setOpen(null)} />
    </div>
  );
}

interface Props {
  post: { id: string; title: string };
  /** Absent where nobody would answer. */
  chat: ReactNode;
  deliver: ReactNode;
  onShare(): void;
  onReport(): void;
}

const small = 'inline-flex items-center gap-1.5 text-14 text-ink-2 hover:text-brand';

/** The header's buttons: the main one, and three small ones. */
function HeadActions({ post, chat, deliver, onShare, onReport }: Props) {
  return (
    <>
      <div className="flex min-w-60 gap-3">
        {chat}
        <div className="flex min-w-36 flex-1">{deliver}</div>
      </div>
      <div className="script-only flex gap-6">
        <FavouriteButton {...post} className={small} />
        <button type="button" className={small} onClick={onShare}>
          <Share2 size={15} aria-hidden />
          分享
        </button>
        <button type="button" className={small} onClick={onReport}>
          <Flag size={15} aria-hidden />
          举报
        </button>
      </div>
    </>
  );
}

interface JobStripProps {
  post: JobData['post'];
  sections: Section[];
  /** Shown at its end while it is sticky. */
  actions: ReactNode;
}

/** The page's sections; while sticky, a compact header with the two buttons. */
function JobStrip({ post, sections, actions }: JobStripProps) {
  const sentinel = useRef<HTMLDivElement>(null);
  const stuck = useStuck(sentinel);
  // 相似岗位 is in the side column and therefore always in view.
  const current = useCurrentSection(sections.filter(({ id }) => id !== 'similar'));
  return (
    <>
      <div ref={sentinel} aria-hidden="true" />
      <div className="job-strip" data-stuck={stuck || undefined}>
        <div className="page flex h-full items-center">
          {stuck && (
            <p className="mr-6 flex min-w-0 items-center gap-3 border-r border-line pr-6 max-lg:hidden">
              <span className="cut max-w-70 text-16 font-semibold text-ink-1">{post.title}</span>
              <Pay value={post.salary} />
            </p>
          )}
          <nav aria-label="本页内容" className="scroll-line h-full gap-7">
            {sections.map(({ id, label }) => (
              <a key={id} className="tab" href={`#${id}`} aria-current={id === current ? 'true' : undefined}>
                {label}
              </a>
            ))}
          </nav>
          {stuck && <div className="ml-auto flex items-center gap-2 pl-6 max-sm:hidden">{actions}</div>}
        </div>
      </div>
    </>
  );
}

interface Section {
  id: string;
  label: string;
}

const isDrawn = (element: HTMLElement | null): element is HTMLElement => element !== null && element.offsetHeight > 0;

/** The section being read: the last one whose heading has passed below the strip. Looked up anew, since parts are drawn late. */
function useCurrentSection(sections: readonly Section[]): string {
  const ids = sections.map(({ id }) => id).join(' ');
  const [current, setCurrent] = useState(sections[0]?.id ?? '');
  useEffect(() => {
    const look = () => {
      const drawn = ids
        .split(' ')
        .map((id) => document.getElementById(id))
        .filter(isDrawn);
      const passed = drawn.filter((element) => element.getBoundingClientRect().top < 120);
      setCurrent((passed.at(-1) ?? drawn[0])?.id ?? '');
    };
    look();
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, [ids]);
  return current;
}

/** Whether the strip is sticky at the top. */
function useStuck(sentinel: React.RefObject<HTMLElement | null>): boolean {
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
  }, [sentinel]);
  return stuck;
}
