import CalendarPlus from 'lucide-react/icons/calendar-plus';
import Ticket from 'lucide-react/icons/ticket';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '#web/api/browser-call.ts';
import { lazyPart } from '#web/api/lazy-part.tsx';
import { navigateTo } from '#web/api/navigator.ts';
import { useOwn } from '#web/features/calls/use-own.ts';
import { monthDay } from '#web/features/time/day-parts.ts';
import { paths } from '#web/paths.ts';
import { getSession, isSeekerSignedIn } from '#web/session/session-store.ts';
import { Button } from '#web/ui/button.tsx';
import { Head } from '#web/ui/head.tsx';
import { LinkTabs } from '#web/ui/tabs.tsx';
import { Tag } from '#web/ui/tag.tsx';
import type { FairCard } from '../../contract/fair-views.ts';
import { daysAway, hoursText, placeText, stateWords, takesSignUps } from '../parts/fair-words.ts';

interface Props {
  fair: FairCard;
  now: number;
  tab: 'exhibitors' | 'route';
}

/** When and where a fair is, how large, the way in, and its parts, each at its address. */
export function FairHead({ fair, now, tab }: Props) {
  const state = stateWords(fair, now);
  const coming = fair.status !== 'cancelled' && Date.parse(fair.startsAt) > now;
  const when = `${monthDay(fair.startsAt)} ${hoursText(fair)}`;
  const size = `${fair.exhibitors.toLocaleString('en-US')} 家单位 ${fair.posts.toLocaleString('en-US')} 个岗位`;
  return (
    <>
      <Head
        back={{ label: '招聘会', href: paths.fairs() }}
        title={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            {fair.title}
            <Tag tone={state.tone}>{state.label}</Tag>
            {coming && <Tag>{daysAway(fair.startsAt, now)}</Tag>}
          </span>
        }
        text={`${when}，${placeText(fair)}，${size}`}
        act={<SignUp fair={fair} now={now} />}
      />
      <LinkTabs
        kind="line"
        label="本场招聘会"
        className="mb-4 border-b border-line"
        tabs={[
          { label: '参会单位', href: paths.fair(fair.id), current: tab === 'exhibitors' },
          { label: '我的路线单', href: paths.fairRoute(fair.id), current: tab === 'route' },
        ]}
      />
    </>
  );
}

const SignUpDialog = lazyPart(() => import('./sign-up-dialog.tsx'), 'SignUpDialog');
const TicketDialog = lazyPart(() => import('./ticket-dialog.tsx'), 'TicketDialog');

/** The main button, which signs up or shows the ticket, and the fair's dates to keep. */
export function SignUp({ fair, now }: Omit<Props, 'tab'>) {
  const { own: ticket, put } = useOwn(fair.id, load);
  const { revalidate } = useRevalidator();
  const change = (next: Parameters<typeof put>[0]) => {
    put(next);
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
    <section className="script-only flex gap-3 max-sm:*:px-4" aria-label="报名">
      <a className="btn btn-outline btn-l" href={`/fairs/calendar.ics?id=${fair.id}`} download>
        <CalendarPlus size={16} aria-hidden />
        加入日历
      </a>
      {ticket ? (
        <Button look="filled" size="l" onClick={() => setOpen('ticket')}>
          <Ticket size={18} aria-hidden />
          {words}
        </Button>
      ) : (
        <Button look="filled" size="l" disabled={!takes || ticket === undefined} onClick={start}>
          {takes ? (full ? '候补报名' : '免费报名') : now < Date.parse(fair.signUpFrom) ? '报名尚未开始' : '报名已截止'}
        </Button>
      )}
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
    </section>
  );
}

const load = (id: string) => call('GET /api/fairs/:id/ticket', { params: { id } }, { background: true, quiet: true });
