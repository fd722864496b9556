import CalendarPlus from 'lucide-react/icons/calendar-plus';
import Route from 'lucide-react/icons/route';
import Ticket from 'lucide-react/icons/ticket';
import { Suspense, useState } from 'react';
import { useRevalidator } from 'react-router';
import { lazyPart } from '#web/api/lazy-part.tsx';
import { navigateTo } from '#web/api/navigator.ts';
import { paths } from '#web/paths.ts';
import { isSeekerSignedIn } from '#web/session/session-state.ts';
import { getSession } from '#web/session/session-store.ts';
import { Button } from '#web/ui/button.tsx';
import type { FairDetail } from '../../contract/fair-views.ts';
import { takesSignUps } from '../parts/fair-words.ts';
import { useTicket } from './use-ticket.ts';

const SignUpDialog = lazyPart(() => import('./sign-up-dialog.tsx').then(({ SignUpDialog }) => SignUpDialog));
const TicketDialog = lazyPart(() => import('./ticket-dialog.tsx').then(({ TicketDialog }) => TicketDialog));

/** The main button, which signs up or shows the ticket, and the ways to keep the fair. */
export function SignUp({ fair, now }: { fair: FairDetail; now: number }) {
  const { ticket, setTicket } = useTicket(fair.id);
  const { revalidate } = useRevalidator();
  const change = (next: Parameters<typeof setTicket>[0]) => {
    setTicket(next);
    void revalidate();
  };
  const [open, setOpen] = useState<'sign-up' | 'ticket' | null>(null);
  const takes = takesSignUps(fair, now);
  const full = fair.taken >= fair.capacity;
  const start = () => {
    if (!isSeekerSignedIn(getSession())) return navigateTo(paths.seekerLogin(paths.fair(fair.id)));
    setOpen('sign-up');
  };
  const words = ticket?.status === 'waiting' ? `候补第 ${ticket.waitingPlace} 位` : '查看入场券';
  return (
    <section className="script-only w-56 max-sm:w-full" aria-label="报名">
      {ticket ? (
        <Button look="filled" size="l" wide onClick={() => setOpen('ticket')}>
          <Ticket size={18} aria-hidden />
          {words}
        </Button>
      ) : (
        <Button look="filled" size="l" wide disabled={!takes || ticket === undefined} onClick={start}>
          {takes ? (full ? '候补报名' : '免费报名') : now < Date.parse(fair.signUpFrom) ? '报名尚未开始' : '报名已截止'}
        </Button>
      )}
      <div className="mt-2 grid grid-cols-2 gap-2">
        <a className="btn btn-tint px-2!" href={paths.fairRoute(fair.id)}>
          <Route size={16} aria-hidden />
          路线单
        </a>
        <a className="btn btn-outline px-2!" href={`/fairs/calendar.ics?id=${fair.id}`} download>
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
