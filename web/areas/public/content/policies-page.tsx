import { amountText } from '#contract/content/amount-text.ts';
import type { ContentCard, PolicyFacts } from '#contract/content/content-items.ts';
import { policyCategories } from '#contract/taxonomy/content-categories.ts';
import { sideColumn } from '#web/features/contents/side-card.tsx';
import { paths } from '#web/paths.ts';
import { categoryLabel, policyNumber, policyStatus } from './content-words.ts';
import { FilteredList } from './filtered-list.tsx';
import type { ListData } from './load-content.ts';
import { Facts, SideList, StatusText } from './parts.tsx';

interface RowProps {
  item: ContentCard;
  now: number;
}

/** The document of a row: its number and until when it holds. */
const Paper = ({ policy, now }: { policy: Pick<PolicyFacts, 'number' | 'validUntil'>; now: number }) => (
  <p className="flex w-44 flex-none flex-col items-start text-13 leading-5.5 text-ink-2 max-[1100px]:w-36 max-sm:hidden">
    <span>{policy.number}</span>
    <StatusText status={policyStatus(policy, now)} />
  </p>
);

const WAN_FEN = 1_000_000;

/** What a place pays, on the scale of all places of the list. */
function MoneyRow({ item, now, scale }: RowProps & { scale: number }) {
  const { policy } = item;
  if (!policy?.settling) return null;
  const { min, max } = policy.settling;
  const share = (fen: number) => `${(fen / WAN_FEN / scale) * 100}%`;
  return (
    <li>
      <article className="tile-row flex items-center gap-6 py-3.5 max-sm:flex-wrap max-sm:gap-x-4 max-sm:gap-y-1.5">
        <div className="w-60 flex-none max-[1100px]:w-44 max-sm:w-full">
          <p className="flex items-baseline justify-between">
            <span className="text-14 font-medium text-ink-1">{item.place.split('·').at(-1)}</span>
            <b className="tabular text-20 leading-7 font-semibold text-warm-ink">{amountText(policy.settling)}</b>
          </p>
          <span className="relative mt-1 block h-2 rounded-full bg-fill" aria-hidden="true">
            <span
              className="absolute h-full rounded-full bg-warm"
              style={{ left: share(min), width: share(Math.max(max - min, WAN_FEN)) }}
            />
          </span>
        </div>
        <div className="min-w-0 flex-1 max-sm:flex-none max-sm:basis-full">
          <h3 className="text-16 leading-6">
            <a className="tile-link cut block" href={paths.policyDetails(item.id)}>
              {item.title}
            </a>
          </h3>
          <p className="mt-0.5 truncate text-13 text-ink-3">
            {policy.research && <span className="mr-2 text-ink-2">{`科研启动费 ${amountText(policy.research)}`}</span>}
            <span className="max-sm:hidden">{item.summary}</span>
          </p>
        </div>
        <Paper policy={policy} now={now} />
      </article>
    </li>
  );
}

/** A policy without an amount of its own: what it is, and the number it is known by. */
function PolicyRow({ item, now }: RowProps) {
  const { policy } = item;
  if (!policy) return null;
  const { value, what } = policyNumber(policy);
  return (
    <li>
      <article className="tile-row flex items-center gap-6 py-3.5 max-sm:gap-4">
        <div className="min-w-0 flex-1">
          <h3 className="text-16 leading-6">
            <a className="tile-link line-clamp-2" href={paths.policyDetails(item.id)}>
              {item.title}
            </a>
          </h3>
          <p className="mt-0.5 line-clamp-1 text-13 text-ink-3 max-sm:hidden">{item.summary}</p>
          <Facts className="mt-1" facts={[item.place || '全国', categoryLabel(item), `${what} ${value}`]} />
        </div>
        <Paper policy={policy} now={now} />
      </article>
    </li>
  );
}

/** Policies in two groups: what places pay, those that pay most first; then rules and programmes. */
function Groups({ items, now }: { items: readonly ContentCard[]; now: number }) {
  const most = ({ policy }: ContentCard) => (policy?.highlight ? 0 : (policy?.settling?.max ?? 0));
  const paying = items.filter((item) => most(item) > 0).sort((a, b) => most(b) - most(a));
  const others = items.filter((item) => most(item) === 0);
  const scale = Math.max(10, ...paying.map((item) => most(item) / WAN_FEN));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {paying.length > 0 && (
        <section aria-labelledby="paying">
          <div className="mb-3 flex items-baseline justify-between gap-4">
            <h2 id="paying" className="text-18">
              各地安家费
              <span className="tabular ml-2 text-13 font-normal text-ink-3">{paying.length} 份，从高到低</span>
            </h2>
            <a className="link text-13" href={paths.talentPolicies()}>
              选几个地区对比
            </a>
          </div>
          <ul className="card divide-y divide-line px-6 max-sm:px-4">
            {paying.map((item) => (
              <MoneyRow key={item.id} item={item} now={now} scale={scale} />
            ))}
          </ul>
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
              <PolicyRow key={item.id} item={item} now={now} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

/** 就业创业政策 */
export function PoliciesPage({ data }: { data: ListData }) {
  const { found, beside, now } = data;
  return (
    <FilteredList
      data={data}
      title="就业创业政策"
      text="按地区和类别查政策：文号、有效期、要点和原文，一条一条写清楚"
      categories={{ label: '类别', all: policyCategories }}
      href={paths.policies}
      empty={{ title: '没有符合条件的政策', text: '换个地区或类别试试。', label: '全部政策' }}
    >
      {(list) => (
        <div className="page reading-grid items-stretch pt-4">
          <div className="min-w-0">{list(<Groups items={found.items} now={now} />)}</div>
          <aside aria-label="更多内容" className={sideColumn}>
            <SideList title="近期讲座" more={paths.lectures()} items={beside.lectures} now={now} />
            <SideList title="新闻资讯" more={paths.articles()} items={beside.articles} now={now} />
          </aside>
        </div>
      )}
    </FilteredList>
  );
}
