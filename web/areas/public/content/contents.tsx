interface Props {
  headings: readonly { id: string; text: string }[];
  className?: string;
}

/** The contents of a text; nothing where it has no parts. */
export function Contents({ headings, className = '' }: Props) {
  if (headings.length < 2) return null;
  return (
    <nav aria-label="这一篇" className={className}>
      <h2 className="text-16">这一篇</h2>
      <ol className="mt-3 border-l-2 border-line">
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a className="block py-1.25 pl-4 text-13 leading-5 text-ink-2 hover:text-brand" href={`#${id}`}>
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
