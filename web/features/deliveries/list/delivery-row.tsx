import clsx from 'clsx';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId } from 'react';
import type { CalendarItem } from '#contract/calendar/calendar.ts';
import type { OwnDelivery } from '#contract/deliveries/deliveries.ts';
import { groupOf } from '#contract/deliveries/delivery-groups.ts';
import { delivery as machine } from '#contract/deliveries/delivery-state.ts';
import { openChat } from '#web/features/chat/open-chat.ts';
import { OwnRow } from '#web/features/own-rows/own-row.tsx';
import { Pay } from '#web/features/salary/pay.tsx';
import { paths } from '#web/paths.ts';
import { Stage } from '#web/ui/stage.tsx';
import { DeliveryBody } from './delivery-body.tsx';
import { road } from './road.ts';
import { rowNote } from './row-note.ts';

interface Props {
  delivery: OwnDelivery;
  calendar: readonly CalendarItem[];
  now: number;
  isOpen: boolean;
  onToggle(): void;
  onChange(next: OwnDelivery): void;
}

/** A delivery in one row; it opens to all about it. */
export function DeliveryRow({ delivery, calendar, now, isOpen, onToggle, onChange }: Props) {
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
            steps={road}
            at={road.findLastIndex((step) => step === 'submitted' || reached.has(step))}
            ended={status !== 'accepted' && !(road as readonly string[]).includes(status)}
            label={machine.labels.seeker[status]}
          />
        }
        end={<Note delivery={delivery} now={now} />}
        mark={
          <ChevronDown size={16} aria-hidden className={clsx('text-ink-4 @max-3xl:hidden', isOpen && 'rotate-180')} />
        }
      />
      <div id={id} hidden={!isOpen} className="px-4 pb-4 sm:px-6">
        {isOpen && <DeliveryBody delivery={delivery} calendar={calendar} onChange={onChange} />}
      </div>
    </article>
  );
}

/** What waits for an answer leads to 今天; a school that was silent for too long can be asked. */
function Note({ delivery, now }: Pick<Props, 'delivery' | 'now'>) {
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
        <button
          type="button"
          className="link relative"
          title={more}
          onClick={() => openChat(delivery.post.id, delivery.post.company.id)}
        >
          问一句
        </button>
      ) : (
        <span className={clsx('block truncate', warm && 'font-semibold text-warm-ink')}>{more}</span>
      )}
    </>
  );
}
