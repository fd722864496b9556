import { Suspense, useState } from 'react';
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
import { useSite } from '#web/features/site/use-site.ts';
import { paths } from '#web/paths.ts';
import { getSession } from '#web/session/session-store.ts';
import { offeredModules, Slot } from '#web/slots.tsx';
import { CompanySide } from './company-side.tsx';
import { HeadActions } from './head-actions.tsx';
import { JobHead } from './job-head.tsx';
import { JobStrip } from './job-strip.tsx';
import { jobStructuredData } from './job-structured-data.ts';
import type { Section } from './sections.ts';
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
            <h2 className="text-18">岗位说明</h2>
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
