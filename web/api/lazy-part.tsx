import { type ComponentType, lazy, useEffect } from 'react';
import { toast } from './toasts.ts';

/** Stands where a part could not be loaded, and says so; a dialog is closed again. */
function Missing({ onClose }: { onClose?: () => void }) {
  useEffect(() => {
    toast.error('这部分内容没有加载出来，网络恢复后请刷新页面');
    onClose?.();
  }, [onClose]);
  return null;
}

/**
 * A part of a page whose script is loaded when it is first shown, within a `Suspense`. Where it cannot be loaded, as without
 * a network or after an upgrade, the page around it stays, with what was typed there. Browsers ask for a script that failed
 * only once, so it is missing until the page is loaded again.
 */
export const lazyPart = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  lazy(() =>
    load().then(
      (found) => ({ default: found }),
      () => ({ default: Missing as ComponentType<P> }),
    ),
  );
