import { amountText } from '#contract/content/amount-text.ts';
import type { ContentCard } from '#contract/content/content-items.ts';
import { policyCategories } from '#contract/taxonomy/content-categories.ts';
import { paths } from '#web/paths.ts';
import { categoryLabel, policyNumber, policyStatus } from './content-words.ts';
import { FilteredList } from './filtered-list.tsx';
import type { ListData } from './load-content.ts';
import { Facts, PolicyNumber, StatusText } from './parts.tsx';

const WAN_FEN = 1_000_000;

interface RowProps {
  item: ContentCard;
  now: number;
  /** The most that a place of the list pays, in fen. */
  scale: number;
}

/** A policy by the number that it is known by, drawn on one scale where it is what a place pays. */
function Row({ item, now, scale }: RowProps) {
  const { policy } = item;
  if (!policy) return null;
  const { number, research, settling } = policy;
  const { money } = policyNumber(policy);
  const range = money ? settling : null;
  const share = (fen: number) => `${(fen / scale) * 100}%`;
  return (
    <li>
      <article className="tile-row flex items-center gap-x-8 gap-y-2 py-4 max-md:flex-wrap max-sm:py-3.5">
        <div className="w-64 flex-none max-lg:w-48 max-md:w-full">
          {range ? (
            <>
              <p className="flex items-baseline justify-between">
                <span className="text-14 font-medium text-ink-1">{item.place.split('·').at(-1)}</span>
                <b className="tabular text-24 leading-8 font-semibold text-ink-1">{amountText(range)}</b>
              </p>
              <span className="relative mt-1 block h-2 rounded-full bg-fill-hover" aria-hidden="true">
                <span
                  className="absolute h-full rounded-full bg-(--chart-2)"
                  style={{ left: share(range.min), width: share(Math.max(range.max - range.min, WAN_FEN)) }}
                />
              </span>
            </>
          ) : (
            <PolicyNumber policy={policy} />
          )}
        </div>
        <div className="min-w-0 flex-1 max-md:basis-full">
          <h3 className="text-16 leading-6">
            <a className="tile-link" href={paths.policyDetails(item.id)}>
              {item.title}
            </a>
          </h3>
          {!range && <p className="mt-0.5 line-clamp-2 text-13 text-ink-3 max-sm:hidden">{item.summary}</p>}
          <Facts className="mt-0.5" facts={[number, !money && (item.place || '全国'), !money && categoryLabel(item)]} />
        </div>
        {research && (
          <p className="w-36 flex-none text-13 text-ink-3 max-lg:hidden">
            <b className="tabular block text-16 font-semibold text-ink-1">{amountText(research)}</b>
            科研启动费
          </p>
        )}
        <p className="w-36 flex-none text-13 max-md:w-auto">
          <StatusText status={policyStatus(policy, now)} />
        </p>
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
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {paying.length > 0 && (
        <section aria-labelledby="paying">
          <div className="mb-3 flex items-baseline justify-between gap-4">
            <h2 id="paying" className="text-18">
              各地安家费
              <span className="tabular ml-2 text-13 font-normal text-ink-3">{paying.length} 份，从高到低</span>
            </h2>
            <a className="link flex-none text-13" href={paths.talentPolicies()}>
              选几个地区对比
            </a>
          </div>
          <div className="card px-6 max-sm:px-4">
            <p className="tabular flex w-64 justify-between pt-3 text-12 text-ink-3 max-lg:w-48 max-md:w-full">
              <span>0</span>
              <span>{scale / 2 / WAN_FEN}</span>
              <span>{amountText({ min: scale, max: scale })}</span>
            </p>
            <ul className="divide-y divide-line">
              {paying.map((item) => (
                <Row key={item.id} item={item} now={now} scale={scale} />
              ))}
            </ul>
          </div>
        </section>
      )}
      {others.length > 0 && (
        <section aria-labelledby="others">
          <h2 id="others" className="mb-3 text-18">
            {paying.length > 0 ? '制度与计划' : '政策'}
            <span className="tabular ml-2 text-13 font-normal text-ink-3">{others.length} 份</span>
          </h2>
          <ul className="card divide-y divide-line px-6 max-sm:px-4">
            {others.map((item) => (
              <Row key={item.id} item={item} now={now} scale={scale} />
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
