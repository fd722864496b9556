import { clsx } from 'clsx';
import Info from 'lucide-react/icons/info';
import { type ReactNode, Suspense, useState } from 'react';
import type { CalendarItem } from '#contract/calendar/calendar.ts';
import { lazyPart } from '#web/api/lazy-part.tsx';
import { saveFile } from '#web/features/files/save-file.ts';
import { useAction } from '#web/features/page-calls/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import type { AnswerProps } from './answer-props.ts';
import { DeclineNote, DeclineReasons, useDecline } from './decline.tsx';
import { InterviewPanel } from './interview-panel.tsx';
import { OfferFacts } from './offer-facts.tsx';
import { useMove } from './use-move.ts';

interface Props extends AnswerProps {
  /** The seeker's calendar, to check an interview against; null where it is unknown. */
  calendar?: readonly CalendarItem[] | null;
  /** Further facts beside the terms of an offer. */
  facts?: ReactNode;
}

/** What was agreed or waits for an answer: an invitation, or an offer. */
export function AnswerPanel({ delivery, onChange, calendar = null, facts }: Props) {
  if (delivery.status === 'offer') return <OfferPanel delivery={delivery} onChange={onChange} facts={facts} />;
  if (delivery.status === 'accepted') return <AcceptedPanel delivery={delivery} onChange={onChange} />;
  if (delivery.status !== 'interview' || !delivery.interview) return null;
  return <InterviewPanel delivery={delivery} interview={delivery.interview} calendar={calendar} onChange={onChange} />;
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
    <div className="mt-4 rounded-ctl bg-ok-tint px-4 py-3">
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
        <div className="mt-2 flex flex-wrap items-center justify-between gap-2 text-14">
          <p className="flex-1 text-ok-ink">已接受，到岗日起记为已入职</p>
          {delivery.offer && <OfferLetterButton id={delivery.id} />}
          {delivery.moves.includes('back-out') && (
            <Button look="text" size="s" onClick={() => setLeaving(true)}>
              退出录用
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

const AcceptDialog = lazyPart(() => import('./accept-dialog.tsx').then(({ AcceptDialog }) => AcceptDialog));

interface OfferPanelProps extends AnswerProps {
  /** Further facts beside the terms. */
  facts?: ReactNode;
}

/** An offer: its terms, and the two answers. */
function OfferPanel({ delivery, onChange, facts }: OfferPanelProps) {
  const { busy, move } = useMove(delivery.id, onChange);
  const decline = useDecline({ delivery, onChange });
  const [asking, setAsking] = useState<'accept' | 'decline' | null>(null);
  const { offer } = delivery;
  if (decline.pending)
    return (
      <div className="mt-4 rounded-ctl bg-fill px-4 py-3">
        <DeclineNote body={decline.pending} onUndo={decline.undo} />
      </div>
    );
  return (
    <div className="mt-4 rounded-ctl bg-brand-tint px-4 py-3" data-testid="offer">
      {offer && <OfferFacts offer={offer}>{facts}</OfferFacts>}
      <div
        className={clsx(
          '@container mt-3 flex flex-wrap items-center justify-end gap-2 border-t border-brand-line pt-3',
          asking !== 'decline' && 'in-[.m-app]:grid in-[.m-app]:grid-cols-2',
        )}
      >
        {asking === 'decline' ? (
          <DeclineReasons
            move="decline-offer"
            onChoose={(body) => {
              setAsking(null);
              decline.start(body);
            }}
            onCancel={() => setAsking(null)}
          />
        ) : (
          <>
            <p className="flex min-w-48 flex-1 items-center gap-1.5 text-12 text-ink-3 @max-2xl:basis-full in-[.m-app]:col-span-full">
              <Info size={14} aria-hidden className="shrink-0" />
              {offer
                ? `接受前会再确认一次；${offer.startsOn} 前可以写明原因退出`
                : '学校没有写明薪酬和到岗日，接受前先问清楚'}
            </p>
            {offer && <OfferLetterButton id={delivery.id} />}
            <Button busy={decline.busy} onClick={() => setAsking('decline')}>
              婉拒
            </Button>
            <Button look="filled" className="col-span-full" onClick={() => setAsking('accept')}>
              接受录用
            </Button>
          </>
        )}
      </div>
      {asking === 'accept' && (
        <Suspense fallback={null}>
          <AcceptDialog
            delivery={delivery}
            busy={busy}
            onClose={() => setAsking(null)}
            onAccept={async () => {
              if (await move({ move: 'accept-offer', readAt: delivery.changedAt }, '已接受录用，恭喜！'))
                setAsking(null);
            }}
          />
        </Suspense>
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
    <Button busy={isPending} onClick={() => void send({ params: { id } })}>
      下载意向书
    </Button>
  );
}
