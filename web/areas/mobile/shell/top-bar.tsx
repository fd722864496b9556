import ChevronLeft from 'lucide-react/icons/chevron-left';
import type { MouseEvent, ReactNode } from 'react';
import { useNavigate } from 'react-router';

interface Props {
  /** Absent where the page has a heading of its own below. */
  title?: string;
  /** Where *back* leads for who came from elsewhere. */
  back?: string;
  children?: ReactNode;
}

/** Whether a page of ours lies before this one; the router counts them. */
const cameFromHere = () => Number((history.state as { idx?: number } | null)?.idx ?? 0) > 0;

/** The bar at the top: back, what the page is, and its buttons. Back is a link, so it works without scripts. */
export function TopBar({ title, back, children }: Props) {
  const navigate = useNavigate();
  const goBack = (event: MouseEvent) => {
    if (!cameFromHere()) return;
    event.preventDefault();
    void navigate(-1);
  };
  return (
    <header className="m-bar">
      {back && (
        <a className="m-icon -ml-2.5" href={back} onClick={goBack} aria-label="返回">
          <ChevronLeft size={24} aria-hidden />
        </a>
      )}
      {title && <h1 className="m-bar-title cut">{title}</h1>}
      {children}
    </header>
  );
}
