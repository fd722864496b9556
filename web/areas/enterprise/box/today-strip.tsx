import clsx from 'clsx';
import type { BoxStrip } from '#contract/deliveries/box-rows.ts';
import { timeOfDay } from '#web/features/time/day-parts.ts';

interface FigureProps {
  value: number | null | undefined;
  unit: string;
  text: string;
  /** A second fact: after a comma, or on its own line on narrow screens. */
  more?: string | false;
  warn?: boolean;
  onOpen?: () => void;
}

function Figure({ value, unit, text, more, warn = false, onOpen }: FigureProps) {
  return (
    <div className="min-w-0 flex-1 border-line px-4 py-3 not-first:border-l max-sm:px-3">
      <p>
        <span className="tabular text-20 font-semibold text-ink-1">{value ?? '–'}</span>
        <span className="ml-1 text-12 text-ink-3">{unit}</span>
      </p>
      <p className={clsx('text-13 max-sm:text-12', warn ? 'text-warm-ink' : 'text-ink-3')}>
        {onOpen ? (
          <button type="button" className="cursor-pointer text-brand hover:underline" onClick={onOpen}>
            {text}
          </button>
        ) : (
          text
        )}
        {more && (
          <>
            <span className="max-sm:hidden">，</span>
            <span className="max-sm:block">{more}</span>
          </>
        )}
      </p>
    </div>
  );
}

/** Today's tasks: due answers, interviews, and the reply rate compared with the sector. */
export function TodayStrip({ box, onInterviews }: { box: BoxStrip | undefined; onInterviews(): void }) {
  const today = box?.today;
  const due = today?.dueSoon ?? 0;
  const next = today?.nextInterviewAt;
  const sector = box?.sectorReplyRate;
  return (
    <section aria-label="今日" className="flex rounded-card border border-line bg-surface">
      <Figure value={today?.toAnswer} unit="份" text="待处理" more={due > 0 && `${due} 份将超时`} warn={due > 0} />
      <Figure
        value={today?.interviews}
        unit="场"
        text="今日面试"
        more={next ? `下一场 ${timeOfDay(next)}` : false}
        onOpen={onInterviews}
      />
      <Figure value={box?.replyRate} unit="%" text="回复率" more={sector != null && `行业平均 ${sector}%`} />
    </section>
  );
}
