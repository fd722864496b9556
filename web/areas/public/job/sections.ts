import { useEffect, useState } from 'react';

export interface Section {
  id: string;
  label: string;
}

const isDrawn = (element: HTMLElement | null): element is HTMLElement => element !== null && element.offsetHeight > 0;

/** The section being read: the last one whose heading has passed below the strip. Looked up anew, since parts are drawn late. */
export function useCurrentSection(sections: readonly Section[]): string {
  const ids = sections.map(({ id }) => id).join(' ');
  const [current, setCurrent] = useState(sections[0]?.id ?? '');
  useEffect(() => {
    const look = () => {
      const drawn = ids
        .split(' ')
        .map((id) => document.getElementById(id))
        .filter(isDrawn);
      const passed = drawn.filter((element) => element.getBoundingClientRect().top < 120);
      setCurrent((passed.at(-1) ?? drawn[0])?.id ?? '');
    };
    look();
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, [ids]);
  return current;
}

/** Whether the strip is sticky at the top. */
export function useStuck(sentinel: React.RefObject<HTMLElement | null>): boolean {
  const [stuck, setStuck] = useState(false);
  useEffect(() => {
    if (!sentinel.current) return;
    // A busy page delivers several entries at once: the last is the current state.
    const watch = new IntersectionObserver((entries) => {
      const entry = entries.at(-1);
      if (entry) setStuck(!entry.isIntersecting && entry.boundingClientRect.top < 0);
    });
    watch.observe(sentinel.current);
    return () => watch.disconnect();
  }, [sentinel]);
  return stuck;
}
