import BadgeCheck from 'lucide-react/icons/badge-check';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Flag from 'lucide-react/icons/flag';
import MapPin from 'lucide-react/icons/map-pin';
import Share2 from 'lucide-react/icons/share-2';
import ShieldCheck from 'lucide-react/icons/shield-check';
import UsersRound from 'lucide-react/icons/users-round';
import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { redListFrom } from '#contract/answers/answer-limits.ts';
import { hoursOf, hoursText } from '#contract/answers/answer-time.ts';
import { salaryMarket } from '#contract/posts/salary-market.ts';
import { lazyPart } from '#web/api/lazy-part.tsx';
import { ChatButton } from '#web/features/chat/chat-button.tsx';
import { CompanyLogo } from '#web/features/companies/company-logo.tsx';
import { companyTypeLabel } from '#web/features/companies/company-words.ts';
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
import { PostRow, PostRows } from '#web/features/posts/post-row.tsx';
import { tenureTag } from '#web/features/posts/post-words.ts';
import { Pay } from '#web/features/salary/pay.tsx';
import { agoText, daysUntil, shortDateText } from '#web/features/time/time-text.ts';
import { paths } from '#web/paths.ts';
import { getSession } from '#web/session/session-store.ts';
import { TopBar } from '../shell/top-bar.tsx';

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
          <h2 className="text-20">岗位说明</h2>
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
              <h2 className="text-20">相似岗位</h2>
              <a className="inline-flex min-h-11 items-center text-14 text-ink-3" href={paths.mobileList(alike)}>
                更多
                <ChevronRight size={16} aria-hidden />
              </a>
            </div>
            <PostRows>
              {similar.slice(0, MOST_SIMILAR).map((each) => (
                <PostRow key={each.id} post={each} now={now} />
              ))}
            </PostRows>
          </section>
        )}
        <p className="m-page flex gap-2 pb-2 text-14 text-ink-3">
          <ShieldCheck size={18} className="mt-0.5 flex-none text-ink-4" aria-hidden />
          招聘不收取任何费用。遇到收费、押证或培训贷，请点右上角举报，24 小时内处理。
        </p>
      </div>
      <div className="phone-bar">
        <FavouriteButton
          id={post.id}
          title={post.title}
          className="flex min-h-12 w-12 flex-none flex-col items-center justify-center gap-0.5 text-12 leading-4 text-ink-2 aria-pressed:text-brand [&_.i]:text-20"
        />
        {talks && <ChatButton postId={post.id} companyId={post.company.id} className="btn btn-outline btn-l m-talk" />}
        <DeliverButton post={post} size="l" wide onDeliver={apply.want} />
      </div>
      <JobDialogs data={data} own={own} apply={apply} open={open} onClose={() => setOpen(null)} />
    </div>
  );
}

