import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/** Announces the new page to screen readers, since client-side navigation loads no document. Silent on the first page. */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const first = useRef(true);
  const [title, setTitle] = useState('');
  useEffect(() => {
    if (first.current) {
      first.current = false;
      return;
    }
    setTitle(pathname ? document.title : '');
  }, [pathname]);
  return (
    <div className="sr-only" aria-live="polite">
      {title}
    </div>
  );
}
