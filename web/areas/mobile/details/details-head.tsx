import CalendarClock from 'lucide-react/icons/calendar-clock';
import MapPin from 'lucide-react/icons/map-pin';
import UsersRound from 'lucide-react/icons/users-round';
import { salaryMarket } from '#contract/posts/salary-market.ts';
import type { JobData } from '#web/features/posts/detail/load-job.ts';
import { tenureTag } from '#web/features/posts/post-words.ts';
import { Salary } from '#web/features/salary/salary.tsx';
import { agoText, daysUntil, shortDateText } from '#web/features/time/time-text.ts';

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
      <p className="text-13 font-medium text-ink-1">{shown.words.replace(/^本职位|。$/g, '')}</p>
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
export function DetailsHead({ post, market, now }: Pick<JobData, 'post' | 'market' | 'now'>) {
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
      <h1 className="flex flex-wrap items-center gap-x-2 text-[1.375rem] leading-[1.35]">
        {post.title}
        {post.status !== 'open' && <span className="tag font-normal">已停止招聘</span>}
        {post.status === 'open' && post.urgent && <span className="tag tag-warm font-normal">急聘</span>}
      </h1>
      <p className="mt-1 flex flex-wrap items-baseline gap-x-3">
        <Salary value={post.salary} className="text-[1.5rem]" />
        {post.salaryNote && <span className="text-13 text-ink-3">{post.salaryNote}</span>}
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
