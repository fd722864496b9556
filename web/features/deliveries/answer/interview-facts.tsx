import type { ReactNode } from 'react';
import type { Interview } from '#contract/deliveries/interviews.ts';
import { interviewModeLabels, placeText } from '#contract/deliveries/interviews.ts';
import { rules } from '#contract/rules.ts';
import { monthDay, timeOfDay, weekday } from '#web/features/time/day-parts.ts';

const whatNext: Record<string, string> = {
  accepted: '面试时间已过，等单位给出结果',
  waiting: '约定的时间过了，没有来得及答复；还想去，可以提一个新时间',
  proposed: '原定的时间已过，等单位答复你提的时间',
};

interface Props {
  interview: Interview;
  isOver: boolean;
  /** After the facts. */
  children?: ReactNode;
}

/** When, where and with whom; for a past interview, what happens next. */
export function InterviewFacts({ interview, isOver, children }: Props) {
  const next = isOver ? whatNext[interview.status] : undefined;
  const [month, day] = monthDay(interview.startsAt).split('-').map(Number);
  return (
    <>
      <div className="w-16 shrink-0 self-start text-center text-brand">
        <p className="tabular text-24 leading-8 font-semibold">{interview.slots ? interview.slots.length : day}</p>
        <p className="text-12 whitespace-nowrap">
          {interview.slots ? '个时间可选' : `${month} 月 ${weekday(interview.startsAt)}`}
        </p>
      </div>
      <div className="min-w-48 flex-1 space-y-0.5 text-13">
        <p className="text-14 font-semibold text-ink-1">
          {!interview.slots && `${timeOfDay(interview.startsAt)} `}
          {interviewModeLabels[interview.mode]}面试，{interview.minutes} 分钟
        </p>
        {interview.place && <p className="break-words">{placeText(interview)}</p>}
        {interview.link &&
          (rules.isExternalLink.test(interview.link) ? (
            <a href={interview.link} className="break-all text-brand" target="_blank" rel="noreferrer">
              {interview.link}
            </a>
          ) : (
            <p className="break-all">{interview.link}</p>
          ))}
        <p className="text-ink-3">联系人：{interview.contact}</p>
        {interview.note && <p className="break-words">{interview.note}</p>}
        {next && <p className="text-ink-3">{next}</p>}
        {children}
      </div>
    </>
  );
}
