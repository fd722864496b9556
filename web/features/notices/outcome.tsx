import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import { Avatar } from '#web/ui/avatar.tsx';
import type { Thread } from './fold-notices.ts';
import { UnreadMark, whenText } from './notice-row.tsx';

interface Props {
  title: string;
  count: number;
  /** Shown while it is folded. */
  names?: string;
  children: ReactNode;
}

/** A group beside the list, which folds; with names it begins folded. */
export const Fold = ({ title, count, names, children }: Props) => (
  <section aria-label={title}>
    <details open={!names} className="group text-13">
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 px-5 hover:bg-fill max-sm:px-4">
        <h2 className="flex-none text-14">
          {title} <span className="tabular text-13 font-normal text-ink-3">{count}</span>
        </h2>
        <span className="cut min-w-0 text-ink-3 group-open:hidden">{names}</span>
        <ChevronDown size={16} className="ml-auto flex-none text-ink-3 group-open:rotate-180" aria-hidden="true" />
      </summary>
      <ul className="pb-1.5">{children}</ul>
    </details>
  </section>
);

/** One result, and everybody of whom it is told. */
export function Outcome({ notices, onRead }: { notices: Thread; onRead(id: string): void }) {
  const [{ title, kind }] = notices;
  // Of who called off the names are enough.
  const isFolded = kind === 'delivery.withdraw' && notices.length > 1 && notices.every(({ readAt }) => readAt !== null);
  return (
    <Fold title={title} count={notices.length} {...(isFolded && { names: notices.map(({ who }) => who).join('、') })}>
      {notices.map(({ id, who, post, link, readAt, createdAt }) => (
        <li key={id}>
          <a
            href={link || undefined}
            className="flex min-h-11 items-center gap-3 px-5 hover:bg-fill max-sm:px-4"
            onClick={readAt === null ? () => onRead(id) : undefined}
          >
            <Avatar name={who} size={32} />
            <span className="flex min-w-0 flex-1 items-center gap-1.5">
              <span className="flex-none text-14 font-medium text-ink-1">{who}</span>
              {readAt === null && <UnreadMark />}
              <span className="cut ml-1 text-13 text-ink-3">{post}</span>
            </span>
            <time className="tabular flex-none text-12 text-ink-3" dateTime={createdAt}>
              {whenText(createdAt)}
            </time>
          </a>
        </li>
      ))}
    </Fold>
  );
}
