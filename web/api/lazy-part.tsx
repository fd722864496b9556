import { type ComponentType, type LazyExoticComponent, lazy, useEffect } from 'react';
import { toast } from './toasts.ts';

/** For so long a part that could not be loaded stays away; who opens it later has it asked for again. */
const AWAY_MS = 5_000;

/** Stands where a part could not be loaded; a dialog is closed again, so that it can be opened once more. */
function Nothing({ onClose }: { onClose?: () => void }) {
  useEffect(() => onClose?.(), [onClose]);
  return null;
}

/**
 * A part of a page whose script is loaded when it is first shown, within a `Suspense`. Where it cannot be loaded, as without
 * a network, that is said and nothing stands in its place; the page around it, and what was typed there, stay.
 */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let part: LazyExoticComponent<ComponentType<P>> | undefined;
  const begin = () =>
    lazy(() =>
      load()
        .catch(() => {
          toast.error('网络不通，这部分内容没有加载出来');
          setTimeout(() => {
            part = undefined;
          }, AWAY_MS);
          return Nothing as ComponentType<P>;
        })
        .then((found) => ({ default: found })),
    );
  return function Part(props: P) {
    part ??= begin();
    const Loaded = part as ComponentType<P>;
    return <Loaded {...props} />;
  };
}
