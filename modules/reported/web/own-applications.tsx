import { applyWays } from '#contract/posts/apply-ways.ts';
import { quietly, useCall } from '#web/features/page-calls/use-call.ts';
import { dateText } from '#web/features/time/time-text.ts';
import { applicationAnswers } from '../contract/application-answers.ts';
import type { OwnApplication } from '../contract.ts';
import { applyPath } from './apply-path.ts';

const stateOf = ({ answer, isAsked }: OwnApplication): string =>
  answer ? applicationAnswers[answer] : isAsked ? '有回音吗？' : '等回音';

/** Below the deliveries: the posts that the person applied for elsewhere. Nothing without any. */
export function OwnApplications() {
  const { data: items = [] } = useCall('GET /api/outsideApplications', {}, quietly);
  if (items.length === 0) return null;
  return (
    <section className="mt-6" aria-label="站外报名">
      <h2 className="text-16">站外报名</h2>
      <ul className="card mt-2 divide-y divide-line px-4">
        {items.map((item) => (
          <li key={item.post.id}>
            <a className="group flex items-center gap-4 py-3 text-14" href={applyPath({ postId: item.post.id })}>
              <span className="min-w-0 flex-1">
                <b className="block truncate font-semibold text-ink-1 group-hover:text-brand">{item.post.title}</b>
                <span className="block truncate text-12 text-ink-3">
                  {item.post.company} · {applyWays[item.way]} · {dateText(item.appliedAt)}
                </span>
              </span>
              <span className={item.isAsked ? 'flex-none text-warm' : 'flex-none text-ink-3'}>{stateOf(item)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
