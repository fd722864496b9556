import { type ComponentType, lazy, type ReactNode, Suspense, useEffect } from 'react';
import { isOffline } from '#web/ui/online.ts';
import { toast } from './toasts.ts';

/** Shown where a part could not be loaded; a dialog can be closed again. */
function Missing({ onClose }: { onClose?: () => void }) {
  useEffect(() => {
    toast.error(isOffline() ? '网络已断开，连上后刷新页面' : '这部分内容没有加载出来，请刷新页面');
    onClose?.();
  }, [onClose]);
  return null;
}

/** Of a component that is not itself loaded when shown: React draws no lazy part that resolves to another. */
type PropsOf<C> = C extends ComponentType<infer P> & { $$typeof?: never } ? P : never;

/**
 * A part of a page whose script is loaded when it is first shown, with `fallback` in its place until then. If loading fails, e.g.
 * offline or after an upgrade, the page around it stays, with typed input. Browsers request a failed script only once, so the part
 * is missing until the page is reloaded.
 */
export function lazyPart<M, N extends keyof M>(load: () => Promise<M>, name: N) {
  const Part = lazy<ComponentType<object>>(() =>
    load().then(
      (found) => ({ default: found[name] as ComponentType<object> }),
      () => ({ default: Missing }),
    ),
  );
  return function LazyPart({ fallback = null, ...props }: PropsOf<M[N]> & { fallback?: ReactNode }) {
    return (
      <Suspense fallback={fallback}>
        <Part {...props} />
      </Suspense>
    );
  };
}
