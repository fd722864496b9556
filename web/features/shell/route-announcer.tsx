import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/** Tells a screen reader which page has come, since navigation here loads no document. Silent on the first one. */
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
