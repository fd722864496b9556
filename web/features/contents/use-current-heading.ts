import { useEffect, useState } from 'react';

/** Which of these headings the reader is below: the last one in the upper third of the window. Undefined before hydration. */
export function useCurrentHeading(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const all = ids.join(' ');
  useEffect(() => {
    const headings = all.split(' ').flatMap((id) => document.getElementById(id) ?? []);
    const look = () => {
      const passed = headings.filter((heading) => heading.getBoundingClientRect().top < window.innerHeight / 3);
      setCurrent((passed.at(-1) ?? headings[0])?.id);
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [all]);
  return current;
}
