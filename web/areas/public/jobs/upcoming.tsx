import { useEffect, useState } from 'react';
import { call } from '#web/api/browser-call.ts';
import { DateTile } from '#web/features/time/date-tile.tsx';
import { monthDay, weekday } from '#web/features/time/day-parts.ts';
import { paths } from '#web/paths.ts';
import { isKnownLink } from '#web/safe-path.ts';
import { type DatedLine, offeredModules } from '#web/slots.tsx';
import { Card } from '#web/ui/card.tsx';

const MOST = 4;

const sourcesOf = () => offeredModules().flatMap(({ upcoming }) => upcoming ?? []);

/** The next events of modules, by day, in the city or the country. Loaded by the browser, after the list. */
export function Upcoming({ cityCode }: { cityCode?: string }) {
  const [lines, setLines] = useState<DatedLine[]>([]);
  useEffect(() => {
    const found = Promise.all(sourcesOf().map(({ load }) => load(call, cityCode).catch((): DatedLine[] => [])));
    found.then((all) => setLines(all.flat().toSorted((one, other) => one.at.localeCompare(other.at))));
  }, [cityCode]);
  if (lines.length === 0) return null;
  return (
    <Card
      space="side"
      heading={`近期${sourcesOf()
        .map(({ kind }) => kind)
        .join('和')}`}
      aside={
        isKnownLink(paths.fairs()) && (
          <a className="quiet" href={paths.fairs('', { view: 'calendar' })}>
            日历
          </a>
        )
      }
    >
      <ul className="flex flex-col gap-3">
        {lines.slice(0, MOST).map(({ href, at, title, text }) => (
          <li key={href}>
            <a className="group flex items-center gap-3" href={href}>
              <DateTile top={monthDay(at)} bottom={weekday(at)} />
              <span className="min-w-0">
                <span className="line-clamp-2 text-14 leading-5 text-ink-1 group-hover:text-brand">{title}</span>
                <span className="cut block text-12 text-ink-3">{text}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </Card>
  );
}
