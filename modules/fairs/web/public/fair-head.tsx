import CalendarPlus from 'lucide-react/icons/calendar-plus';
import MapPin from 'lucide-react/icons/map-pin';
import Route from 'lucide-react/icons/route';
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
import { Breadcrumb } from '#web/ui/breadcrumb.tsx';
import { Button } from '#web/ui/button.tsx';
import { SafeImage } from '#web/ui/safe-image.tsx';
import { Facts } from '#web/ui/section.tsx';
import { Tag } from '#web/ui/tag.tsx';
import type { FairDetail } from '../../contract/fair-views.ts';
import { daysAway, fairTypeText, hoursText, placeText, stateWords, takesSignUps } from '../parts/fair-words.ts';
import type { FairData } from './load-fair.ts';

/** When and where a fair is, how large, and the way in. */
export function FairHead({ data: { fair, now } }: { data: FairData }) {
  const state = stateWords(fair, now);
  const coming = fair.status !== 'cancelled' && Date.parse(fair.startsAt) > now;
  return (
    <div className="border-b border-line bg-surface">
      <div className="page pt-3 pb-5">
        <Breadcrumb crumbs={[{ label: '招聘会', href: paths.fairs() }, { label: fair.title }]} />
        <div className="mt-4 flex flex-wrap items-center gap-x-8 gap-y-4 max-sm:mt-3 max-sm:items-start max-sm:gap-x-4">
          {fair.coverUrl && <SafeImage src={fair.coverUrl} alt="" className="h-24 w-40 flex-none rounded-card" />}
          <div className="min-w-0 flex-1 basis-80 max-sm:basis-52">
            <h1 className="text-28 max-sm:text-20">{fair.title}</h1>
            <p className="mt-2 flex flex-wrap gap-1.5">
              <Tag tone={state.tone}>{state.label}</Tag>
              {coming && <Tag>{daysAway(fair.startsAt, now)}</Tag>}
              <Tag>{fairTypeText(fair.type)}</Tag>
              {fair.online && fair.type !== 'online' && <Tag>线上</Tag>}
            </p>
            <p className="mt-2 flex flex-wrap gap-x-4 text-14">
              <span className="tabular text-ink-1">
                {monthDay(fair.startsAt)} {hoursText(fair)}
              </span>
              <span className="inline-flex items-center gap-1">
                <MapPin size={14} className="text-ink-4" aria-hidden />
                {placeText(fair)}
              </span>
            </p>
          </div>
          <Facts
            className="tabular"
            facts={[
              { label: '参会单位', value: `${fair.exhibitors.toLocaleString('en')} 家` },
              { label: '岗位', value: `${fair.posts.toLocaleString('en')} 个` },
              {
                label: `已报名${fair.capacity > 0 ? `，限 ${fair.capacity.toLocaleString('en')}` : ''}`,
                value: `${fair.taken.toLocaleString('en')} 人`,
              },
            ]}
          />
          <SignUp fair={fair} now={now} />
        </div>
      </div>
    </div>
  );
}

const SignUpDialog = lazyPart(() => import('./sign-up-dialog.tsx'), 'SignUpDialog');
const TicketDialog = lazyPart(() => import('./ticket-dialog.tsx'), 'TicketDialog');

/** The main button, which signs up or shows the ticket, and the ways to keep the fair. */
export function SignUp({ fair, now }: { fair: FairDetail; now: number }) {
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
        <a className="btn btn-tint px-2" href={paths.fairRoute(fair.id)}>
          <Route size={16} aria-hidden />
          路线单
        </a>
        <a className="btn btn-outline px-2" href={`/fairs/calendar.ics?id=${fair.id}`} download>
          <CalendarPlus size={16} aria-hidden />
          加入日历
        </a>
      </div>
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
