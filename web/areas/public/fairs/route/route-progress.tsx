import { clsx } from 'clsx';
import type { RouteList } from '#contract/fairs/fair-views.ts';
import { boothText } from '#web/features/fairs/booth-text.ts';
import { Meter } from '#web/ui/progress.tsx';

interface Props {
  list: RouteList;
  visited: ReadonlySet<string>;
}

/** Above the route: how far the reader has come, and where to go next. */
export function RouteProgress({ list: { fair, stops }, visited }: Props) {
  const done = stops.filter(({ companyId }) => visited.has(companyId)).length;
  const at = stops.findIndex(({ companyId }) => !visited.has(companyId));
  const next = stops[at];
  const posts = stops.reduce((sum, stop) => sum + stop.posts.length, 0);
  return (
    <div className="no-print mt-4 grid grid-cols-[220px_minmax(0,1fr)_260px] items-center gap-8 max-lg:grid-cols-1 max-lg:gap-4">
      <div>
        <p className="text-13 text-ink-3" role="status">
          <b className="num text-24">{done}</b> / {stops.length} 家{fair.online ? '聊过' : '走到'}，合意岗位 {posts} 个
        </p>
        <Meter value={done} of={stops.length} className="mt-2 h-1.5" />
      </div>
      <ol
        className="relative flex justify-between before:absolute before:inset-x-2 before:top-1/2 before:-mt-px before:border-t-2 before:border-line max-lg:hidden"
        aria-hidden="true"
      >
        {stops.map(({ companyId }, index) => (
          <li
            key={companyId}
            className={clsx(
              'tabular relative grid size-7 place-items-center rounded-full text-12',
              visited.has(companyId) && 'bg-brand-solid text-on-brand',
              !visited.has(companyId) &&
                (index === at ? 'border-2 border-brand-solid bg-surface text-brand' : 'bg-fill text-ink-3'),
            )}
          >
            {index + 1}
          </li>
        ))}
      </ol>
      {next ? (
        <p className="min-w-0 text-12 text-ink-3">
          下一{fair.online ? '家' : '站'}
          <b className="cut block text-14 font-semibold text-ink-1">{next.name}</b>
          {[next.booth && boothText(next.booth), `${next.posts.length} 个合意的岗位`].filter(Boolean).join(' · ')}
        </p>
      ) : (
        <p className="text-13 text-ink-2">都{fair.online ? '聊过' : '走到'}了。回去后在“投递记录”里等回音</p>
      )}
    </div>
  );
}
