import clsx from 'clsx';
import { dayAndTime } from '#web/features/time/day-parts.ts';
import type { SupportMessage } from '../contract.ts';

interface Props {
  items: readonly SupportMessage[];
  /** Whose messages stand on the right. */
  own: SupportMessage['side'];
}

/** What was said between a person and support, oldest first. */
export function SupportMessages({ items, own }: Props) {
  return (
    <ol className="grid gap-3" aria-label="与客服的对话" aria-live="polite">
      {items.map(({ id, side, text, at }) => (
        <li key={id} className={clsx('max-w-4/5', side === own ? 'ml-auto text-right' : 'mr-auto')}>
          <p
            className={clsx(
              'inline-block rounded-ctl px-3 py-2 text-left text-14 break-words whitespace-pre-wrap',
              side === own ? 'bg-brand-tint' : 'bg-fill',
            )}
          >
            {text}
          </p>
          <p className="tabular mt-0.5 text-12 text-ink-3">
            {side === 'support' && '客服 '}
            {dayAndTime(at)}
          </p>
        </li>
      ))}
    </ol>
  );
}
