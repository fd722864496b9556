import { clsx } from 'clsx';
import { shortOf } from '#contract/taxonomy/list.ts';
import { tenures } from '#contract/taxonomy/tenures.ts';
import { jobsHref } from '#web/features/search/job-filters.ts';
import { paths } from '#web/paths.ts';
import type { MobileListData } from './load-list.ts';

const SHOWN = 4;
/** Fewer posts are seen at a glance. */
const FEW = 20;
/** Of the colour of the one before. */
const PALER = 0.56;
const OTHERS = 'var(--line-strong)';
const shadeOf = (at: number) => `color-mix(in srgb, var(--brand-solid) ${100 * PALER ** at}%, var(--surface))`;

/** The posts found as one bar by how they are employed, 事业编制 first, as blue as its tag, then the most; each name below leads to its posts, the chosen one back to all. */
export function ListMix({ data: { filters, facets } }: { data: MobileListData }) {
  const weight = ([code, n]: [string, number]) => (code === 'establishment' ? Infinity : n);
  const counts = Object.entries(facets?.tenure ?? {}).sort((one, other) => weight(other) - weight(one));
  const sum = counts.reduce((total, [, n]) => total + n, 0);
  if (counts.length < 2 || sum < FEW) return null;
  const parts = counts.slice(0, SHOWN).map(([code, n], at) => {
    const isChosen = filters.tenure === code;
    return {
      n,
      isChosen,
      label: shortOf(tenures, code),
      colour: shadeOf(at),
      href: jobsHref(filters, { tenure: isChosen ? undefined : code }, paths.mobileList),
    };
  });
  const rest = sum - parts.reduce((total, { n }) => total + n, 0);
  const isAnyChosen = parts.some(({ isChosen }) => isChosen);
  return (
    <section aria-label="这些职位的编制">
      <div className="flex items-center gap-0.5 text-14 text-ink-3" aria-hidden>
        <span className="mr-2.5 flex-none">按编制</span>
        {[...parts, { label: '其他', n: rest, isChosen: false, colour: OTHERS }].map(
          ({ label, n, isChosen, colour }) => (
            <span
              key={label}
              className="h-2.5 rounded-full"
              style={{ flexGrow: n, background: colour, opacity: isAnyChosen && !isChosen ? 0.35 : 1 }}
            />
          ),
        )}
      </div>
      <ul className="m-chips scroll-line -mx-4 flex overflow-x-auto px-4 text-14 whitespace-nowrap *:flex-none">
        {parts.map(({ label, n, isChosen, colour, href }) => (
          <li key={label} className={clsx(isChosen && 'bg-brand-tint!')}>
            <a
              className={clsx(
                'flex h-8 items-center gap-1.5 px-2',
                isChosen ? 'font-semibold text-brand' : 'text-ink-1',
              )}
              href={href}
              aria-current={isChosen || undefined}
              aria-label={isChosen ? `不限编制，现在只看${label}` : `只看${label}，${n.toLocaleString('en')} 个`}
            >
              <span aria-hidden className="size-2.5 rounded-full" style={{ background: colour }} />
              {label}
              <span className="num text-ink-3">{n.toLocaleString('en')}</span>
            </a>
          </li>
        ))}
        {rest > 0 && (
          <li className="flex items-center gap-1.5 bg-transparent! px-2 text-ink-3">
            <span aria-hidden className="size-2.5 rounded-full" style={{ background: OTHERS }} />
            其他 <span className="num">{rest.toLocaleString('en')}</span>
          </li>
        )}
      </ul>
    </section>
  );
}
