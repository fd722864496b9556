import type { Workbench } from '#contract/deliveries/workbench.ts';
import { AnswerDays } from '#web/features/answers/answer-days.tsx';
import { useCall } from '#web/features/calls/use-call.ts';
import { useSession } from '#web/session/session-store.ts';
import { hoursText } from '../dashboard/hours-text.ts';

interface Props {
  desk: Workbench;
  onMore(): void;
}

/** How the school answered in the last 30 days, beside schools of its kind. */
export function AnswersPart({ desk: { answers: times, replyRate, sectorReplyRate }, onMore }: Props) {
  const companyId = useSession((state) => state.company?.id);
  const answers = useCall('GET /api/companies/:id/answers', companyId ? { params: { id: companyId } } : null, {
    background: true,
    quiet: true,
  });
  return (
    <section
      aria-labelledby="answered"
      className="grid gap-8 border-t border-line p-6 max-md:gap-4 max-md:p-4 lg:grid-cols-[280px_minmax(0,1fr)]"
    >
      <div>
        <h2 id="answered" className="text-20 leading-7 font-semibold text-ink-1">
          这 30 天回得怎么样
        </h2>
        {replyRate === null ? (
          <p className="mt-4 text-14 text-ink-3">还没有到期的投递，答复之后这里会和同类学校比较</p>
        ) : (
          <>
            <p className="mt-4 flex items-baseline gap-2 text-14 text-ink-2">
              <b className="tabular text-40 leading-12 font-semibold text-ink-1">{replyRate}%</b>
              有回音{sectorReplyRate !== null && `，同类 ${sectorReplyRate}%`}
            </p>
            {times.hours !== null && (
              <p className="mt-1 flex items-baseline gap-2 text-14 text-ink-2">
                <b className="tabular text-28 leading-9 font-semibold text-ink-1">{hoursText(times.hours)}</b>
                一般{times.peerHours !== null && `，同类 ${hoursText(times.peerHours)}`}
              </p>
            )}
          </>
        )}
        <button type="button" className="link mt-3 text-14" onClick={onMore}>
          按职位和周看
        </button>
      </div>
      {answers.data && <AnswerDays days={answers.data.days} width={880} />}
    </section>
  );
}
