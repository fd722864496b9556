import { Link } from 'react-router';
import type { BoxInterview } from '#contract/deliveries/box-interviews.ts';
import { interview as machine } from '#contract/deliveries/interview-state.ts';
import { hasTime, interviewModeLabels, placeText } from '#contract/deliveries/interviews.ts';
import { LoadFailed } from '#web/features/console/load-failed.tsx';
import { timeOfDay } from '#web/features/time/day-parts.ts';
import { paths } from '#web/paths.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useInterviews } from '../box/interviews/use-interviews.ts';
import { DeskCard } from './desk-card.tsx';

const SHOWN = 5;

const isOver = ({ startsAt, minutes }: BoxInterview, now: number) => Date.parse(startsAt) + minutes * 60_000 < now;

function Slot({ interview, isNext, now }: { interview: BoxInterview; isNext: boolean; now: number }) {
  const over = isOver(interview, now);
  const { name, postTitle, mode, status, startsAt } = interview;
  return (
    <li className="group relative grid flex-1 grid-cols-[44px_16px_1fr] gap-x-2 pb-5 last:flex-none last:pb-3">
      <span
        className={`tabular text-14 ${isNext ? 'font-semibold text-brand' : over ? 'text-ink-3' : 'font-semibold text-ink-1'}`}
      >
        {timeOfDay(startsAt)}
      </span>
      <span className="relative flex justify-center" aria-hidden="true">
        <span className="absolute top-4 bottom-[-20px] w-px bg-line group-last:hidden" />
        <span
          className={`mt-1.5 size-2.5 rounded-full ${isNext ? 'bg-brand' : over ? 'bg-warm' : 'border-2 border-line-strong bg-surface'}`}
        />
      </span>
      <div className="min-w-0">
        <p className="flex items-baseline gap-2">
          <Link
            className="cut font-semibold text-ink-1! hover:text-brand!"
            to={paths.box({ tab: 'interview', id: interview.deliveryId })}
          >
            {name}
          </Link>
          <span
            className={`ml-auto shrink-0 text-12 ${status === 'accepted' && !over ? 'text-ok-ink' : 'text-warm-ink'}`}
          >
            {over ? '等您给结果' : machine.labels.recruiter[status]}
          </span>
        </p>
        <p className="cut text-12 text-ink-3">
          {[postTitle, interviewModeLabels[mode], placeText(interview)].filter(Boolean).join('，')}
        </p>
      </div>
    </li>
  );
}

/** When the last one ends, and how long all of them take. */
function leftText(all: readonly BoxInterview[], now: number): string {
  const left = all.filter((one) => !isOver(one, now));
  const ends = Math.max(...all.map(({ startsAt, minutes }) => Date.parse(startsAt) + minutes * 60_000));
  if (left.length === 0) return '今天的都面完了，结果请在投递箱里登记';
  const sum = left.reduce((minutes, one) => minutes + one.minutes, 0);
  return `还有 ${left.length} 场共 ${sum} 分钟，${timeOfDay(new Date(ends).toISOString())} 结束`;
}

/** Today's interviews by the clock. */
export function TodayCard() {
  const { data: all, isError, error, refetch } = useInterviews({ days: 1 });
  const data = all?.filter(hasTime);
  const now = Date.now();
  const nextId = data?.find((one) => !isOver(one, now))?.deliveryId;
  return (
    <DeskCard
      title="今天的面试"
      count={data?.length}
      aside={
        <Link className="link" to={paths.box({ interviews: '1' })}>
          日程
        </Link>
      }
    >
      {isError ? (
        <LoadFailed title="面试没有加载出来" error={error} onRetry={refetch} />
      ) : !data ? (
        <div className="space-y-3 p-4" aria-busy="true">
          <Skeleton className="h-10" />
          <Skeleton className="h-10" />
        </div>
      ) : data.length === 0 ? (
        <EmptyState compact title="今天没有面试" text="之后的安排在日程里" />
      ) : (
        <ol className="flex flex-1 flex-col border-t border-line px-4 pt-4">
          {data.slice(0, SHOWN).map((one) => (
            <Slot key={one.deliveryId} interview={one} isNext={one.deliveryId === nextId} now={now} />
          ))}
        </ol>
      )}
      {data && data.length > 0 && (
        <p className="mt-auto border-t border-line px-4 py-2.5 text-12 text-ink-3">
          {data.length > SHOWN ? `还有 ${data.length - SHOWN} 场，在日程里` : leftText(data, now)}
        </p>
      )}
    </DeskCard>
  );
}
