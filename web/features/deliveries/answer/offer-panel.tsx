import { clsx } from 'clsx';
import Info from 'lucide-react/icons/info';
import { type ReactNode, Suspense, useState } from 'react';
import { lazyPart } from '#web/api/lazy-part.tsx';
import { Button } from '#web/ui/button.tsx';
import type { AnswerProps } from './answer-props.ts';
import { DeclineNote, DeclineReasons, useDecline } from './decline.tsx';
import { OfferFacts } from './offer-facts.tsx';
import { OfferLetterButton } from './offer-letter-button.tsx';
import { useMove } from './use-move.ts';

const AcceptDialog = lazyPart(() => import('./accept-dialog.tsx').then(({ AcceptDialog }) => AcceptDialog));

interface Props extends AnswerProps {
  /** Further facts beside the terms. */
  facts?: ReactNode;
}

/** An offer: its terms, and the two answers. */
export function OfferPanel({ delivery, onChange, facts }: Props) {
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
