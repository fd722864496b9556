import { clsx } from 'clsx';
import BadgeCheck from 'lucide-react/icons/badge-check';
import type { AnswerStripData } from '#contract/answers/answers.ts';
import { benefits } from '#contract/taxonomy/benefits.ts';
import { labelsOf } from '#contract/taxonomy/list.ts';
import { AnswerStrip } from '#web/features/answers/answer-strip.tsx';
import { CompanyLogo } from '#web/features/companies/company-logo.tsx';
import { isDelivered } from '#web/features/deliveries/apply/deliver-state.ts';
import { DeliveredTag } from '#web/features/deliveries/apply/delivered-tag.tsx';
import { useDeliveryStatus } from '#web/features/own-posts/own-posts.ts';
import type { ListedPost } from '#web/features/posts/listed-post.ts';
import { MarkedTitle } from '#web/features/posts/marked-title.tsx';
import { educationText, experienceText, tenureTag } from '#web/features/posts/post-words.ts';
import { useReadPosts } from '#web/features/posts/read-posts.ts';
import { Pay } from '#web/features/salary/pay.tsx';
import { agoText, shortDateText } from '#web/features/time/time-text.ts';
import { paths } from '#web/paths.ts';

/** A rate below it is no merit. */
const LOW = 80;

/** The school's promise: how much it answers, by the last days where they are known. */
function Answers({ company, strip }: { company: ListedPost['company']; strip: AnswerStripData | undefined }) {
  if (!company.claimed) return <>未认领</>;
  if (company.replyRate === null) return null;
  return (
    <>
      {strip && <AnswerStrip days={strip.days} />}
      <span
        className={clsx('tabular', strip && 'w-9 text-right', company.replyRate < LOW ? 'text-ink-2' : 'text-ok-ink')}
      >
        {strip ? '' : '回复率 '}
        {company.replyRate}%
      </span>
    </>
  );
}

/** One fact to choose by: how soon it closes, in a list by age how old it is. */
function Timing({ post: { id, exam, closesIn, refreshedAt }, now, dated }: Pick<Props, 'post' | 'now' | 'dated'>) {
  const read = useReadPosts(({ ids }) => ids.has(id));
  if (exam?.until) return `${shortDateText(exam.until, now)} 截止`;
  if (closesIn !== undefined)
    return <span className="text-warm-ink">{closesIn === 0 ? '今天截止' : `${closesIn} 天后截止`}</span>;
  if (read) return '看过';
  return dated ? agoText(refreshedAt, now) : null;
}

interface Props {
  post: ListedPost;
  /** The time of the page's data. */
  now: number;
  strip?: AnswerStripData | undefined;
  /** In a list in the order of age. */
  dated?: boolean;
}

/** A post in a mobile list, in three lines: title and pay, what is offered where, the school and its answers. The whole card is a link. */
export function MobileJob({ post, now, strip, dated = false }: Props) {
  const read = useReadPosts(({ ids }) => ids.has(post.id));
  const sent = isDelivered(useDeliveryStatus(post.id));
  const { company, exam } = post;
  const tenure = tenureTag(post.tenure);
  const own = post.benefits.filter((code) => code !== 'insurance');
  const [city, district] = post.place.split('·');
  return (
    <li className={clsx('m-job', read && 'm-job-read')}>
      <div className="flex items-baseline justify-between gap-3">
        <h3 className="m-job-title">
          <a href={exam ? paths.exam(exam.id, post.id) : paths.mobileJob(post.id)}>
            <MarkedTitle title={post.title} marks={post.marks} />
          </a>
        </h3>
        {exam ? (
          <span className="m-job-pay text-ink-1">招 {post.headcount} 人</span>
        ) : (
          <Pay value={post.salary} className="m-job-pay" />
        )}
      </div>
      <p className="m-job-line flex-wrap gap-y-1">
        {exam && <span className="tag tag-brand">公开招聘</span>}
        {tenure.label && <span className={tenure.brand ? 'tag tag-brand' : 'tag'}>{tenure.label}</span>}
        {post.urgent && <span className="tag tag-warm">急聘</span>}
        <span className="cut flex-[1_1_6rem] text-ink-2">
          {city}
          {/* On a phone there is no room for it beside a deadline. */}
          {district && post.closesIn === undefined && ` ${district}`}
          {` · ${educationText(post.education)} · ${experienceText(post.experience)}`}
        </span>
        <span className="ml-auto flex-none">
          <Timing post={post} now={now} dated={dated && !sent} />
        </span>
      </p>
      <p className="m-job-line">
        <CompanyLogo name={company.name} src={company.logoUrl} size={24} bare />
        <span className="cut text-ink-1">{exam?.employer ?? company.name}</span>
        {company.claimed && <BadgeCheck size={15} className="-ml-1 flex-none text-ok" role="img" aria-label="已认证" />}
        {/* As many as fit: the others wrap to a line that is hidden. */}
        <span className="flex h-5 min-w-0 flex-1 flex-wrap gap-x-2 max-sm:invisible overflow-hidden leading-5 before:h-5 before:w-px before:content-['']">
          {labelsOf(benefits, own).map((label) => (
            <span key={label}>{label}</span>
          ))}
        </span>
        <span className="flex flex-none items-center gap-2">
          {sent ? <DeliveredTag id={post.id} /> : <Answers company={company} strip={strip} />}
        </span>
      </p>
    </li>
  );
}
