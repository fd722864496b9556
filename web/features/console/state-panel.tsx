import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

const tones = {
  brand: 'bg-brand-tint text-brand',
  ok: 'bg-ok-tint text-ok',
  warm: 'bg-warm-tint text-warm',
};

interface Props {
  icon: LucideIcon;
  tone?: keyof typeof tones;
  title: ReactNode;
  /** What follows from it, or what can be done. */
  text?: ReactNode;
  actions?: ReactNode;
}

/** Replaces the content of a page or drawer: the state of a thing, and what can be done about it. */
export function StatePanel({ icon: Icon, tone = 'brand', title, text, actions }: Props) {
  return (
    <div className="mx-auto flex max-w-120 flex-col items-center px-4 py-12 text-center">
      <span className={`grid size-14 place-items-center rounded-full ${tones[tone]}`}>
        <Icon size={26} aria-hidden="true" />
      </span>
      <h2 className="mt-4 text-20 font-semibold text-ink-1">{title}</h2>
      {text && <p className="mt-1.5 text-14 text-ink-2">{text}</p>}
      {actions && <div className="mt-6 flex flex-wrap justify-center gap-2">{actions}</div>}
    </div>
  );
}
