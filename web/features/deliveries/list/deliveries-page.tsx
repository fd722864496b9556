import clsx from 'clsx';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { use, useEffect, useId, useState } from 'react';
import { useLocation } from 'react-router';
import type { CalendarItem } from '#contract/calendar/calendar.ts';
import type { OwnDelivery } from '#contract/deliveries/deliveries.ts';
import { groupOf } from '#contract/deliveries/delivery-groups.ts';
import { delivery as machine } from '#contract/deliveries/delivery-state.ts';
import { openChat } from '#web/features/chat/open-chat.ts';
import { ListFilterRow } from '#web/features/filters/list-filter-row.tsx';
import { OwnRow } from '#web/features/own-rows/own-row.tsx';
import { SectionTabs } from '#web/features/page/section-tabs.tsx';
import { Pay } from '#web/features/salary/pay.tsx';
import { PlacesContext } from '#web/features/site/places.ts';
import { paths } from '#web/paths.ts';
import { Slot } from '#web/slots.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Head } from '#web/ui/head.tsx';
import { Stage } from '#web/ui/stage.tsx';
import { DeliveryBody } from './delivery-body.tsx';
import { type DeliveriesData, type ListedGroup, listedGroups } from './load-deliveries.ts';
import { rowNote } from './row-note.ts';
import { useDeliveries } from './use-deliveries.ts';

interface Props {
  delivery: OwnDelivery;
  calendar: readonly CalendarItem[];
  now: number;
  isOpen: boolean;
  withdraws: boolean;
  onToggle(): void;
  onWithdraw(): void;
  onChange(next: OwnDelivery): void;
}

/** The steps of a delivery that goes well, in order. */
const usualSteps = ['submitted', 'viewed', 'shortlisted', 'interview', 'offer', 'hired'] as const;

/** A delivery in one row; it opens to all about it. */
function DeliveryRow({ delivery, calendar, now, isOpen, withdraws, onToggle, onWithdraw, onChange }: Props) {
  const { post, status } = delivery;
  const id = useId();
  const reached = new Set(delivery.steps.map(({ to }) => to));
  return (
    <article
      id={`delivery-${delivery.id}`}
      className="scroll-mt-20"
      aria-label={`${post.title}的投递`}
      data-testid="delivery"
    >
      <OwnRow
        company={post.company}
        title={
          <button type="button" className="row-open" aria-expanded={isOpen} aria-controls={id} onClick={onToggle}>
            {post.title}
          </button>
        }
        text={post.company.name}
        pay={<Pay value={post.salary} />}
        stage={
          <Stage
            steps={usualSteps}
            at={usualSteps.findLastIndex((step) => step === 'submitted' || reached.has(step))}
            ended={status !== 'accepted' && !(usualSteps as readonly string[]).includes(status)}
            label={machine.labels.seeker[status]}
          />
        }
        end={<Note delivery={delivery} now={now} onWithdraw={onWithdraw} />}
        mark={
          <ChevronDown size={16} aria-hidden className={clsx('text-ink-4 @max-3xl:hidden', isOpen && 'rotate-180')} />
        }
      />
      <div id={id} hidden={!isOpen} className="px-4 pb-4 sm:px-6">
        {isOpen && (
          <DeliveryBody
            key={String(withdraws)}
            delivery={delivery}
            calendar={calendar}
            withdraws={withdraws}
            onChange={onChange}
          />
        )}
      </div>
    </article>
  );
}

/** What waits for an answer leads to 今天; a school that was silent for too long can be asked, or left. */
function Note({ delivery, now, onWithdraw }: Pick<Props, 'delivery' | 'now' | 'onWithdraw'>) {
  const { text, more, warm } = rowNote(delivery, now);
  const waits = groupOf(delivery, now) === 'mine';
  return (
    <>
      {waits ? (
        <a href={paths.today(delivery.id)} className="relative font-semibold text-ink-1 hover:text-brand">
          {text}
        </a>
      ) : (
        <span className="block truncate text-ink-1">{text}</span>
      )}
      {delivery.overdue ? (
        <span className="relative flex justify-end gap-4" title={more}>
          <button type="button" className="link" onClick={() => openChat(delivery.post.id, delivery.post.company.id)}>
            问一句
          </button>
          {delivery.moves.includes('withdraw') && (
            <button type="button" className="link" aria-label={`撤回：${delivery.post.title}`} onClick={onWithdraw}>
              撤回
            </button>
          )}
        </span>
      ) : (
        <span className={clsx('block truncate', warm && 'font-semibold text-warm-ink')}>{more}</span>
      )}
    </>
  );
}

