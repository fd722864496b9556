import CalendarClock from 'lucide-react/icons/calendar-clock';
import MapPin from 'lucide-react/icons/map-pin';
import UsersRound from 'lucide-react/icons/users-round';
import type { JobData } from '#web/features/posts/detail/load-job.ts';
import { experienceText, postTags } from '#web/features/posts/post-words.ts';
import { Salary } from '#web/features/salary/salary.tsx';
import { agoText, daysUntil, shortDateText } from '#web/features/time/time-text.ts';

/** '12-06 截止，还有 15 天' */
function deadlineText(deadline: string | null, now: number): string | null {
  if (!deadline) return null;
  const days = daysUntil(deadline, now);
  if (days < 0) return `已于 ${shortDateText(deadline, now)} 截止`;
  return `${shortDateText(deadline, now)} 截止，${days === 0 ? '就在今天' : `还有 ${days} 天`}`;
}

/** Title, pay, place and deadline. */
export function DetailsHead({ post, now }: Pick<JobData, 'post' | 'now'>) {
  const when = deadlineText(post.deadline, now) ?? `${agoText(post.refreshedAt, now)}更新`;
  const delivered = post.deliveryCount > 0 && `${post.deliveryCount.toLocaleString('en')} 人已投`;
  const facts = [
    { Icon: MapPin, text: post.place.replace('·', ' ') },
    { Icon: UsersRound, text: [`招 ${post.headcount} 人`, delivered].filter(Boolean).join('，') },
    { Icon: CalendarClock, text: when },
  ];
  return (
    <div className="m-block">
      <h1 className="m-details-title flex flex-wrap items-center gap-x-2">
        {post.title}
        {post.status !== 'open' && <span className="tag font-normal">已停止招聘</span>}
        {post.status === 'open' && post.urgent && <span className="tag tag-warm font-normal">急聘</span>}
      </h1>
      <p className="mt-1 flex flex-wrap items-baseline gap-x-3">
        <Salary value={post.salary} className="text-[1.5rem]" />
        {post.salaryNote && <span className="text-13 text-ink-3">{post.salaryNote}</span>}
      </p>
      <p className="mt-3 flex flex-wrap gap-2">
        {postTags(post).map(({ label, brand }) => (
          <span key={label} className={brand ? 'tag tag-l tag-brand' : 'tag tag-l'}>
            {label}
          </span>
        ))}
        <span className="tag tag-l">{experienceText(post.experience)}</span>
      </p>
      <p className="mt-3 flex flex-wrap gap-x-6 gap-y-1">
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
