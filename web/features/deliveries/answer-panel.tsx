import { useState } from 'react';
import type { OwnDelivery } from '#contract/deliveries/deliveries.ts';
import { confirm } from '#web/api/confirm.ts';
import { CalendarButton } from '#web/features/calendar/calendar-button.tsx';
import { Button } from '#web/ui/button.tsx';
import { InterviewFacts } from './interview-facts.tsx';
import { ProposeTime } from './propose-time.tsx';
import { useMove } from './use-move.ts';

interface Props {
  delivery: OwnDelivery;
  onChange(next: OwnDelivery): void;
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
  const accept = async () => {
    const question = { title: '接受录用？', text: '单位会收到通知，这次应聘就此完成，不能改回。' };
    if (await confirm({ ...question, confirmLabel: '接受录用', cancelLabel: '再想想' }))
      await move({ move: 'accept-offer' }, '已接受录用，恭喜！');
  };
  if (can('accept-offer')) {
    return (
      <div className="mt-4 flex flex-wrap items-center justify-end gap-2 rounded-ctl bg-ok-tint px-4 py-3">
        <p className="min-w-40 flex-1 text-14 text-ink-1">单位想录用你，请答复</p>
        <div className="flex gap-2">
          <Button busy={busy} onClick={() => void move({ move: 'decline-offer' }, '已婉拒录用')}>
            婉拒
          </Button>
          <Button look="filled" busy={busy} onClick={() => void accept()}>
            接受录用
          </Button>
        </div>
      </div>
    );
  }
  if (delivery.status !== 'interview' || !delivery.interview) return null;
  const { status } = delivery.interview;
  const isOver = new Date(delivery.interview.startsAt).getTime() < Date.now();
  return (
    <div className="mt-4 rounded-ctl bg-brand-tint px-4 py-3 max-sm:px-3">
      <div className="flex flex-wrap items-center gap-4">
        <InterviewFacts interview={delivery.interview} isOver={isOver} />
        <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:justify-end">
          {status === 'accepted' && !isOver && <CalendarButton deliveryId={delivery.id} />}
          {status === 'accepted' && !isOver && can('cancel-interview') && (
            <Button look="text" busy={busy} onClick={() => void cancel()}>
              取消面试
            </Button>
          )}
          {status !== 'accepted' && can('decline-interview') && (
            <Button look="text" busy={busy} onClick={() => void move({ move: 'decline-interview' }, '已婉拒面试')}>
              婉拒
            </Button>
          )}
          {can('propose-time') && (
            <Button busy={busy} onClick={() => setProposing(!proposing)} aria-expanded={proposing}>
              改个时间
            </Button>
          )}
          {can('accept-interview') && !isOver && (
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
