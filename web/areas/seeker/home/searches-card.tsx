import { paths } from '#web/paths.ts';
import { Card } from '#web/ui/card.tsx';
import type { SeekerHomeData } from './load-home.ts';

const shown = 4;

/** Saved searches and what they found last; nothing without any. */
export function SearchesCard({ searches }: Pick<SeekerHomeData, 'searches'>) {
  if (searches.length === 0) return null;
  return (
    <Card
      space="side"
      heading="你的订阅"
      aside={
        <a href={paths.favourites({ tab: 'searches' })} className="link">
          {searches.length} 个
        </a>
      }
    >
      <ul className="space-y-2.5 text-13">
        {searches.slice(0, shown).map(({ id, name, query, last }) => (
          <li key={id} className="flex items-baseline justify-between gap-3">
            <a href={`${paths.jobs()}?${query}`} className="min-w-0 truncate text-ink-1 hover:text-brand">
              {name}
            </a>
            <span className={last ? 'shrink-0 text-brand' : 'shrink-0 text-ink-3'}>
              {last ? `${last.found} 个新职位` : '还没有新的'}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
