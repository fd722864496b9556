import ChevronLeft from 'lucide-react/icons/chevron-left';
import type { MouseEvent, ReactNode } from 'react';
import { useNavigate } from 'react-router';

interface Props {
  /** Absent where the page has its own heading below. */
  title?: string;
  /** Target of *back* for a person who came from elsewhere. */
  back?: string;
  children?: ReactNode;
}

/** Whether the previous history entry is one of our pages; the router counts them. */
const cameFromHere = () => Number((history.state as { idx?: number } | null)?.idx ?? 0) > 0;

/** The top bar: back to where the person came from on this site, a link that works without scripts; title, and buttons. */
export function TopBar({ title, back, children }: Props) {
  const navigate = useNavigate();
  const goBack = (event: MouseEvent) => {
    if (!cameFromHere()) return;
    event.preventDefault();
    void navigate(-1);
  };
  return (
    <header className="sticky top-0 z-15 flex min-h-14 items-center gap-1 border-b border-line bg-surface px-4 pt-[max(6px,env(safe-area-inset-top))] pb-1.5">
      {back && (
        <a
          className="-ml-2.5 grid size-11 flex-none place-items-center text-ink-1"
          href={back}
          onClick={goBack}
          aria-label="返回"
        >
          <ChevronLeft size={24} aria-hidden />
        </a>
      )}
      {title && <h1 className="text-16 font-semibold text-ink-1 cut">{title}</h1>}
      {children}
    </header>
  );
}
