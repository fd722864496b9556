import type { ReactNode } from 'react';
import { LineText, type SideLine } from './beside.tsx';

/** What the reader of a long list wants to know first, as one line of cells over it; narrower than its cells, it scrolls. */
export const Strip = ({ children }: { children: ReactNode }) => (
  <div className="scroll-line mb-3 items-stretch rounded-card border border-line bg-surface empty:hidden">
    {children}
  </div>
);

interface PanelProps {
  title: string;
  /** How many it holds, or a way to all of them. */
  end?: ReactNode;
  children: ReactNode;
}

/** Cells of one kind under their name. */
export const StripPanel = ({ title, end, children }: PanelProps) => (
  <section aria-label={title} className="flex grow flex-col border-line pb-1.5 not-first:border-l">
    <h2 className="flex items-baseline gap-3 px-4 pt-3 text-14 font-semibold whitespace-nowrap text-ink-1">
      {title}
      {end && <span className="text-12 font-normal text-ink-3">{end}</span>}
    </h2>
    {children}
  </section>
);

const cell = 'grid h-full w-full content-start items-baseline gap-x-3 px-4 py-1.5 text-left';
/** Without a bar the figure stands beside its name. */
const cellOf = ({ meter }: Pick<SideLine, 'meter'>) =>
  `${cell} ${meter ? 'grid-cols-[minmax(0,1fr)_auto]' : 'grid-cols-[auto_minmax(0,1fr)]'}`;

/** Cells of a panel: a name, its figure, where it is a share its bar; one that leads somewhere can be pressed. */
export const StripLines = ({ lines }: { lines: readonly SideLine[] }) => (
  <ul className="flex grow">
    {lines.map(({ key, onOpen, ...rest }) => (
      <li key={key} className="max-w-80 min-w-44 grow basis-0 max-sm:min-w-64">
        {onOpen ? (
          <button type="button" className={`${cellOf(rest)} cursor-pointer hover:bg-ground`} onClick={onOpen}>
            <LineText {...rest} />
          </button>
        ) : (
          <div className={cellOf(rest)}>
            <LineText {...rest} />
          </div>
        )}
      </li>
    ))}
  </ul>
);
