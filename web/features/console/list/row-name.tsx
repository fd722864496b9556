import type { ReactNode } from 'react';
import { Link } from 'react-router';

interface Props {
  name: string;
  /** A picture before it: a crest, a face, a cover. */
  picture?: ReactNode;
  /** What is unusual about it, beside the name. */
  mark?: ReactNode;
  /** What it is, in a line below. */
  about?: ReactNode;
  /** Where its page is … */
  to?: string;
  /** … or what opens it beside the list; without both it is a name alone. */
  onOpen?: () => void;
}

const look = 'line-clamp-2 max-w-full text-left font-semibold text-ink-1';
const opens = 'cursor-pointer hover:text-brand';

/** What a row of a table is of: its name opens it, where it can be opened. */
export function RowName({ name, picture, mark, about, to, onOpen }: Props) {
  return (
    <span className="flex items-center gap-3">
      {picture}
      <span className="flex min-w-0 flex-col items-start">
        <span className="flex max-w-full items-center gap-2 *:last:not-first:flex-none">
          {to ? (
            <Link className={`${look} ${opens}`} to={to}>
              {name}
            </Link>
          ) : onOpen ? (
            <button type="button" className={`${look} ${opens}`} onClick={onOpen}>
              {name}
            </button>
          ) : (
            <b className={look}>{name}</b>
          )}
          {mark}
        </span>
        {about && <span className="max-w-full truncate text-12 text-ink-3">{about}</span>}
      </span>
    </span>
  );
}
