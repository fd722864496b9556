import { Link } from 'react-router';
import type { BoxInterview } from '#contract/deliveries/box-interviews.ts';
import { interview as machine } from '#contract/deliveries/interview-state.ts';
import { hasTime, placeText } from '#contract/deliveries/interviews.ts';
import { Loaded } from '#web/features/console/load-failed.tsx';
import { timeOfDay } from '#web/features/time/day-parts.ts';
import { paths } from '#web/paths.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useInterviews } from '../box/interviews/use-interviews.ts';
import { DeskHead } from './desk-head.tsx';

const SHOWN = 4;

const endOf = ({ startsAt, minutes }: BoxInterview) => Date.parse(startsAt) + minutes * 60_000;
const isOver = (one: BoxInterview, now: number) => endOf(one) < now;

function Slot({ one, isNext, now }: { one: BoxInterview; isNext: boolean; now: number }) {
  const { deliveryId, name, postTitle, status, startsAt } = one;
  const state = isOver(one, now) ? '等您给结果' : status === 'accepted' ? '' : machine.labels.recruiter[status];
  return (
    <li className="flex min-h-18 items-center gap-5 px-6 py-2 max-md:px-4">
      <b className={`tabular w-11 flex-none text-16 font-semibold ${isNext ? 'text-brand' : 'text-ink-2'}`}>
        {timeOfDay(startsAt)}
      </b>
      <div className="min-w-0 flex-1">
        <Link
          className="block truncate text-16 font-semibold text-ink-1"
          to={paths.box({ tab: 'interview', id: deliveryId })}
        >
          {name}
        </Link>
        <p className="truncate text-14 text-ink-3">{[state, postTitle, placeText(one)].filter(Boolean).join('，')}</p>
      </div>
    </li>
  );
}

/** Today's interviews by the clock. */
export function TodayList() {
  const held = useInterviews({ days: 1 });
  const today = held.data?.filter(hasTime) ?? [];
  const now = Date.now();
  const nextId = today.find((one) => !isOver(one, now))?.deliveryId;
  return (
    <section aria-label="今天的面试">
      <DeskHead
        title="今天的面试"
        count={held.data && today.length}
        end={
          <Link className="link text-14" to={paths.box({ interviews: '1' })}>
            日程
          </Link>
        }
      />
      <Loaded query={held} failed="面试没有加载出来" waiting={<Skeleton className="m-6 h-40" />}>
        {() =>
          today.length === 0 ? (
            <EmptyState compact title="今天没有面试" text="之后的安排在日程里" />
          ) : (
            <ol className="divide-y divide-line border-y border-line">
              {today.slice(0, SHOWN).map((one) => (
                <Slot key={one.deliveryId} one={one} isNext={one.deliveryId === nextId} now={now} />
              ))}
              {today.length > SHOWN && (
                <li className="flex min-h-18 items-center px-6 text-14 text-ink-3 max-md:px-4">
                  还有 {today.length - SHOWN} 场，在日程里
                </li>
              )}
            </ol>
          )
        }
      </Loaded>
    </section>
  );
}
