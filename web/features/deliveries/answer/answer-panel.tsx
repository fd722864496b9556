import { useState } from 'react';
import type { CalendarItem } from '#contract/calendar/calendar.ts';
import { lazyPart } from '#web/api/lazy-part.tsx';
import { saveFile } from '#web/features/files/save-file.ts';
import { useAction } from '#web/features/page-calls/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { useDecline } from './decline.tsx';
import { InterviewPanel } from './interview-panel.tsx';
import { type Fact, OfferFacts } from './offer-facts.tsx';
import { type AnswerProps, useMove } from './use-move.ts';

interface Props extends AnswerProps {
  /** The seeker's calendar, to check an interview against; null where it is unknown. */
  calendar?: readonly CalendarItem[] | null;
  /** Further facts beside the terms of an offer. */
  facts?: readonly Fact[];
}

/** What was agreed or waits for an answer: an invitation, or an offer. */
export function AnswerPanel({ calendar = null, facts, ...props }: Props) {
  const { status, interview } = props.delivery;
  if (status === 'offer') return <OfferPanel {...props} facts={facts} />;
  if (status === 'accepted') return <AcceptedPanel {...props} />;
  if (status !== 'interview' || !interview) return null;
  return <InterviewPanel {...props} interview={interview} calendar={calendar} />;
}

/** An accepted offer before its start day: the terms, and the way out. */
function AcceptedPanel({ delivery, onChange }: AnswerProps) {
  const { busy, move } = useMove(delivery.id, onChange);
  const [leaving, setLeaving] = useState(false);
  const [note, setNote] = useState('');
  const [error, setError] = useState<string>();
  const leave = () => {
    if (note.trim() === '') return setError('请写明退出的原因');
    void move({ move: 'back-out', note: note.trim() }, '已退出录用');
  };
  return (
    <div className="mt-4">
      {delivery.offer && <OfferFacts offer={delivery.offer} />}
      {leaving ? (
        <div className="mt-3 border-t border-line pt-3">
          <p className="mb-2 text-14 text-ink-2">
            退出后这份录用就结束了，不能恢复；学校会收到通知，并看到你写的原因。
          </p>
          <TextField
            label="退出的原因"
            maxLength={300}
            value={note}
            error={error}
            onChange={(event) => {
              setNote(event.target.value);
              setError(undefined);
            }}
          />
          <div className="mt-2 flex justify-end gap-2">
            <Button onClick={() => setLeaving(false)}>不退出</Button>
            <Button look="danger" busy={busy} onClick={leave}>
              确认退出
            </Button>
          </div>
        </div>
      ) : (
        <div className="answers">
          {delivery.offer && <OfferLetterButton id={delivery.id} />}
          {delivery.moves.includes('back-out') && (
            <Button look="text" onClick={() => setLeaving(true)}>
              退出录用
            </Button>
          )}
          <p className="text-ok-ink">已接受，到岗日起记为已入职</p>
        </div>
      )}
    </div>
  );
}

const AcceptDialog = lazyPart(() => import('./accept-dialog.tsx'), 'AcceptDialog');

interface OfferPanelProps extends AnswerProps {
  facts: readonly Fact[] | undefined;
}

/** An offer: its terms, and the two answers. */
function OfferPanel({ delivery, look = 'tint', onChange, facts }: OfferPanelProps) {
  const { busy, move } = useMove(delivery.id, onChange);
  const decline = useDecline({ delivery, onChange }, 'decline-offer');
  const [asking, setAsking] = useState<'accept' | 'decline' | null>(null);
  const { offer } = delivery;
  if (decline.note) return decline.note;
  return (
    <div className="mt-5" data-testid="offer">
      {offer && <OfferFacts offer={offer} more={facts ?? []} />}
      {asking === 'decline' ? (
        decline.reasons(() => setAsking(null))
      ) : (
        <div className="answers">
          <Button look={look} size="l" onClick={() => setAsking('accept')}>
            接受录用
          </Button>
          {offer && <OfferLetterButton id={delivery.id} />}
          <Button look="text" size="l" busy={decline.busy} onClick={() => setAsking('decline')}>
            婉拒
          </Button>
          <p>
            {offer
              ? `接受前会再确认一次；${offer.startsOn} 前可以写明原因退出`
              : '学校没有写明薪酬和到岗日，接受前先问清楚'}
          </p>
        </div>
      )}
      {asking === 'accept' && (
        <AcceptDialog
          delivery={delivery}
          busy={busy}
          onClose={() => setAsking(null)}
          onAccept={async () => {
            if (await move({ move: 'accept-offer', readAt: delivery.changedAt }, '已接受录用，恭喜！')) setAsking(null);
          }}
        />
      )}
    </div>
  );
}

/** Saves the letter of an offer as a PDF. */
function OfferLetterButton({ id }: { id: string }) {
  const { send, isPending } = useAction('GET /api/deliveries/:id/offer.pdf', {
    onSuccess: (bytes) => saveFile('录用意向书.pdf', bytes),
  });
  return (
    <Button size="l" busy={isPending} onClick={() => void send({ params: { id } })}>
      下载意向书
    </Button>
  );
}
