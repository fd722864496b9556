import type { ReactNode } from 'react';
import { DateTile } from '#web/features/time/date-tile.tsx';
import { monthDay, weekday } from '#web/features/time/day-parts.ts';

/** The day that a line begins with. */
export const FirstRunDay = ({ at }: { at: string }) => <DateTile tint top={monthDay(at)} bottom={weekday(at)} />;

/** A line of a card below a seeker's first steps. */
export function FirstRunLine({
  href,
  lead,
  title,
  text,
}: {
  href: string;
  lead: ReactNode;
  title: string;
  text: string;
}) {
  return (
    <li>
      <a href={href} className="flex items-center gap-3 hover:text-brand">
        {lead}
        <span className="min-w-0">
          <span className="block truncate text-14 text-ink-1">{title}</span>
          <span className="block truncate text-12 text-ink-3">{text}</span>
        </span>
      </a>
    </li>
  );
}
