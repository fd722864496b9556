import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { timeOfDay } from '#web/features/time/day-parts.ts';
import { paths } from '#web/paths.ts';
import { useBoxStrip } from '../box-calls.ts';
import { useQuota } from '../use-quota.ts';

interface FigureProps {
  value: number | null | undefined;
  unit: string;
  text: ReactNode;
  warn?: boolean;
}

function Figure({ value, unit, text, warn = false }: FigureProps) {
  return (
    <div className="min-w-0 bg-surface px-4 py-3 max-sm:px-3">
      <p>
        <span className="tabular text-20 font-semibold text-ink-1">{value ?? '–'}</span>
        <span className="ml-1 text-12 text-ink-3">{unit}</span>
      </p>
      <p className={clsx('text-13 max-sm:text-12', warn ? 'text-warm-ink' : 'text-ink-3')}>{text}</p>
    </div>
  );
}

/** Today's tasks and remaining quotas. */
export function FigureStrip() {
  const box = useBoxStrip().data;
  const quota = useQuota().data;
  const due = box?.today.dueSoon ?? 0;
  const next = box?.today.nextInterviewAt;
  const sector = box?.sectorReplyRate;
  return (
    <section
      aria-label="今日"
      className="mb-3 grid grid-cols-4 gap-px overflow-hidden rounded-card border border-line bg-line max-sm:grid-cols-2"
    >
      <Figure
        value={box?.today.toAnswer}
        unit="份"
        warn={due > 0}
        text={`待处理投递${due > 0 ? `，${due} 份将超时` : ''}`}
      />
      <Figure
        value={box?.today.interviews}
        unit="场"
        text={
          <Link className="link" to={paths.box({ interviews: '1' })}>
            今日面试{next ? `，下一场 ${timeOfDay(next)}` : ''}
          </Link>
        }
      />
      <Figure value={box?.replyRate} unit="%" text={`回复率${sector == null ? '' : `，行业平均 ${sector}%`}`} />
      <Figure
        value={quota?.posts.left}
        unit="个"
        text={`今天还可发布${quota ? `，可刷新 ${quota.refreshes.left} 次` : ''}`}
      />
    </section>
  );
}
