import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Workbench } from '#contract/deliveries/workbench.ts';
import { dayAndTime, monthDay } from '#web/features/time/day-parts.ts';
import { paths } from '#web/paths.ts';

interface LineProps {
  when: string;
  title: string;
  href: string;
  text: string;
  act: ReactNode;
}

const Line = ({ when, title, href, text, act }: LineProps) => (
  <li className="flex min-h-16 items-center gap-6 px-6 py-2 max-md:flex-wrap max-md:gap-x-4 max-md:px-4">
    <span className="tabular w-24 flex-none text-14 text-ink-3">{when}</span>
    <Link className="w-72 min-w-0 flex-none truncate text-16 font-semibold text-ink-1!" to={href}>
      {title}
    </Link>
    <span className="min-w-0 flex-1 truncate text-14 text-ink-3">{text}</span>
    {act}
  </li>
);

const SHOWN = 3;

/** What ends or begins within a week: posts that close, each with the way to prolong it, and the next fair. */
export function ClosingRows({ desk: { closing, fair } }: { desk: Workbench }) {
  if (closing.length === 0 && !fair) return null;
  return (
    <ul aria-label="快到期的" className="divide-y divide-line border-t border-line">
      {closing.slice(0, fair ? SHOWN - 1 : SHOWN).map(({ id, title, deadline, deliveries, unanswered }) => (
        <Line
          key={id}
          when={`${monthDay(deadline)} 截止`}
          title={title}
          href={paths.box({ postId: id })}
          text={`${deliveries} 份投递${unanswered > 0 ? `，${unanswered} 份没答复` : ''}`}
          act={
            <Link className="btn btn-outline w-20 px-0" to={paths.release(id)}>
              延期
            </Link>
          }
        />
      ))}
      {fair && (
        <Line
          when={dayAndTime(fair.startsAt)}
          title={fair.title}
          href={paths.companyFairs({ id: fair.id })}
          text={`${fair.booth ? `展位 ${fair.booth}` : fair.online ? '线上' : '还没有选展位'}，${fair.visitors} 人报名入场`}
          act={
            <Link className="btn btn-outline w-20 px-0" to={paths.companyFairs({ id: fair.id })}>
              看名单
            </Link>
          }
        />
      )}
    </ul>
  );
}
