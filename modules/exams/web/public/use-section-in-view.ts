import { useEffect, useState } from 'react';

/** The part of a page that the reader is at: the last one whose head has passed the upper third of the window. */
export function useSectionInView(ids: readonly string[]): string | undefined {
  const [inView, setInView] = useState(ids[0]);
  const all = ids.join(' ');
  useEffect(() => {
    const names = all.split(' ');
    const look = () => {
      const passed = names.filter((id) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top;
        return top !== undefined && top < window.innerHeight / 3;
      });
      setInView(passed.at(-1) ?? names[0]);
    };
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [all]);
  return inView;
}
