import { monthlyText } from '#contract/posts/salary-text.ts';
import { shortOf } from '#contract/taxonomy/list.ts';
import { tenures } from '#contract/taxonomy/tenures.ts';
import { jobsHref } from '#web/features/search/job-filters.ts';
import { paths } from '#web/paths.ts';
import type { MobileListData } from './load-list.ts';

const SHOWN = 4;
/** Fewer posts are seen at a glance. */
const FEW = 20;
const colours = ['--brand-solid', '--chart-2', '--chart-3', '--warm-line', '--line-strong'];

/** The posts found as one bar by how they are employed, 事业编制 first, each part a link to its posts; and the median of their pay. */
export function ListMix({ data: { filters, facets, around, count } }: { data: MobileListData }) {
  const rank = ([code, n]: [string, number]) => (code === 'establishment' ? Infinity : n);
  const counts = Object.entries(facets?.tenure ?? {}).sort((one, other) => rank(other) - rank(one));
  if (filters.tenure || counts.length < 2 || count.total < FEW) return null;
  const sum = counts.reduce((total, [, n]) => total + n, 0);
  const parts = counts.slice(0, SHOWN).map(([code, n]) => ({ code, n, label: shortOf(tenures, code) }));
  const rest = sum - parts.reduce((total, { n }) => total + n, 0);
  const median = around?.salary?.median;
  return (
    <section aria-label="这些职位的编制" className="mt-3 rounded-card border border-line bg-surface px-4 pt-3.5 pb-1">
      <p className="flex justify-between gap-3 text-13 text-ink-3">
        按编制看
        {median !== undefined && (
          <span>
            薪资中位数 <b className="num text-14 text-ink-1">{monthlyText(median)}</b>
          </span>
        )}
      </p>
      <div className="mt-2 flex h-3 gap-0.5 overflow-hidden rounded-full" aria-hidden>
        {[...parts.map(({ n }) => n), rest].map((n, at) => (
          <span key={colours[at]} style={{ flexGrow: n, background: `var(${colours[at]})` }} />
        ))}
      </div>
      <ul className="my-2 flex flex-wrap gap-x-4">
        {parts.map(({ code, n, label }, at) => (
          <li key={code} className="flex-none">
            <a
              className="flex min-h-8 items-center gap-1.5 text-13 text-ink-1"
              href={jobsHref(filters, { tenure: code }, paths.mobileList)}
              aria-label={`只看${label}，${n.toLocaleString('en')} 个`}
            >
              <span aria-hidden className="size-2.5 rounded-full" style={{ background: `var(${colours[at]})` }} />
              {label}
              <span className="num text-ink-3">{n.toLocaleString('en')}</span>
            </a>
          </li>
        ))}
        {rest > 0 && (
          <li className="flex min-h-8 flex-none items-center gap-1.5 text-13 text-ink-3">
            <span aria-hidden className="size-2.5 rounded-full" style={{ background: `var(${colours[SHOWN]})` }} />
            其他 <span className="num">{rest.toLocaleString('en')}</span>
          </li>
        )}
      </ul>
    </section>
  );
}
