/**
 * Remembers what has the focus and what is around it. Called back once an act may have taken it away, it moves the focus to the
 * nearest list or section that is left, or to the page's content.
 */
export function focusNear(): () => void {
  const around: HTMLElement[] = [];
  for (let at = document.activeElement; at instanceof HTMLElement; at = at.parentElement) around.push(at);
  return () =>
    requestAnimationFrame(() => {
      if (around.length === 0 || around[0]?.isConnected || document.activeElement !== document.body) return;
      const left = around.find((one) => one.isConnected && one.matches('article, section, ul, ol, main'));
      const near = left ?? document.getElementById('content');
      if (near && near.tabIndex < 0) near.tabIndex = -1;
      near?.focus({ preventScroll: true });
    });
}
