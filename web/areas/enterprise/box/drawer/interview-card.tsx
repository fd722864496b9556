import { Button, Popconfirm } from 'antd';
import type { CompanyInterview } from '#contract/deliveries/box-interviews.ts';
import { interview as machine } from '#contract/deliveries/interview-state.ts';
import { interviewModeLabels, placeText } from '#contract/deliveries/interviews.ts';
import { dayAndTime } from '#web/features/time/day-parts.ts';
import { useInterviewEnd } from '../use-box.ts';

interface Props {
  id: string;
  interview: CompanyInterview;
  /** The delivery is in interview: one that was refused or offered keeps its interview as a record. */
  isOpen: boolean;
}

/** The current interview: when, where, and the seeker's answer. */
export function InterviewCard({ id, interview, isOpen }: Props) {
  const end = useInterviewEnd();
  const isLive = isOpen && (['waiting', 'accepted', 'proposed'] as string[]).includes(interview.status);
  const past = interview.slots === null && new Date(interview.startsAt).getTime() < Date.now();
  return (
    <section className="rounded-ctl bg-brand-tint p-4 text-13" aria-label="面试">
      <p className="flex items-center justify-between">
        <b className="text-14 text-ink-1">
          {interview.slots ? `${interview.slots.length} 个时间等对方选，` : `${dayAndTime(interview.startsAt)} `}
          {interviewModeLabels[interview.mode]}，{interview.minutes} 分钟
        </b>
        <span className={interview.status === 'proposed' ? 'text-warm-ink' : 'text-ink-2'}>
          {machine.labels.recruiter[interview.status]}
        </span>
      </p>
      {interview.slots && (
        <p className="tabular mt-1">还可选：{interview.slots.map(dayAndTime).join('、') || '都被选走或已经过了'}</p>
      )}
      <p className="mt-1 break-all">{placeText(interview) || interview.link}</p>
      <p className="text-ink-3">
        联系人：{interview.contact}
        {interview.interviewers.length > 0 && `，面试官：${interview.interviewers.map(({ name }) => name).join('、')}`}
      </p>
      {interview.note && <p className="mt-1 break-words whitespace-pre-line">补充说明：{interview.note}</p>}
      {interview.proposedAt && <p className="mt-1 text-warm-ink">希望改到 {dayAndTime(interview.proposedAt)}</p>}
      {interview.answerNote && <p className="mt-1">对方留言：{interview.answerNote}</p>}
      {isLive && (
        <div className="mt-2 flex gap-2">
          <Popconfirm
            title="取消这场面试？对方会收到通知"
            okText="取消面试"
            cancelText="再想想"
            onConfirm={() => end.mutate({ id, as: 'cancelled' })}
          >
            <Button size="small" loading={end.isPending}>
              取消面试
            </Button>
          </Popconfirm>
          {past && (
            <Button size="small" loading={end.isPending} onClick={() => end.mutate({ id, as: 'absent' })}>
              记为未到场
            </Button>
          )}
        </div>
      )}
    </section>
  );
}
