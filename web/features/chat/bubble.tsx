import { clsx } from 'clsx';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';
import { type ChatWarning, chatWarnings } from '#contract/chat/chat-warnings.ts';

interface Props {
  mine: boolean;
  name: string;
  /** Keys of `chat-warnings.ts`. The reader sees all warnings, the writer those that may affect the platform's protection. */
  warnings?: readonly string[];
  /** Its state: 发送中, 已送达, 已读, or the reason of a failure. */
  state?: ReactNode;
  children: ReactNode;
}

const toWriter: Partial<Record<ChatWarning, string>> = {
  fee: '消息中提到了费用。以招聘名义收费属违规，对方已看到提醒',
  training: '消息疑似“招转培”。以招聘为名推销培训属违规，对方已看到提醒',
};

function warningsFor(mine: boolean, kinds: readonly string[]): [ChatWarning, string][] {
  const known = kinds.filter((kind): kind is ChatWarning => kind in chatWarnings);
  return known.flatMap((kind): [ChatWarning, string][] => {
    const text = mine ? toWriter[kind] : chatWarnings[kind];
    return text ? [[kind, text]] : [];
  });
}

/** One message. */
export function Bubble({ mine, name, warnings = [], state, children }: Props) {
  return (
    <div
      className={clsx('flex flex-col gap-1', mine ? 'items-end' : 'items-start')}
      data-testid={mine ? 'own-message' : 'message'}
    >
      <span className="sr-only">{mine ? '我说：' : `${name}说：`}</span>
      {children}
      {warningsFor(mine, warnings).map(([kind, text]) => (
        <p
          key={kind}
          className="flex max-w-[min(80%,520px)] items-start gap-1.5 rounded-ctl bg-warm-tint px-2.5 py-1.5 text-12 text-warm-ink"
        >
          <TriangleAlert size={14} className="mt-0.5 shrink-0" aria-hidden />
          {text}
        </p>
      ))}
      {state && <span className="text-12 text-ink-3">{state}</span>}
    </div>
  );
}
