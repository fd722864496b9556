import { useEffect, useState } from 'react';

export interface Section {
  id: string;
  label: string;
}

/** The section being read: the last one whose heading has passed below the strip. */
export function useCurrentSection(sections: readonly Section[]): string {
  const ids = sections.map(({ id }) => id).join(' ');
  const [current, setCurrent] = useState(sections[0]?.id ?? '');
  useEffect(() => {
    const elements = ids.split(' ').flatMap((id) => document.getElementById(id) ?? []);
    const watch = new IntersectionObserver(
      () => {
        const passed = elements.filter((element) => element.getBoundingClientRect().top < 120);
        setCurrent((passed.at(-1) ?? elements[0])?.id ?? '');
      },
      { rootMargin: '-100px 0px 0px', threshold: [0, 0.5, 1] },
    );
    for (const element of elements) watch.observe(element);
    return () => watch.disconnect();
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