const words: Record<ListedGroup | 'all', readonly [title: string, text: string]> = {
  all: ['还没有投递', '投出第一份以后，学校的每一步答复都会按时间记在这里'],
  mine: ['没有要你答复的', '收到面试邀请或录用意向，会先出现在这里'],
  open: ['没有进行中的投递', '看到合适的岗位，随时可以再投'],
  ended: ['没有已结束的投递', '不合适、已撤回和已入职的投递会收在这里'],
};

/** An empty group: why, and the next step. */
function NoDeliveries({ group, jobs }: { group: ListedGroup | 'all'; jobs: string }) {
  const [title, text] = words[group];
  return (
    <section className="card" aria-label="没有投递">
      <EmptyState title={title} text={text} next={{ label: '去找工作', href: jobs, look: 'filled' }} />
    </section>
  );
}

const labels: Record<ListedGroup, string> = { open: '进行中', mine: '等你答复', ended: '已结束' };

/** 投递: the seeker's deliveries in rows, those that go on first; what waits for an answer is answered on 今天. */
export function DeliveriesPage(data: DeliveriesData) {
  const { group, opened } = data;
  const { lists, counts, calendar, hasMore, busy, change, loadMore } = useDeliveries(data);
  const [openId, setOpenId] = useState(opened);
  const [leftId, setLeftId] = useState<string | null>(null);
  const open = (id: string | null, left = false) => {
    setOpenId(id);
    setLeftId(left ? id : null);
  };
  const { pathname } = useLocation();
  const places = use(PlacesContext);
  const now = Date.now();
  const numbers = { ...counts, open: counts.mine + counts.open };
  const shown = group === 'open' ? [...lists.mine, ...lists.open] : lists[group];
  const rest = (group === 'open' ? (['mine', 'open'] as const) : [group]).filter(hasMore);
  useEffect(() => {
    if (opened) document.getElementById(`delivery-${opened}`)?.scrollIntoView({ block: 'start' });
  }, [opened]);
  return (
    <>
      <Head
        title="投递"
        text={
          counts.all === 0
            ? '投出第一份以后，学校的每一步答复都记在这里'
            : `${counts.all} 份里 ${numbers.open} 份还在进行${counts.mine > 0 ? `，${counts.mine} 份等你答复` : ''}`
        }
      />
      <SectionTabs counts={{ [paths.deliveries()]: counts.all }} />
      <ListFilterRow
        label="投递分类"
        links={listedGroups.map((key) => ({
          label: labels[key],
          count: numbers[key],
          href: key === 'open' ? pathname : `${pathname}?group=${key}`,
          current: key === group,
        }))}
      />
      {shown.length === 0 ? (
        <NoDeliveries group={counts.all === 0 ? 'all' : group} jobs={places.jobs()} />
      ) : (
        <section className="card" aria-label={labels[group]}>
          <ul className="rows">
            {shown.map((delivery) => (
              <li key={delivery.id}>
                <DeliveryRow
                  delivery={delivery}
                  calendar={calendar}
                  now={now}
                  isOpen={openId === delivery.id}
                  withdraws={leftId === delivery.id}
                  onToggle={() => open(openId === delivery.id ? null : delivery.id)}
                  onWithdraw={() => open(delivery.id, true)}
                  onChange={change}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
      {rest.length > 0 && (
        <Button className="mt-4" wide busy={busy} onClick={() => void Promise.all(rest.map(loadMore))}>
          再看一些
        </Button>
      )}
      <Slot name="deliveries.end" />
    </>
  );
}
