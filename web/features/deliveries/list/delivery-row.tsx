import clsx from 'clsx';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { use, useId } from 'react';
import type { CalendarItem } from '#contract/calendar/calendar.ts';
import type { OwnDelivery } from '#contract/deliveries/deliveries.ts';
import type { DeliveryStatus } from '#contract/deliveries/delivery-shapes.ts';
import { delivery as machine } from '#contract/deliveries/delivery-state.ts';
import { labelOf } from '#contract/taxonomy/list.ts';
import { tenures } from '#contract/taxonomy/tenures.ts';
import { CompanyLogo } from '#web/features/companies/company-logo.tsx';
import { Pay } from '#web/features/salary/pay.tsx';
import { PlacesContext } from '#web/features/site/places.ts';
import { Tag, type Tone } from '#web/ui/tag.tsx';
import { DeliveryBody } from './delivery-body.tsx';
import { nextStep } from './next-step.ts';
import { road } from './progress-line.tsx';
import { rowNote } from './row-note.ts';

const tones: Partial<Record<DeliveryStatus, Tone>> = {
  shortlisted: 'brand',
  interview: 'brand',
  offer: 'ok',
  accepted: 'ok',
  hired: 'ok',
};

/** The state's label; overdue is highlighted. */
function StatusTag({ delivery }: { delivery: OwnDelivery }) {
  if (delivery.overdue) return <Tag tone="warm">超时未处理</Tag>;
  return <Tag tone={tones[delivery.status] ?? 'plain'}>{machine.labels.seeker[delivery.status]}</Tag>;
}

interface Props {
  delivery: OwnDelivery;
  calendar: readonly CalendarItem[];
  now: number;
  isOpen: boolean;
  onToggle(): void;
  onChange(next: OwnDelivery): void;
}

/** A delivery in one line; it opens to the full one. */
export function DeliveryRow({ delivery, calendar, now, isOpen, onToggle, onChange }: Props) {
  const { post } = delivery;
  const id = useId();
  const next = isOpen ? null : nextStep(delivery, now);
  const places = use(PlacesContext);
  return (
    <article
      id={`delivery-${delivery.id}`}
      className="scroll-mt-20"
      aria-label={`${post.title}的投递`}
      data-testid="delivery"
    >
      <button
        type="button"
        className="grid w-full cursor-pointer grid-cols-[40px_minmax(0,9fr)_100px_minmax(0,5fr)_20px] items-center gap-x-4 gap-y-2 rounded-ctl px-5 py-3.5 text-left hover:bg-fill max-sm:grid-cols-[40px_minmax(0,1fr)_auto_20px] max-sm:gap-x-3 max-sm:px-4"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={onToggle}
      >
        <CompanyLogo name={post.company.name} src={post.company.logoUrl} size={40} />
        <span className="min-w-0 max-sm:col-span-2">
          <span className="block truncate font-semibold text-ink-1">{post.title}</span>
          <span className="block truncate text-12 text-ink-3">
            {[post.company.name, labelOf(tenures, post.tenure)].filter(Boolean).join(' · ')}
          </span>
        </span>
        <span className="max-sm:col-start-3 max-sm:col-end-5 max-sm:row-start-3">
          <Pay value={post.salary} className="text-14 whitespace-nowrap" />
        </span>
        <span className="min-w-0 max-sm:col-start-2 max-sm:col-end-5 max-sm:row-start-2">
          {isOpen ? <StatusTag delivery={delivery} /> : <MiniLine delivery={delivery} now={now} />}
        </span>
        <ChevronDown
          size={18}
          aria-hidden
          className={clsx('text-ink-4 max-sm:col-start-4 max-sm:row-start-1', isOpen && 'rotate-180')}
        />
        {next && (
          <span className="col-start-2 -col-end-1 hidden truncate text-14 text-ink-2 in-[.m-app]:block max-sm:col-end-3 max-sm:row-start-3 max-sm:block">
            {next}
          </span>
        )}
      </button>
      <div id={id} hidden={!isOpen}>
        {isOpen && (
          <div className="px-5 pb-3 max-sm:px-4">
            <a href={places.job(post.id)} className="link text-14">
              看这个职位
            </a>
            <DeliveryBody delivery={delivery} calendar={calendar} onChange={onChange} />
          </div>
        )}
      </div>
    </article>
  );
}

/** The steps as dots, with one line about the present one. */
function MiniLine({ delivery, now }: { delivery: OwnDelivery; now: number }) {
  const note = rowNote(delivery, now);
  const reached = new Set(delivery.steps.map(({ to }) => to));
  const furthest = road.findLastIndex((status) => reached.has(status));
  const ended = delivery.status !== 'accepted' && !(road as readonly string[]).includes(delivery.status);
  return (
    <span className="block min-w-0">
      <span className="flex items-center" aria-hidden>
        {road.map((status, at) => (
          <span key={status} className="flex flex-1 items-center last:flex-none">
            <span
              className={clsx(
                'size-2 shrink-0 rounded-full border-2',
                at > furthest && 'border-line-strong bg-surface',
                at <= furthest && ended && 'border-ink-4 bg-ink-4',
                at < furthest && !ended && 'border-brand bg-brand',
                at === furthest && !ended && (note.warm ? 'border-warm bg-surface' : 'border-brand bg-surface'),
              )}
            />
            {at < road.length - 1 && (
              <span className={clsx('h-0.5 flex-1', at < furthest && !ended ? 'bg-brand' : 'bg-line')} />
            )}
          </span>
        ))}
      </span>
      <span className={clsx('mt-1 block truncate text-12', note.warm ? 'text-warm-ink' : 'text-ink-3')}>
        {note.text}
      </span>
    </span>
  );
}
