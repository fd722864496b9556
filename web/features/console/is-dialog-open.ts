import { useEffect, useRef } from 'react';

/** Whether a dialog takes the keys. One that is closing no longer does, though it is seen for another 0.3 s. */
export const isDialogOpen = (): boolean =>
  document.querySelector('.ant-modal-wrap:not([style*="display: none"]) .ant-modal:not([class*="-leave"])') !== null;

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

const controlOf = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest('a, button, input, textarea, label, tr, li, [role]') : null;

/** Buttons that act once a double click. Arrows and other signs of Ant Design may be pressed in quick succession. */
const ACTS_ONCE = '.ant-btn:not(.ant-btn-icon-only), .btn, .icon-btn, [type="submit"]';

/**
 * Stops the second click of a double click on a button, whose write may have been answered by then and would be made again, and
 * wherever the first has replaced the target: an item of a closed menu would pass it to the row below, and a button that opens a
 * dialog to its closing mask.
 */
export function useNoClickThrough(): void {
  useEffect(() => {
    let first: Element | null = null;
    const judge = (event: MouseEvent) => {
      const control = controlOf(event.target);
      if (event.detail < 2) first = control;
      else if (control !== first || control?.matches(ACTS_ONCE)) {
        event.preventDefault();
        event.stopPropagation();
      }
    };
    document.addEventListener('click', judge, true);
    return () => document.removeEventListener('click', judge, true);
  }, []);
}