/** The hiring company and its reply rate, at the end of the page's head. */
function CompanyBlock({ post }: Pick<JobData, 'post'>) {
  const { company, companyOpenPosts } = post;
  const [time = null, unit = ''] =
    company.replyMinutes === null ? [] : hoursText(hoursOf(company.replyMinutes)).split(' ');
  const figures = [
    { label: '回复率', value: company.replyRate, unit: '%', than: `近 90 天，红榜线 ${redListFrom}%` },
    { label: '一般答复', value: time, unit, than: '期限 7 天' },
    { label: '在招岗位', value: companyOpenPosts, unit: '个', than: '含本岗位' },
  ].filter(({ value }) => value !== null);
  const isYoung = figures.length < 2;
  return (
    <section className="bg-surface px-4 pb-4" aria-label="招聘单位">
      <a className="flex items-center gap-3 border-t border-line pt-4" href={paths.company(company.id)}>
        <CompanyLogo name={company.name} src={company.logoUrl} size={44} />
        <span className="min-w-0 flex-1">
          <span className="block font-semibold text-ink-1">{company.name}</span>
          <span className="flex items-center gap-1 text-14 text-ink-3">
            {company.claimed && <BadgeCheck size={15} className="text-ok" aria-hidden />}
            {company.claimed ? '已认证' : '未认领'} · {companyTypeLabel(company.type)}
            {isYoung && ` · 在招 ${companyOpenPosts} 个`}
          </span>
        </span>
        <ChevronRight size={20} className="flex-none text-ink-4" aria-hidden />
      </a>
      {!isYoung && (
        <dl className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(5rem,1fr))] gap-2 rounded-ctl bg-fill px-2 py-2.5 text-center">
          {figures.map(({ label, value, unit, than }) => (
            <div key={label} className="flex flex-col-reverse">
              <dt className="text-14 text-ink-2">
                {label}
                <span className="block text-12 text-ink-3">{than}</span>
              </dt>
              <dd className="num text-20 leading-7">
                {value}
                {unit && <small className="ml-0.5 text-12 font-normal">{unit}</small>}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}

/** '12-06 截止，还有 15 天' */
function deadlineText(deadline: string | null, now: number): string | null {
  if (!deadline) return null;
  const days = daysUntil(deadline, now);
  if (days < 0) return `已于 ${shortDateText(deadline, now)} 截止`;
  return `${shortDateText(deadline, now)} 截止，${days === 0 ? '就在今天' : `还有 ${days} 天`}`;
}

/** The pay among that of similar posts, a column a step of pay; nothing with too few of them. */
function OnScale({ post, market }: Pick<JobData, 'post' | 'market'>) {
  const shown = salaryMarket(post.salary, market, null);
  const own = shown?.marks.find(({ kind }) => kind === 'own')?.span;
  const middle = shown?.marks.find(({ kind }) => kind === 'middle');
  if (!shown || !own || !middle) return null;
  const most = Math.max(...shown.columns.map(({ n }) => n));
  return (
    <div className="mt-3">
      <p className="text-14 font-semibold text-ink-1">{shown.words.replace(/^本职位|。$/g, '')}</p>
      <div className="relative mt-2 flex h-11 items-end gap-0.5 border-b border-line-strong" aria-hidden>
        {shown.columns.map(({ from, n, at }) => (
          <span
            key={from}
            className={`flex-1 rounded-t-[3px] ${at >= own.from && at <= own.to ? 'bg-brand-solid' : 'bg-(--line-strong)'}`}
            style={{ height: `${(n / most) * 100}%` }}
          />
        ))}
        <span className="absolute inset-y-0 w-0.5 bg-ink-1" style={{ left: `${middle.at * 100}%` }} />
      </div>
      <p className="tabular relative mt-2 flex justify-between text-12 text-ink-3">
        <span>{shown.ends[0]}</span>
        <span className="absolute -translate-x-1/2" style={{ left: `${Math.min(78, Math.max(22, middle.at * 100))}%` }}>
          {middle.label}
        </span>
        <span>{shown.ends[1]}</span>
      </p>
    </div>
  );
}

/** Title, pay among that of similar posts, place and deadline. */
function DetailsHead({ post, market, now }: Pick<JobData, 'post' | 'market' | 'now'>) {
  const when = deadlineText(post.deadline, now) ?? `${agoText(post.refreshedAt, now)}更新`;
  const delivered = post.deliveryCount > 0 && `${post.deliveryCount.toLocaleString('en')} 人已投`;
  const tenure = tenureTag(post.tenure);
  const facts = [
    { Icon: MapPin, text: post.place.replace('·', ' ') },
    { Icon: UsersRound, text: [`招 ${post.headcount} 人`, delivered].filter(Boolean).join('，') },
    { Icon: CalendarClock, text: when },
  ];
  return (
    <div className="bg-surface p-4">
      <h1 className="flex flex-wrap items-center gap-x-2 text-20 leading-[1.35]">
        {post.title}
        {post.status !== 'open' && <span className="tag font-normal">已停止招聘</span>}
        {post.status === 'open' && post.urgent && <span className="tag tag-warm font-normal">急聘</span>}
      </h1>
      <p className="mt-1 flex flex-wrap items-baseline gap-x-3">
        <Pay value={post.salary} className="text-28" />
        {post.salaryNote && <span className="text-14 text-ink-3">{post.salaryNote}</span>}
      </p>
      <OnScale post={post} market={market} />
      <p className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-1.5">
        {tenure.label && <span className={tenure.brand ? 'tag tag-brand' : 'tag'}>{tenure.label}</span>}
        {facts.map(({ Icon, text }) => (
          <span key={text} className="m-fact text-14">
            <Icon size={16} aria-hidden />
            {text}
          </span>
        ))}
      </p>
    </div>
  );
}
