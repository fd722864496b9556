import { clsx } from 'clsx';
import { useEffect, useState } from 'react';

/** Which of these headings the reader is below: the last one in the upper third of the window. Undefined before hydration. */
function useCurrentHeading(ids: readonly string[]): string | undefined {
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

interface Props {
  title: string;
  headings: readonly { id: string; text: string }[];
  className?: string;
}

/** The contents of a text, with the part being read marked; nothing where it has no parts. */
export function Contents({ title, headings, className }: Props) {
  const current = useCurrentHeading(headings.map(({ id }) => id));
  if (headings.length < 2) return null;
  return (
    <nav aria-label={title} className={className}>
      <h2 className="text-16">{title}</h2>
      <ol className="mt-3 border-l-2 border-line">
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a
              className={clsx(
                '-ml-0.5 block border-l-2 py-1.25 pl-4 text-14 leading-5 hover:text-brand',
                id === current ? 'border-brand font-semibold text-brand' : 'border-transparent text-ink-2',
              )}
              aria-current={id === current ? 'location' : undefined}
              href={`#${id}`}
            >
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
