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

interface BackProps {
  href: string;
  className: string;
}

/** Back to where the person came from on this site. A link, so it works without scripts. */
function BackLink({ href, className }: BackProps) {
  const navigate = useNavigate();
  const goBack = (event: MouseEvent) => {
    if (!cameFromHere()) return;
    event.preventDefault();
    void navigate(-1);
  };
  return (
    <a className={className} href={href} onClick={goBack} aria-label="返回">
      <ChevronLeft size={24} aria-hidden />
    </a>
  );
}

/** The top bar: back, title, and buttons. */
export const TopBar = ({ title, back, children }: Props) => (
  <header className="m-bar">
    {back && <BackLink className="m-icon -ml-2.5" href={back} />}
    {title && <h1 className="text-16 font-semibold text-ink-1 cut">{title}</h1>}
    {children}
  </header>
);
