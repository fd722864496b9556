import { clsx } from 'clsx';
import { useCurrentHeading } from './use-current-heading.ts';

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
