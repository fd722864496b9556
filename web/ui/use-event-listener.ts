import { useEffect, useEffectEvent } from 'react';

type Events = WindowEventMap & Pick<DocumentEventMap, 'visibilitychange'>;

/** Listens at the window, with the newest listener, while the component is mounted. Events of the document bubble to it. */
export function useEventListener<T extends keyof Events>(
  types: T | readonly T[],
  listener: (event: Events[T]) => unknown,
  capture = false,
): void {
  const hear = useEffectEvent((event: Event) => void listener(event as Events[T]));
  const names = [types].flat().join(' ');
  useEffect(() => {
    for (const name of names.split(' ')) addEventListener(name, hear, capture);
    return () => {
      for (const name of names.split(' ')) removeEventListener(name, hear, capture);
    };
  }, [names, capture]);
}
