import { clsx } from 'clsx';
import { ChatButton } from '#web/features/chat/chat-button.tsx';
import { CompanyLogo } from '#web/features/companies/company-logo.tsx';
import { companySizeLabel, companyTypeLabel } from '#web/features/companies/company-words.ts';
import { DeliverLink } from '#web/features/deliveries/apply/deliver-link.tsx';
import { DeliveredTag } from '#web/features/deliveries/apply/delivered-tag.tsx';
import { Pay } from '#web/features/salary/pay.tsx';
import { agoText, shortDateText } from '#web/features/time/time-text.ts';
import { paths, postPath } from '#web/paths.ts';
import { FavouriteButton } from './favourite-button.tsx';
import type { ListedPost } from './listed-post.ts';
import { MarkedTitle } from './marked-title.tsx';
import { benefitText, educationText, experienceText, postFacts, tenureTag } from './post-words.ts';
import { useReadPosts } from './read-posts.ts';

interface Props {
  post: ListedPost;
  /** The time of the page's data. */
  now: number;
  /** What the list is narrowed to: facts that it fixes are left out. */
  sought?: string;
  /** On the company's own page, which already names it: shows more of the post instead. */
  own?: boolean;
  /** The closing day, shown in place of the age; null where there is none. */
  closes?: string | null;
}

/** The school, what it is, and how surely it answers. */
function CompanyLine({ post: { company, exam } }: { post: ListedPost }) {
  const facts = [companyTypeLabel(company.type), companySizeLabel(company.size)].filter(Boolean);
  // What is known of the organiser says nothing of the school that employs.
  if (exam && exam.employer !== company.name)
    return (
      <p className="job-company">
        <b className="cut font-normal text-ink-1">{exam.employer}</b>
      </p>
    );
  return (
    <p className="job-company">
      <a className="cut" href={paths.company(company.id)}>
        {company.name}
      </a>
      {facts.map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
      {!company.claimed && <span className="tag tag-line">未认领</span>}
      {company.replyRate !== null && (
        <span className="job-rate">
          回复率 <b>{company.replyRate}%</b>
        </span>
      )}
    </p>
  );
}

/**
 * An item of a list of posts: title and pay lead, 编制 is the only fact that is a tag, how surely the school answers ends its line, and time and benefits stand below the pay. On
 * hover and focus, buttons replace them. The item gives the buttons their accessible names.
 */
export function JobCard({ post, now, sought = '', own = false, closes }: Props) {
  const read = useReadPosts(({ ids }) => ids.has(post.id));
  const until = post.exam?.until ?? closes;
  const open = closes === null ? '招满为止' : agoText(post.refreshedAt, now);
  const time = until ? `${shortDateText(until, now)} 截止` : open;
  return (
    <li className={clsx('job', own && 'job-own', read && 'job-read')}>
      <Inside post={post} time={time} sought={sought} own={own} read={read} />
    </li>
  );
}

interface InsideProps {
  post: ListedPost;
  time: string;
  sought: string;
  own: boolean;
  /** Always false on the server, which knows no user. */
  read: boolean;
}

function Inside({ post, time, sought, own, read }: InsideProps) {
  const { company } = post;
  const tenure = tenureTag(post.tenure);
  const welfare = benefitText(post.benefits);
  const education = educationText(post.education);
  // 高中 in a query is 普通高中 of a post.
  const facts = postFacts(post).filter((label) => !sought.includes(label.replace('普通', '')));
  const kinds = facts.filter((label) => label !== education);
  return (
    <>
      {!own && <CompanyLogo name={company.name} src={company.logoUrl} />}
      <h3 className="job-head">
        <a className="job-title cut max-sm:line-clamp-2 max-sm:whitespace-normal" href={postPath(post)}>
          <MarkedTitle title={post.title} marks={post.marks} />
        </a>
        {post.exam && <span className="tag tag-brand">公开招聘</span>}
        {post.urgent && (
          <span className="tag tag-warm">{post.headcount > 1 ? `急聘 ${post.headcount} 人` : '急聘'}</span>
        )}
        <DeliveredTag id={post.id} />
        {read && <span className="tag tag-line">看过</span>}
      </h3>
      <p className="job-facts">
        {tenure.label && <span className={tenure.brand ? 'tag tag-brand' : 'tag'}>{tenure.label}</span>}
        <span>{post.place}</span>
        {facts.includes(education) && <span className="font-semibold text-ink-1">{education}</span>}
        <span className="job-more">{experienceText(post.experience)}</span>
        {kinds.map((label) => (
          <span key={label}>{label}</span>
        ))}
        {own && !post.urgent && <span className="job-more">招 {post.headcount} 人</span>}
        {own && welfare && <span className="job-more text-ink-3">{welfare}</span>}
      </p>
      {!own && <CompanyLine post={post} />}
      <p className="job-pay">
        {post.exam ? (
          <span className="text-20 font-semibold text-ink-1">招 {post.headcount} 人</span>
        ) : (
          <Pay value={post.salary} className="text-20" />
        )}
      </p>
      <p className="job-time">{time}</p>
      {!own && <p className="job-perks">{welfare}</p>}
      <p className="job-actions">
        <FavouriteButton id={post.id} className="btn btn-outline" />
        {company.claimed && !post.exam && (
          <ChatButton postId={post.id} companyId={company.id} className="btn btn-tint" />
        )}
        <DeliverLink post={post} />
      </p>
    </>
  );
}
