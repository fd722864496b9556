import { useEffect, useEffectEvent } from 'react';

type Events = WindowEventMap & Pick<DocumentEventMap, 'visibilitychange'>;

/** Listens at the window, with the newest listener, while the component is mounted. What happens to the document is heard there. */
export function useEventListener<T extends keyof Events>(
  types: T | readonly T[],
  listener: (event: Events[T]) => unknown,
  capture = false,
): void {
  const hear = useEffectEvent((event: Event) => void listener(event as Events[T]));
  const names = [types].flat().join(' ');
  useEffect(() => {
    const heard = names.split(' ').map((name) => [name === 'visibilitychange' ? document : window, name] as const);
    for (const [target, name] of heard) target.addEventListener(name, hear, capture);
    return () => {
      for (const [target, name] of heard) target.removeEventListener(name, hear, capture);
    };
  }, [names, capture]);
}
