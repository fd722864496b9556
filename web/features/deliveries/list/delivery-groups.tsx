import clsx from 'clsx';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Clock from 'lucide-react/icons/clock';
import { type ReactNode, use, useEffect, useState } from 'react';
import type { CalendarItem } from '#contract/calendar/calendar.ts';
import type { OwnDelivery } from '#contract/deliveries/deliveries.ts';
import { deliveryGroupLabels } from '#contract/deliveries/delivery-groups.ts';
import { delivery as machine } from '#contract/deliveries/delivery-state.ts';
import { labelOf } from '#contract/taxonomy/list.ts';
import { tenures } from '#contract/taxonomy/tenures.ts';
import { CompanyLogo } from '#web/features/companies/company-logo.tsx';
import { Pay } from '#web/features/salary/pay.tsx';
import { PlacesContext } from '#web/features/site/places.ts';
import { inBrowser } from '#web/session/browser-storage.ts';
import { Button } from '#web/ui/button.tsx';
import { deadlineOf, dueText, isUrgent, leftText } from '../answer/deadline.ts';
import { DeliveryBody } from './delivery-body.tsx';
import { DeliveryRow } from './delivery-row.tsx';
import type { ListedGroup } from './load-deliveries.ts';
import type { Deliveries } from './use-deliveries.ts';

const heads: Record<ListedGroup, { dot: string; hint: string }> = {
  mine: { dot: 'bg-warm', hint: '先到期的在前' },
  open: { dot: 'bg-brand', hint: '学校超过 7 天没有答复的会标出来' },
  ended: { dot: 'bg-ink-4', hint: '' },
};

function Group({ group, n, children }: { group: ListedGroup; n: number; children: ReactNode }) {
  const { dot, hint } = heads[group];
  return (
    <section aria-labelledby={`group-${group}`}>
      <h2 id={`group-${group}`} className="mb-2 flex items-baseline gap-2 text-16">
        <span className={`size-2 shrink-0 self-center rounded-full ${dot}`} aria-hidden />
        {deliveryGroupLabels[group]} <span className="tabular font-normal text-ink-3">{n}</span>
        {hint && <span className="text-12 font-normal text-ink-3">{hint}</span>}
      </h2>
      {children}
    </section>
  );
}

interface Props {
  deliveries: Deliveries;
  /** The delivery that the URL names. */
  opened: string | null;
}

/** The deliveries in their groups: in full what waits for the seeker, the rest in rows of which one is open. */
export function DeliveryGroups({ deliveries, opened }: Props) {
  const { groups, lists, counts, endings, calendar, hasMore, busy, change, loadMore } = deliveries;
  const [openId, setOpenId] = useState(opened);
  const isOnly = groups.length === 1;
  const [endedOpen, toggleEnded] = useEndedOpen(isOnly || lists.ended.some(({ id }) => id === opened));
  const now = Date.now();
  // What was answered goes on among the rows; it stays open there.
  const answered = (next: OwnDelivery) => {
    setOpenId(next.id);
    change(next);
  };
  useEffect(() => {
    if (opened) document.getElementById(`delivery-${opened}`)?.scrollIntoView({ block: 'start' });
  }, [opened]);
  const rows = (group: 'open' | 'ended') => (
    <ul className="divide-y divide-line">
      {lists[group].map((delivery) => (
        <li key={delivery.id}>
          <DeliveryRow
            delivery={delivery}
            calendar={calendar}
            now={now}
            isOpen={openId === delivery.id}
            onToggle={() => setOpenId(openId === delivery.id ? null : delivery.id)}
            onChange={change}
          />
        </li>
      ))}
    </ul>
  );
  const more = (group: ListedGroup) =>
    hasMore(group) && (
      <Button className="mt-3" wide busy={busy} onClick={() => void loadMore(group)}>
        再看一些
      </Button>
    );
  return (
    <div className="space-y-6">
      {groups.includes('mine') && lists.mine.length > 0 && (
        <Group group="mine" n={counts.mine}>
          <ul className="space-y-3">
            {lists.mine.map((delivery) => (
              <li key={delivery.id} className="flow-root">
                <DeliveryCard delivery={delivery} calendar={calendar} onChange={answered} />
              </li>
            ))}
          </ul>
          {more('mine')}
        </Group>
      )}
      {groups.includes('open') && lists.open.length > 0 && (
        <Group group="open" n={counts.open}>
          <div className="card flow-root p-1">{rows('open')}</div>
          {more('open')}
        </Group>
      )}
      {groups.includes('ended') && lists.ended.length > 0 && (
        <Group group="ended" n={counts.ended}>
          <div className="card flow-root p-1">
            {!isOnly && <EndedFold items={lists.ended} endings={endings} isOpen={endedOpen} onToggle={toggleEnded} />}
            {(isOnly || endedOpen) && rows('ended')}
          </div>
          {(isOnly || endedOpen) && more('ended')}
        </Group>
      )}
    </div>
  );
}

