import type { ReactNode } from 'react';

interface Props {
  /** The dot's colour, 'bg-ok'; absent where nothing is left to do. */
  dot?: string | undefined;
  /** What somebody has to deal with. */
  strong?: boolean;
  below?: ReactNode;
  children: ReactNode;
}

/** A state in a table: a dot and a word, and below it how long it has been so or what it waits for. */
export const StateWord = ({ dot = 'bg-ink-4', strong = false, below, children }: Props) => (
  <span className="block whitespace-nowrap max-md:text-14">
    <span className={strong ? 'font-semibold text-ink-1' : 'text-ink-2'}>
      <i className={`mr-2 inline-block size-1.5 rounded-full align-middle ${dot}`} />
      {children}
    </span>
    {below && <span className="block ps-3.5 text-14 text-ink-3">{below}</span>}
  </span>
);
