import type { RouteList } from '#contract/fairs/fair-views.ts';
import { boothText } from '#web/features/fairs/booth-text.ts';
import { Meter } from '#web/ui/progress.tsx';

interface Props {
  stops: RouteList['stops'];
  visited: ReadonlySet<string>;
}

/** Beside the route: how far the reader has come, and where to go next. */
export function RouteProgress({ stops, visited }: Props) {
  const done = stops.filter(({ companyId }) => visited.has(companyId)).length;
  const at = stops.findIndex(({ companyId }) => !visited.has(companyId));
  const next = stops[at];
  const posts = stops.reduce((sum, stop) => sum + stop.posts.length, 0);
  return (
    <section
      className="card no-print sticky top-20 p-5 max-lg:static max-lg:order-first max-sm:p-4"
      aria-labelledby="progress"
    >
      <h2 id="progress" className="text-16">
        走到哪了
      </h2>
      <p className="mt-2 text-13 text-ink-3" role="status">
        <b className="num text-24">{done}</b> / {stops.length} 家，合意的岗位 {posts} 个
      </p>
      <Meter value={done} of={stops.length} className="mt-2 h-1.5" />
      <ol className="mt-4 flex flex-wrap gap-x-1 gap-y-2" aria-hidden="true">
        {stops.map(({ companyId }, index) => (
          <li
            key={companyId}
            className={`tabular grid size-7 place-items-center rounded-full text-12 ${
              visited.has(companyId)
                ? 'bg-brand-solid text-on-brand'
                : index === at
                  ? 'border-2 border-brand-solid text-brand'
                  : 'bg-fill text-ink-3'
            }`}
          >
            {index + 1}
          </li>
        ))}
      </ol>
      {next ? (
        <div className="mt-5 border-t border-line pt-4">
          <p className="text-12 text-ink-3">下一站，第 {at + 1} 站</p>
          <p className="mt-1 font-semibold text-ink-1">{next.name}</p>
          <p className="mt-0.5 text-13 text-ink-2">
            {[next.booth && boothText(next.booth), `${next.posts.length} 个合意的岗位`].filter(Boolean).join(' · ')}
          </p>
        </div>
      ) : (
        <p className="mt-5 border-t border-line pt-4 text-13 text-ink-2">都走到了。回去后在“投递记录”里等回音</p>
      )}
      <p className="mt-5 border-t border-line pt-4 text-12 text-ink-3">
        走到一家打一个勾，记在这台设备上，没有网络也能用
      </p>
    </section>
  );
}
