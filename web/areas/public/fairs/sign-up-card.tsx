import CalendarPlus from 'lucide-react/icons/calendar-plus';
import Route from 'lucide-react/icons/route';
import Ticket from 'lucide-react/icons/ticket';
import { Suspense, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { FairDetail } from '#contract/fairs/fair-views.ts';
import { lazyPart } from '#web/api/lazy-part.tsx';
import { navigateTo } from '#web/api/navigator.ts';
import { takesSignUps } from '#web/features/fairs/fair-words.ts';
import { paths } from '#web/paths.ts';
import { isSeekerSignedIn } from '#web/session/session-state.ts';
import { getSession } from '#web/session/session-store.ts';
import { Button } from '#web/ui/button.tsx';
import { Countdown } from './countdown.tsx';
import { useTicket } from './use-ticket.ts';

const SignUpDialog = lazyPart(() => import('./sign-up-dialog.tsx').then(({ SignUpDialog }) => SignUpDialog));
const TicketDialog = lazyPart(() => import('./ticket-dialog.tsx').then(({ TicketDialog }) => TicketDialog));

/** Remaining seats as a bar, with numbers beside it. */
function Seats({ fair: { capacity, taken } }: { fair: FairDetail }) {
  if (capacity === 0) return null;
  const share = Math.min(100, Math.round((taken / capacity) * 100));
  return (
    <div>
      <p className="flex justify-between text-12 text-ink-3">
        <span>
          已报名 <b className="num">{taken.toLocaleString('en-US')}</b> 人
        </span>
        <span>名额 {capacity.toLocaleString('en-US')}</span>
      </p>
      <span className="mt-1.5 block h-1.5 overflow-hidden rounded-full bg-fill" aria-hidden="true">
        <span className="block h-full rounded-full bg-brand" style={{ width: `${share}%` }} />
      </span>
    </div>
  );
}

/** Countdown, seats and the main button: sign up, or show the ticket. */
export function SignUpCard({ fair, now }: { fair: FairDetail; now: number }) {
  const { ticket, setTicket } = useTicket(fair.id);
  const { revalidate } = useRevalidator();
  const change = (next: typeof ticket) => {
    setTicket(next);
    void revalidate();
  };
  const [open, setOpen] = useState<'sign-up' | 'ticket' | null>(null);
  const takes = takesSignUps(fair, now);
  const full = fair.capacity > 0 && fair.taken >= fair.capacity;
  const start = () => {
    if (!isSeekerSignedIn(getSession())) return navigateTo(paths.seekerLogin(paths.fair(fair.id)));
    setOpen('sign-up');
  };
  const words = ticket?.status === 'waiting' ? `候补第 ${ticket.waitingPlace} 位` : '查看入场券';
  return (
    <section className="card flex flex-col gap-4 p-5 max-sm:p-4" aria-label="报名">
      <Countdown fair={fair} now={now} />
      <Seats fair={fair} />
      <div className="script-only flex flex-col gap-2">
        {ticket ? (
          <Button look="filled" size="l" wide onClick={() => setOpen('ticket')}>
            <Ticket size={18} aria-hidden />
            {words}
          </Button>
        ) : (
          <Button look="filled" size="l" wide disabled={!takes || ticket === undefined} onClick={start}>
            {takes
              ? full
                ? '候补报名'
                : '免费报名'
              : now < Date.parse(fair.signUpFrom)
                ? '报名尚未开始'
                : '报名已截止'}
          </Button>
        )}
        <a className="btn btn-tint w-full" href={paths.fairRoute(fair.id)}>
          <Route size={16} aria-hidden />
          我的路线单
        </a>
        <a className="btn btn-outline w-full" href={`/fairs/calendar.ics?id=${fair.id}`} download>
          <CalendarPlus size={16} aria-hidden />
          加入日历
        </a>
      </div>
      <Suspense>
        {open === 'sign-up' && (
          <SignUpDialog
            fair={fair}
            onClose={() => setOpen(null)}
            onDone={(made) => {
              change(made);
              setOpen('ticket');
            }}
          />
        )}
        {open === 'ticket' && ticket && (
          <TicketDialog
            ticket={ticket}
            onClose={() => setOpen(null)}
            onCancelled={() => {
              change(null);
              setOpen(null);
            }}
          />
        )}
      </Suspense>
    </section>
  );
}
