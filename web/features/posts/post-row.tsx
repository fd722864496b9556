import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Echo } from '#web/features/answers/echo.tsx';
import { ChatButton } from '#web/features/chat/chat-button.tsx';
import { CompanyLogo } from '#web/features/companies/company-logo.tsx';
import { DeliverLink } from '#web/features/deliveries/apply/deliver-link.tsx';
import { DeliveredTag } from '#web/features/deliveries/apply/delivered-tag.tsx';
import { useFit, useFitsOf } from '#web/features/own-posts/fits.ts';
import { Pay } from '#web/features/salary/pay.tsx';
import { shortDateText } from '#web/features/time/time-text.ts';
import { paths, postPath } from '#web/paths.ts';
import { FavouriteButton } from './favourite-button.tsx';
import type { ListedPost } from './listed-post.ts';
import { educationText, tenureTag } from './post-words.ts';
import { useReadPosts } from './read-posts.ts';

/** What keeps a post from fitting, at most two things: '教学经验差 4 个月；没写职称' */
const lacking = (unfit: readonly string[], missing: readonly string[]) =>
  [...unfit, ...missing.map((name) => `没写${name}`)].slice(0, 2).join('；');

/** How a listed post fits the signed-in seeker's resume; its column stays empty where nothing is known, and a visitor has none. */
export function PostFit({ id }: { id: string }) {
  const found = useFit(id);
  return (
    <p className="post-fit">
      {found &&
        (found.fit === found.of ? (
          <span className="fits">
            <span className="i i-check" /> 完全符合
          </span>
        ) : (
          <>
            <b>
              符合 {found.fit}/{found.of}
            </b>
            <span className="cut">{lacking(found.unfit, found.missing)}</span>
          </>
        ))}
    </p>
  );
}

interface Props {
  post: ListedPost;
  /** The time of the page's data. */
  now: number;
  /** On the page of its school, which already names it. */
  own?: boolean;
  /** In a personal list: its last fact, in place of when it closes. */
  note?: ReactNode;
  /** In a personal list (`post-own`): what stands in the row for good, in place of the buttons. */
  act?: ReactNode;
}

/** Warm is what closes within three days. */
const SOON_DAYS = 3;

function Closing({ post: { exam, closesIn }, now }: Pick<Props, 'post' | 'now'>) {
  if (exam?.until) return <span className="state">{shortDateText(exam.until, now)} 截止</span>;
  if (closesIn === undefined || closesIn > SOON_DAYS) return null;
  return <span className="state state-late">{closesIn === 0 ? '今天截止' : `${closesIn} 天后截止`}</span>;
}

function School({ post: { company, exam } }: Pick<Props, 'post'>) {
  return (
    <p className="post-school">
      {/* What is known of the organiser says nothing of the school that employs. */}
      {exam && exam.employer !== company.name ? (
        <span className="cut text-ink-1">{exam.employer}</span>
      ) : (
        <>
          <a className="cut relative z-1 text-ink-1 hover:text-brand" href={paths.company(company.id)}>
            {company.name}
          </a>
          {company.claimed ? (
            <Echo rate={company.replyRate} minutes={company.replyMinutes} />
          ) : (
            <span className="echo">未认领</span>
          )}
        </>
      )}
    </p>
  );
}

/**
 * A post in a list: title and three facts, how it fits, the school and how it answers, the pay. On hover and focus buttons stand in
 * place of the yearly pay; the row gives them their accessible names. The width of the list decides: a narrow one has three lines.
 */
export function PostRow({ post, now, own = false, note, act }: Props) {
  const read = useReadPosts(({ ids }) => ids.has(post.id)) && !note;
  const { company, exam } = post;
  const tenure = tenureTag(post.tenure);
  return (
    <li className="post">
      {!own && <CompanyLogo name={company.name} src={company.logoUrl} />}
      <div className="post-body">
        <div className="post-what">
          <h3>
            <a className={clsx('post-title tile-link cut', read && 'text-ink-3')} href={postPath(post)}>
              {post.title}
            </a>
            {exam && <span className="state state-now">公开招聘</span>}
            {note ?? <Closing post={post} now={now} />}
            <DeliveredTag id={post.id} />
          </h3>
          <p className="post-facts cut">
            <span>{post.place}</span>
            {tenure.label && <span className={tenure.brand ? 'text-brand' : undefined}>{tenure.label}</span>}
            <span>{educationText(post.education)}</span>
            {exam && <span>招 {post.headcount} 人</span>}
          </p>
        </div>
        <PostFit id={post.id} />
        {!own && <School post={post} />}
      </div>
      <div className="post-pay">
        {!exam && <Pay value={post.salary} className="text-20 max-md:text-16" yearly />}
        <p className="post-acts">
          {act ?? (
            <>
              <FavouriteButton id={post.id} className="btn btn-outline btn-s" />
              {company.claimed && !exam && (
                <ChatButton postId={post.id} companyId={company.id} className="btn btn-outline btn-s" />
              )}
              <DeliverLink post={post} className="btn-s" />
            </>
          )}
        </p>
      </div>
    </li>
  );
}

interface RowsProps {
  posts: readonly ListedPost[];
  now: number;
  own?: boolean;
  className?: string;
}

/** Posts as one sheet, each with how it fits the signed-in seeker. */
export function PostRows({ posts, now, own = false, className }: RowsProps) {
  useFitsOf(posts.map(({ id }) => id));
  return (
    <ul className={clsx('rows card', className)}>
      {posts.map((post) => (
        <PostRow key={post.id} post={post} now={now} own={own} />
      ))}
    </ul>
  );
}
