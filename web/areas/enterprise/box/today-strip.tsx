import type { Api } from '#contract/api.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { timeOfDay } from '../../../features/time/day-parts.ts';

type Box = AnswerOf<Api['GET /api/company/resumeBoxList']>;

interface FigureProps {
  value: number | null | undefined;
  unit: string;
  text: string;
  warn?: boolean;
}

function Figure({ value, unit, text, warn = false }: FigureProps) {
  return (
    <div className="flex-1 border-line px-4 py-3 not-first:border-l">
      <p>
        <span className="tabular text-20 font-semibold text-ink-1">{value ?? '–'}</span>
        <span className="ml-1 text-12 text-ink-3">{unit}</span>
      </p>
      <p className={warn ? 'text-13 text-warm-ink' : 'text-13 text-ink-3'}>{text}</p>
    </div>
  );
}

/** What today asks: answers due, interviews, and how the company answers beside its sector. */
export function TodayStrip({ box }: { box: Box | undefined }) {
  const today = box?.today;
  const due = today?.dueSoon ?? 0;
  const next = today?.nextInterviewAt;
  const sector = box?.sectorReplyRate;
  return (
    <section aria-label="今日" className="flex flex-wrap rounded-card border border-line bg-surface">
      <Figure value={today?.toAnswer} unit="份" text={due > 0 ? `待处理，${due} 份将超时` : '待处理'} warn={due > 0} />
      <Figure value={today?.interviews} unit="场" text={next ? `今日面试，下一场 ${timeOfDay(next)}` : '今日面试'} />
      <Figure value={box?.replyRate} unit="%" text={sector == null ? '回复率' : `回复率，行业平均 ${sector}%`} />
    </section>
  );
}
