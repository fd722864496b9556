import { useState } from 'react';
import type { OwnDelivery } from '#contract/deliveries.ts';
import { interviewModeLabels } from '#contract/interviews.ts';
import { rules } from '#contract/rules.ts';
import { confirm } from '../../api/confirm.ts';
import { Button } from '../../ui/button.tsx';
import { monthDay, timeOfDay, weekday } from '../time/day-parts.ts';
import { CalendarButton } from './calendar-button.tsx';
import { ProposeTime } from './propose-time.tsx';
import { useMove } from './use-move.ts';

interface Props {
  delivery: OwnDelivery;
  onChange(next: OwnDelivery): void;
}

function InterviewFacts({ delivery }: { delivery: OwnDelivery }) {
  const { interview } = delivery;
  if (!interview) return null;
  const [month, day] = monthDay(interview.startsAt).split('-').map(Number);
  return (
    <>
      <div className="w-16 shrink-0 self-start text-center text-brand">
        <p className="tabular text-24 leading-8 font-semibold">{day}</p>
        <p className="text-12 whitespace-nowrap">
          {month} 月 {weekday(interview.startsAt)}
        </p>
      </div>
      <div className="min-w-48 flex-1 space-y-0.5 text-13">
        <p className="text-14 font-semibold text-ink-1">
          {timeOfDay(interview.startsAt)} {interviewModeLabels[interview.mode]}面试
        </p>
        {interview.place && <p className="break-words">{interview.place}</p>}
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
      </div>
    </>
  );
}

/** What waits for the seeker's answer: an invitation, or an offer. */
export function AnswerPanel({ delivery, onChange }: Props) {
  const { busy, move } = useMove(delivery.id, onChange);
  const [proposing, setProposing] = useState(false);
  const can = (name: string) => delivery.moves.includes(name);
  const cancel = async () => {
    const question = { title: '取消这次面试？', text: '单位会收到通知；之后仍可由单位重新邀请。' };
    if (await confirm({ ...question, confirmLabel: '取消面试', cancelLabel: '再想想' }))
      await move({ move: 'cancel-interview' }, '已取消面试');
  };
  if (can('accept-offer')) {
    return (
      <div className="mt-4 flex flex-wrap items-center gap-2 rounded-ctl bg-ok-tint px-4 py-3">
        <p className="flex-1 text-14 text-ink-1">单位想录用你，请答复</p>
        <Button busy={busy} onClick={() => void move({ move: 'decline-offer' }, '已婉拒录用')}>
          婉拒
        </Button>
        <Button look="filled" busy={busy} onClick={() => void move({ move: 'accept-offer' }, '已接受录用，恭喜！')}>
          接受录用
        </Button>
      </div>
    );
  }
  if (delivery.status !== 'interview' || !delivery.interview) return null;
  return (
    <div className="mt-4 rounded-ctl bg-brand-tint px-4 py-3 max-sm:px-3">
      <div className="flex flex-wrap items-center gap-4">
        <InterviewFacts delivery={delivery} />
        <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:justify-end">
          {delivery.interview.status === 'accepted' && <CalendarButton delivery={delivery} />}
          {can('cancel-interview') && delivery.interview.status === 'accepted' && (
            <Button look="text" busy={busy} onClick={() => void cancel()}>
              取消面试
            </Button>
          )}
          {can('decline-interview') && delivery.interview.status !== 'accepted' && (
            <Button look="text" busy={busy} onClick={() => void move({ move: 'decline-interview' }, '已婉拒面试')}>
              婉拒
            </Button>
          )}
          {can('propose-time') && (
            <Button busy={busy} onClick={() => setProposing(!proposing)} aria-expanded={proposing}>
              改个时间
            </Button>
          )}
          {can('accept-interview') && (
            <Button look="filled" busy={busy} onClick={() => void move({ move: 'accept-interview' }, '已接受面试邀请')}>
              接受邀请
            </Button>
          )}
        </div>
      </div>
      {proposing && can('propose-time') && (
        <ProposeTime
          busy={busy}
          onCancel={() => setProposing(false)}
          onPropose={async (proposedAt, note) => {
            if (await move({ move: 'propose-time', proposedAt, note }, '已告诉单位你希望的时间')) setProposing(false);
          }}
        />
      )}
    </div>
  );
}