const KEY = 'deliveries-ended-open';

const shownCrests = 5;

/** Whether the group of ended deliveries is open; kept on this device. */
function useEndedOpen(initially: boolean): [boolean, () => void] {
  const [isOpen, setOpen] = useState(initially);
  useEffect(() => {
    if (inBrowser.read(KEY) === '1') setOpen(true);
  }, []);
  const toggle = () => {
    inBrowser.write(KEY, isOpen ? '0' : '1');
    setOpen(!isOpen);
  };
  return [isOpen, toggle];
}

interface UseEndedOpenProps {
  items: readonly OwnDelivery[];
  endings: readonly { status: OwnDelivery['status']; n: number }[];
  isOpen: boolean;
  onToggle(): void;
}

/** The ended deliveries in one line: whose they were, and how they ended. */
function EndedFold({ items, endings, isOpen, onToggle }: UseEndedOpenProps) {
  const refused = items.filter(({ status }) => status === 'rejected');
  const said = refused.filter(({ reason }) => reason).length;
  return (
    <button
      type="button"
      className="flex w-full cursor-pointer items-center gap-4 rounded-ctl px-5 py-3.5 text-left hover:bg-fill max-sm:px-4"
      aria-expanded={isOpen}
      onClick={onToggle}
    >
      <span className="flex shrink-0 gap-1 max-sm:hidden">
        {items.slice(0, shownCrests).map(({ id, post }) => (
          <CompanyLogo key={id} name={post.company.name} src={post.company.logoUrl} size={28} />
        ))}
      </span>
      <span className="min-w-0 flex-1">
        <span className="block text-14 text-ink-1">
          {endings.map(({ status, n }, at) => (
            <span key={status} className="inline-block">
              {`${machine.labels.seeker[status]} ${n} 份${at < endings.length - 1 ? '，' : ''}`}
            </span>
          ))}
        </span>
        {refused.length > 0 && (
          <span className="block text-12 text-ink-3">
            {said === refused.length ? '不合适的都写了原因' : `不合适的有 ${said} 份写了原因`}
          </span>
        )}
      </span>
      <span className="flex items-center gap-1 text-14 whitespace-nowrap text-ink-2">
        {isOpen ? '收起' : '展开'}
        <ChevronDown size={16} aria-hidden className={clsx('text-ink-4', isOpen && 'rotate-180')} />
      </span>
    </button>
  );
}

interface DueProps {
  delivery: OwnDelivery;
  calendar: readonly CalendarItem[];
  onChange(next: OwnDelivery): void;
}

/** When the answer is due, as a tag. */
function Due({ delivery }: { delivery: OwnDelivery }) {
  const deadline = deadlineOf(delivery);
  if (!deadline) return null;
  const now = Date.now();
  return (
    <span className={clsx('tag tabular shrink-0 gap-1', isUrgent(deadline, now) && 'tag-warm')}>
      <Clock size={12} aria-hidden />
      {dueText(deadline)}，{leftText(deadline, now)}
    </span>
  );
}

/** A delivery that waits for the seeker: always in full. */
export function DeliveryCard({ delivery, calendar, onChange }: DueProps) {
  const { post } = delivery;
  const places = use(PlacesContext);
  const deadline = deadlineOf(delivery);
  const facts = [post.company.name, labelOf(tenures, post.tenure)].filter(Boolean);
  return (
    <article
      id={`delivery-${delivery.id}`}
      className={clsx(
        'card scroll-mt-20 px-5 pt-5 pb-2 max-sm:px-4 max-sm:pt-4',
        deadline && isUrgent(deadline, Date.now()) && 'border-warm/30',
      )}
      aria-label={`${post.title}的投递`}
      data-testid="delivery"
    >
      <div className="flex flex-wrap items-start gap-3 sm:flex-nowrap in-[.m-app]:flex-wrap!">
        <CompanyLogo name={post.company.name} src={post.company.logoUrl} />
        <div className="min-w-0 flex-1">
          <h3 className="flex items-baseline gap-x-3 text-16 max-sm:justify-between sm:flex-wrap in-[.m-app]:flex-nowrap! in-[.m-app]:justify-between">
            <a href={places.job(post.id)} className="font-semibold text-ink-1 [word-break:keep-all] hover:text-brand">
              {post.title}
            </a>
            <Pay value={post.salary} className="flex-none text-16" />
          </h3>
          <p className="dotted text-14 text-ink-3">
            {facts.map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
            {delivery.resumeName && <span className="in-[.m-app]:hidden">简历：{delivery.resumeName}</span>}
          </p>
        </div>
        <span className="max-sm:basis-full in-[.m-app]:order-first in-[.m-app]:basis-full">
          <Due delivery={delivery} />
        </span>
      </div>
      <DeliveryBody delivery={delivery} calendar={calendar} onChange={onChange} />
    </article>
  );
}
