import { useEffect, useRef } from 'react';
import { isDialogOpen } from './is-dialog-open.ts';

/**
 * Gives the focus back as a layer over the page closes, which antd forgets: to what had it in the page before, or where that is gone
 * to the list or section in which it was, or to the page's content.
 */
export function useFocusBack() {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let opener: HTMLElement | null = null;
    let list: HTMLElement | null = null;
    /** What has the focus in a layer; antd draws these at the end of the body. */
    let within: HTMLElement | null = null;
    const note = ({ target }: FocusEvent) => {
      const isOfPage = frame.current?.contains(target as Node);
      // Tab leads out of a dialog by its end for a moment, until its trap takes the focus back.
      if (isOfPage && isDialogOpen()) return;
      if (isOfPage) {
        opener = target as HTMLElement;
        list = opener.closest('ul, table, section');
      }
      within = isOfPage ? null : (target as HTMLElement);
    };
    const look = () => {
      if (!within || (within.isConnected && !within.closest('[style*="display: none"]'))) return;
      within = null;
      if (!opener?.isConnected && list) list.tabIndex = -1;
      (opener?.isConnected ? opener : list)?.focus({ preventScroll: true });
      if (!frame.current?.contains(document.activeElement))
        document.getElementById('content')?.focus({ preventScroll: true });
    };
    document.addEventListener('focusin', note);
    const observer = new MutationObserver(look);
    observer.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['style'] });
    return () => {
      document.removeEventListener('focusin', note);
      observer.disconnect();
    };
  }, []);
  return frame;
}
