import type { ReactNode } from 'react';

interface Props {
  icon: ReactNode;
  title: string;
  /** Its state, at the right of the title. */
  state?: ReactNode;
  children: ReactNode;
  /** The buttons. */
  footer?: ReactNode;
}

/** A card in the message list. */
export function CardFrame({ icon, title, state, children, footer }: Props) {
  return (
    <div className="w-96 max-w-full overflow-hidden card text-14 text-ink-2">
      <p className="flex items-center gap-2 border-b border-line px-3 py-2 text-14 font-semibold text-ink-1">
        <span className="text-brand">{icon}</span>
        <span className="min-w-0 flex-1 truncate">{title}</span>
        {state && <span className="text-12 font-normal text-ink-3">{state}</span>}
      </p>
      <div className="space-y-1 px-3 py-2.5 break-words">{children}</div>
      {footer && <div className="flex flex-wrap gap-2 border-t border-line px-3 py-2">{footer}</div>}
    </div>
  );
}
