import { amountText } from '#contract/content/amount-text.ts';
import type { ContentCard } from '#contract/content/content-items.ts';
import { policyCategories } from '#contract/taxonomy/content-categories.ts';
import { SideCard, sideColumn } from '#web/features/contents/side-card.tsx';
import { paths } from '#web/paths.ts';
import { categoryLabel, policyStatus } from './content-words.ts';
import { FilteredList } from './filtered-list.tsx';
import type { ListData } from './load-content.ts';
import { Facts, PolicyNumber, SideList, StatusText } from './parts.tsx';
import { Ranges } from './talent/talent-bars.tsx';

/** A policy in a list: what it gives, where, and until when; document numbers stand in a column of their own. */
export function PolicyRow({ item, now }: { item: ContentCard; now: number }) {
  const { policy } = item;
  if (!policy) return null;
  return (
    <li>
      <article className="grid grid-cols-[136px_minmax(0,1fr)_176px] gap-5 items-center py-4.5 max-[1100px]:grid-cols-[112px_minmax(0,1fr)_152px] max-[1100px]:gap-4 max-sm:grid-cols-[92px_minmax(0,1fr)] max-sm:gap-3 tile-row">
        <PolicyNumber policy={policy} />
        <div className="min-w-0">
          <h2 className="text-16 leading-6">
            <a className="tile-link line-clamp-2" href={paths.policyDetails(item.id)}>
              {item.title}
            </a>
          </h2>
          <p className="mt-1 line-clamp-2 text-13 text-ink-3 max-sm:hidden">{item.summary}</p>
          <Facts
            className="mt-1.5"
            facts={[
              item.place || '全国',
              categoryLabel(item),
              policy.research && `科研启动费 ${amountText(policy.research)}`,
            ]}
          />
        </div>
        <div className="flex flex-col items-start gap-1 border-l border-line pl-5 text-13 leading-5 text-ink-2 max-sm:hidden">
          <span>{policy.number}</span>
          <StatusText status={policyStatus(policy, now)} />
        </div>
      </article>
    </li>
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
          <div className="min-w-0">
            {list(
              <ul className="card divide-y divide-line px-6 max-sm:px-4">
                {found.items.map((item) => (
                  <PolicyRow key={item.id} item={item} now={now} />
                ))}
              </ul>,
            )}
          </div>
          <aside aria-label="更多内容" className={sideColumn}>
            <SideCard label="各地人才政策对比">
              <h2 className="text-16">各地安家费</h2>
              <Ranges items={found.items} of="settling" regions={[]} />
              <a className="btn btn-tint mt-4 w-full" href={paths.talentPolicies()}>
                选几个地区对比
              </a>
            </SideCard>
            <SideList title="近期讲座" more={paths.lectures()} items={beside.lectures} now={now} />
            <SideList title="新闻资讯" more={paths.articles()} items={beside.articles} now={now} />
          </aside>
        </div>
      )}
    </FilteredList>
  );
}
