import { Check, Minus, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Avatar } from '#web/ui/avatar.tsx';

interface HeadProps {
  name: string;
  avatarUrl: string | null;
  /** Beside the name, each where it is known: age, degree. */
  facts: readonly (string | false | null)[];
  /** Below it: experience, pay that is wished, the post. */
  more: readonly (string | false | null)[];
}

const joined = (parts: HeadProps['facts']) => parts.filter(Boolean).join(' · ');

/** Whose resume is open. */
export const PaneHead = ({ name, avatarUrl, facts, more }: HeadProps) => (
  <div className="flex items-center gap-4">
    <Avatar name={name} src={avatarUrl} size={56} />
    <div className="min-w-0 flex-1">
      <div className="flex flex-wrap items-baseline gap-x-2">
        <h2 className="text-20 leading-7 font-semibold text-ink-1">{name}</h2>
        <span className="text-14 text-ink-3">{joined(facts)}</span>
      </div>
      <p className="text-14 text-ink-2">{joined(more)}</p>
    </div>
  </div>
);

interface Line {
  name: string;
  /** Behind the name: what is wanted, how far it is. */
  text?: string;
}

interface Props {
  met: readonly string[];
  unmet: readonly Line[];
  /** What the resume does not tell. */
  unknown?: readonly string[];
}

/** How a person meets a post, as sentences: what fits in one line, then each thing that does not, then what is not said. */
export function FitLines({ met, unmet, unknown = [] }: Props) {
  const of = met.length + unmet.length + unknown.length;
  if (of === 0) return null;
  const line = (key: string, icon: ReactNode, label: string, children: ReactNode) => (
    <li key={key} className="flex items-start gap-2">
      <span className="mt-[3px] flex-none" role="img" aria-label={label}>
        {icon}
      </span>
      <span className="min-w-0 break-words">{children}</span>
    </li>
  );
  return (
    <section aria-label="匹配度" className="flex gap-6 border-b border-line pb-4 text-14 max-sm:gap-4">
      <p className="w-20 flex-none">
        <b className="tabular block text-28 leading-9 font-semibold text-ink-1">
          {met.length}/{of}
        </b>
        <span className="text-ink-3">条符合</span>
      </p>
      <ul className="min-w-0 flex-1 space-y-1.5 pt-1">
        {met.length > 0 &&
          line('met', <Check size={16} strokeWidth={2.5} className="text-ok-ink" />, '符合', met.join('、'))}
        {unmet.map(({ name, text }) =>
          line(
            name,
            <X size={16} className="text-ink-3" />,
            '不符合',
            <>
              <b className="font-semibold text-ink-1">{name}</b> {text}
            </>,
          ),
        )}
        {unknown.length > 0 &&
          line(
            'unknown',
            <Minus size={16} className="text-ink-3" />,
            '没有写',
            <>
              <b className="font-semibold text-ink-1">{unknown.join('、')}</b> 没写
            </>,
          )}
      </ul>
    </section>
  );
}
