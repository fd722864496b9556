import { clsx } from 'clsx';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';
import { type ChatWarning, chatWarnings } from '#contract/chat-warnings.ts';

interface Props {
  mine: boolean;
  name: string;
  text: string;
  /** Kinds of `chat-warnings.ts`; shown to the reader, not to who wrote it. */
  warnings?: readonly string[];
  /** What became of it: 发送中, 已送达, 已读, or why it failed. */
  state?: ReactNode;
}

/** One message. */
export function Bubble({ mine, name, text, warnings = [], state }: Props) {
  const shown = mine ? [] : warnings.filter((kind): kind is ChatWarning => kind in chatWarnings);
  return (
    <div
      className={clsx('flex flex-col gap-1', mine ? 'items-end' : 'items-start')}
      data-testid={mine ? 'own-message' : 'message'}
    >
      <span className="sr-only">{mine ? '我说：' : `${name}说：`}</span>
      <p
        className={clsx(
          'max-w-[min(80%,520px)] rounded-card px-3 py-2 text-14 break-words whitespace-pre-wrap text-ink-1',
          mine ? 'bg-brand-tint' : 'border border-line bg-surface',
        )}
      >
        {text}
      </p>
      {shown.map((kind) => (
        <p
          key={kind}
          className="flex max-w-[min(80%,520px)] items-start gap-1.5 rounded-ctl bg-warm-tint px-2.5 py-1.5 text-12 text-warm-ink"
        >
          <TriangleAlert size={14} className="mt-0.5 shrink-0" aria-hidden />
          {chatWarnings[kind]}
        </p>
      ))}
      {state && <span className="text-12 text-ink-3">{state}</span>}
    </div>
  );
}
