import { policyCategories } from '#contract/taxonomy/content-categories.ts';
import { paths } from '#web/paths.ts';
import { amountText } from '../../contract/amount-text.ts';
import type { ContentCard } from '../../contract/content-items.ts';
import { policyNumber, policyStatus } from './content-words.ts';
import { FilteredList } from './filtered-list.tsx';
import type { ListData } from './load-content.ts';
import { Facts, StatusText } from './parts.tsx';

const WAN_FEN = 1_000_000;

/** Columns of what places pay: what and for whom, how much, on one scale, and how long it holds. */
const columns =
  'grid grid-cols-[minmax(0,396px)_104px_minmax(0,1fr)_96px_104px] gap-x-6 px-6 max-lg:grid-cols-[minmax(0,1fr)_112px_minmax(0,200px)] max-sm:grid-cols-[minmax(0,1fr)_auto] max-sm:gap-x-3 max-sm:px-4';
const ticks = [0, 0.25, 0.5, 0.75, 1];

interface RowProps {
  item: ContentCard;
  now: number;
}

/** What a place pays, drawn on the scale of all. */
function Paying({ item, now, scale, note }: RowProps & { scale: number; note: string }) {
  const { policy, place } = item;
  if (!policy?.settling) return null;
  const { settling, research, audience } = policy;
  const share = (fen: number) => `${(fen / scale) * 100}%`;
  return (
    <li>
      <article className={`tile-row ${columns} items-center max-sm:gap-y-2 max-sm:py-3.5`}>
        <div className="min-w-0 sm:py-3.5">
          <h3 className="line-clamp-1 text-16 leading-6 max-sm:line-clamp-2">
            <a className="tile-link" href={paths.policyDetails(item.id)}>
              {note ? item.title.slice(0, -note.length) : item.title}
            </a>
          </h3>
          <p className="line-clamp-1 text-14 text-ink-3 max-sm:line-clamp-2">{audience || place.split('·').at(-1)}</p>
        </div>
        <b className="num text-right text-20 whitespace-nowrap">{amountText(settling)}</b>
        <span className="relative h-full max-sm:col-span-full max-sm:h-2.5 max-sm:bg-fill-hover" aria-hidden="true">
          {ticks.map((tick) => (
            <span
              key={tick}
              className="absolute inset-y-0 border-l border-line max-sm:hidden"
              style={{ left: share(tick * scale) }}
            />
          ))}
          <span
            className="absolute top-1/2 h-3.5 -translate-y-1/2 rounded-full bg-(--chart-2) max-sm:h-2.5"
            style={{ left: share(settling.min), width: share(Math.max(settling.max - settling.min, WAN_FEN)) }}
          />
        </span>
        <span className="tabular text-right text-14 text-ink-1 max-sm:text-left sm:max-lg:hidden">
          <span className="sm:hidden">科研启动费 </span>
          {research ? amountText(research) : '—'}
        </span>
        <span className="text-right sm:max-lg:hidden">
          <StatusText status={policyStatus(policy, now)} />
        </span>
      </article>
    </li>
  );
}

/** A rule or programme, in words: what it says, and the number that it is known by. */
function Programme({ item, now }: RowProps) {
  const { policy, place, title, summary } = item;
  if (!policy) return null;
  const { value, what } = policyNumber(policy);
  return (
    <li className="-mt-px -ml-px border-t border-l border-line">
      <article className="tile-row grid h-full grid-rows-[auto_1fr_auto] p-6 max-sm:p-4">
        <h3 className="text-16 leading-6">
          <a className="tile-link line-clamp-2" href={paths.policyDetails(item.id)}>
            {title}
          </a>
        </h3>
        <p className="mt-1 line-clamp-3 text-14 leading-6 text-ink-2">{summary}</p>
        <div className="mt-3 flex items-end justify-between gap-3">
          <Facts facts={[`${what} ${value}`, place, policy.number]} />
          <StatusText status={policyStatus(policy, now)} />
        </div>
      </article>
    </li>
  );
}

/** Policies in two groups: what places pay, those that pay most first; then rules and programmes. */
function Groups({ items, now }: { items: readonly ContentCard[]; now: number }) {
  const most = ({ policy }: ContentCard) => (policy?.highlight ? 0 : (policy?.settling?.max ?? 0));
  const paying = items.filter((item) => most(item) > 0).sort((a, b) => most(b) - most(a));
  const others = items.filter((item) => most(item) === 0);
  const scale = Math.max(WAN_FEN, ...paying.map(most));
  const note = /（[^（）]+）$/.exec(paying[0]?.title ?? '')?.[0] ?? '';
  const shared = paying.every(({ title }) => title.endsWith(note)) ? note : '';
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {paying.length > 0 && (
        <section aria-labelledby="paying">
          <div className="mb-3 flex items-baseline justify-between gap-4">
            <h2 id="paying" className="text-20">
              各地安家费
              <span className="ml-2 text-14 font-normal text-ink-3">{`${paying.length} 份，从高到低${shared}`}</span>
            </h2>
            <a className="link flex-none text-14" href={paths.talentPolicies()}>
              选几个地区对比
            </a>
          </div>
          <div className="card overflow-hidden">
            <p className={`tabular border-b border-line bg-fill py-2 text-14 text-ink-3 max-sm:hidden ${columns}`}>
              <span>政策和谁能申请</span>
              <span className="text-right">安家费</span>
              <span className="relative" aria-hidden="true">
                {[0, 0.5, 1].map((tick) => (
                  <span
                    key={tick}
                    className="absolute -translate-x-1/2 whitespace-nowrap"
                    style={{ left: `${tick * 100}%` }}
                  >
                    {(tick * scale) / WAN_FEN}
                    {tick === 1 && ' 万'}
                  </span>
                ))}
              </span>
              <span className="text-right max-lg:hidden">科研启动费</span>
              <span className="text-right max-lg:hidden">有效期</span>
            </p>
            <ul className="divide-y divide-line">
              {paying.map((item) => (
                <Paying key={item.id} item={item} now={now} scale={scale} note={shared} />
              ))}
            </ul>
          </div>
        </section>
      )}
      {others.length > 0 && (
        <section aria-labelledby="others">
          <h2 id="others" className="mb-3 text-20">
            {paying.length > 0 ? '制度与计划' : '政策'}
            <span className="tabular ml-2 text-14 font-normal text-ink-3">{others.length} 份</span>
          </h2>
          <ul className="card grid grid-cols-3 overflow-hidden max-lg:grid-cols-2 max-sm:grid-cols-1">
            {others.map((item) => (
              <Programme key={item.id} item={item} now={now} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

/** 就业创业政策 */
export function PoliciesPage({ data }: { data: ListData }) {
  return (
    <FilteredList
      data={data}
      title="就业创业政策"
      text="按地区和类别查政策：文号、有效期、要点和原文，一条一条写清楚"
      categories={{ label: '类别', all: policyCategories }}
      href={paths.policies}
      empty={{ title: '没有符合条件的政策', text: '换个地区或类别试试。', label: '全部政策' }}
    >
      {(list) => <div className="page pt-4 pb-10">{list(<Groups items={data.found.items} now={data.now} />)}</div>}
    </FilteredList>
  );
}
