import { Pay } from '#web/features/salary/pay.tsx';
import { timeOfDay } from '#web/features/time/day-parts.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Meter } from '#web/ui/progress.tsx';
import type { RouteList } from '../../../contract/fair-views.ts';
import { boothText } from '../../parts/booth-text.ts';
import { stopTimes } from './stop-times.ts';

interface Props {
  list: RouteList;
  visited: ReadonlySet<string>;
}

/** How far the reader has come. */
export function RouteProgress({ list: { fair, stops }, visited }: Props) {
  const done = stops.filter(({ companyId }) => visited.has(companyId)).length;
  const posts = stops.reduce((sum, stop) => sum + stop.posts.length, 0);
  return (
    <div className="no-print mt-4 flex flex-wrap items-center gap-x-6 gap-y-2 border-t border-line pt-3">
      <p className="text-14 text-ink-3" role="status">
        <b className="num text-28">{done}</b> / {stops.length} 家{fair.online ? '聊过' : '走到'}，合意岗位 {posts} 个
      </p>
      <Meter value={done} of={stops.length} className="h-1.5 flex-1 max-sm:basis-full" />
    </div>
  );
}

/** Where to go now: the first stop without a tick, which is given one here. */
export function NextStop({ list, visited, onVisit }: Props & { onVisit(companyId: string): void }) {
  const { fair, stops, madeAt } = list;
  const at = stops.findIndex(({ companyId }) => !visited.has(companyId));
  const next = stops[at];
  const [where, done] = fair.online ? ['下一家', '聊过'] : ['下一站', '走到'];
  const time = stopTimes(fair, stops.length, Date.parse(madeAt))[at];
  return (
    <section className="card no-print flex flex-1 flex-col p-6 max-lg:order-first max-sm:p-4" aria-label={where}>
      {next ? (
        <>
          <div className="flex items-start gap-4">
            <p className="min-w-0 flex-1 text-14 text-ink-3">
              {where}，第 {at + 1} {fair.online ? '家' : '站'}
              {time && `，${timeOfDay(time)}`}
              <b className="block text-20 leading-8 font-semibold text-ink-1">{next.name}</b>
            </p>
            {next.booth && <b className="num text-28 text-brand">{boothText(next.booth)}</b>}
          </div>
          <ul className="mt-2">
            {next.posts.map((post) => (
              <li key={post.id} className="flex items-baseline justify-between gap-3 text-14 leading-7">
                <a className="cut min-w-0 text-ink-1 hover:text-brand" href={paths.job(post.id)}>
                  {post.title}
                </a>
                <Pay value={post.salary} className="flex-none text-14" />
              </li>
            ))}
          </ul>
          <div className="mt-auto pt-3">
            <Button look="filled" wide onClick={() => onVisit(next.companyId)}>
              {done}了，看{where}
            </Button>
          </div>
        </>
      ) : (
        <p className="m-auto text-14 text-ink-2">都{done}了。回去后在“投递记录”里等回音</p>
      )}
    </section>
  );
}
