import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { paths } from '#web/paths.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { amountText } from '../../../contract/amount-text.ts';
import type { ContentCard, PolicyFacts } from '../../../contract/content-items.ts';
import { ContentRow } from '../list-row.tsx';
import { MAX_COMPARED, type TalentData } from '../load-content.ts';
import { ListHead } from '../parts.tsx';

const withRegions = (regions: string[]) => paths.talentPolicies({ regions: regions.join(',') || undefined });

type PolicyRow = [label: string, of: (policy: PolicyFacts, item: ContentCard) => string];
const rows: PolicyRow[] = [
  ['安家费', ({ settling }) => amountText(settling)],
  ['科研启动费', ({ research }) => amountText(research)],
  ['编制待遇', ({ tenure }) => tenure || '—'],
  ['住房保障', ({ housing }) => housing || '—'],
  ['家属与子女', ({ family }) => family || '—'],
  ['适用对象', ({ audience }) => audience || '—'],
  ['文号', ({ number }) => number || '—'],
  ['有效期', ({ validUntil }) => (validUntil ? `至 ${validUntil}` : '长期有效')],
];

function Comparison({ chosen, regions }: { chosen: ContentCard[]; regions: string[] }) {
  const row = 'divide-x divide-line *:px-4 *:py-3 *:align-top';
  const head = 'sticky left-0 w-28 bg-fill font-normal text-ink-3';
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reached by the keyboard
    <section className="card overflow-x-auto" aria-label="政策对比" tabIndex={0}>
      <table className="w-full min-w-160 table-fixed border-collapse text-left text-14">
        <thead>
          <tr className={row}>
            <th scope="col" className={head}>
              对比项
            </th>
            {chosen.map((item) => (
              <th key={item.id} scope="col" className="bg-fill">
                <span className="flex items-start justify-between gap-2">
                  <span>
                    <b className="block text-16 text-ink-1">{item.place}</b>
                    <a className="link text-12 font-normal" href={paths.policyDetails(item.id)}>
                      政策详情
                    </a>
                  </span>
                  <a
                    className="icon-btn icon-btn-s"
                    href={withRegions(regions.filter((code) => code !== item.regionCode))}
                    aria-label={`不再对比${item.place}`}
                    data-keep-scroll
                  >
                    <X size={15} aria-hidden />
                  </a>
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([label, of]) => (
            <tr key={label} className={`${row} border-t border-line`}>
              <th scope="row" className={head}>
                {label}
              </th>
              {chosen.map((item) => (
                <td key={item.id} className="text-ink-1">
                  {item.policy && of(item.policy, item)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Adds a region to the comparison or takes it out; where four are compared it says so. */
function CompareButton({ item: { place, regionCode }, regions }: { item: ContentCard; regions: string[] }) {
  if (!regionCode) return null;
  const chosen = regions.includes(regionCode);
  if (regions.length >= MAX_COMPARED && !chosen) return <span className="text-12">最多对比四个地区</span>;
  const next = chosen ? regions.filter((code) => code !== regionCode) : [...regions, regionCode];
  return (
    <a
      className={`btn btn-s relative ${chosen ? 'btn-outline' : 'btn-tint'}`}
      href={withRegions(next)}
      aria-label={`${chosen ? '移出对比' : '加入对比'}：${place}`}
      data-keep-scroll
    >
      {chosen ? <X size={15} aria-hidden /> : <Plus size={15} className="max-sm:hidden" aria-hidden />}
      {chosen ? '移出对比' : '加入对比'}
    </a>
  );
}

/** 政策 as they are compared: by region, up to four side by side. */
export function TalentPage({ data: { items, regions, now } }: { data: TalentData }) {
  const chosen = regions.flatMap((code) => items.find(({ regionCode }) => regionCode === code) ?? []);
  return (
    <>
      <ListHead text="选几个地区，编制、住房、家属安置逐项并排" />
      <div className="page pt-5 pb-10">
        {chosen.length > 0 && (
          <section aria-label="对比" className="mb-8">
            <div className="mb-3 flex items-center justify-between">
              <h2 className="text-20">
                政策对比
                <span className="ml-2 text-14 font-normal text-ink-3">
                  已选 {chosen.length}/{MAX_COMPARED}
                </span>
              </h2>
              <a className="quiet text-14" href={withRegions([])} data-keep-scroll>
                清空
              </a>
            </div>
            <Comparison chosen={chosen} regions={regions} />
          </section>
        )}
        {items.length === 0 ? (
          <div className="card">
            <EmptyState
              title="还没有人才政策"
              text="先看看其他政策。"
              action={
                <a className="btn btn-tint" href={paths.policies()}>
                  全部政策
                </a>
              }
            />
          </div>
        ) : (
          <section aria-label="各地政策">
            <h2 className="mb-3 text-20">各地政策</h2>
            <ul className="card divide-y divide-line px-6 max-sm:px-4">
              {items.map((item) => (
                <ContentRow key={item.id} item={item} now={now} act={<CompareButton item={item} regions={regions} />} />
              ))}
            </ul>
          </section>
        )}
      </div>
    </>
  );
}
