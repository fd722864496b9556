import { paths } from '#web/paths.ts';
import { amountText } from '../../../contract/amount-text.ts';
import type { ContentCard } from '../../../contract/content-items.ts';

type Money = 'settling' | 'research';

const titles: Record<Money, string> = { settling: '安家费', research: '科研启动费' };
const WAN_FEN = 1_000_000;

/** The end of the scale: the next full ten above the highest amount. */
const scaleOf = (items: readonly ContentCard[], of: Money) =>
  Math.max(10, Math.ceil(Math.max(...items.map(({ policy }) => policy?.[of]?.max ?? 0)) / WAN_FEN / 10) * 10);

interface Props {
  items: readonly ContentCard[];
  of: Money;
  regions: readonly string[];
}

/** One amount of all regions as bars from its lower to its upper end; chosen regions in full colour. */
export function TalentBars({ items, of, regions }: Props) {
  const scale = scaleOf(items, of);
  const rows = [...items]
    .filter(({ policy }) => policy?.[of])
    .sort((a, b) => (b.policy?.[of]?.max ?? 0) - (a.policy?.[of]?.max ?? 0));
  if (rows.length === 0) return null;
  const share = (fen: number) => `${(fen / WAN_FEN / scale) * 100}%`;
  return (
    <section className="card p-5 max-sm:p-4" aria-label={`${titles[of]}对比图`}>
      <h2 className="text-16">{titles[of]}</h2>
      <p className="mt-0.5 text-14 text-ink-3">万元，从最低档到最高档</p>
      <table className="ranges">
        <tbody>
          {rows.map(({ id, place, regionCode, policy }) => {
            const amount = policy?.[of];
            if (!amount) return null;
            return (
              <tr key={id} data-strong={(regionCode && regions.includes(regionCode)) || undefined}>
                <th scope="row" className="ranges-place">
                  <a className="hover:text-brand" href={paths.policyDetails(id)}>
                    {place}
                  </a>
                </th>
                <td
                  className="relative before:absolute before:top-[50%] before:inset-x-0 before:border-t before:border-(--chart-grid)"
                  aria-hidden="true"
                >
                  <span
                    className="ranges-bar"
                    style={{ left: share(amount.min), width: share(amount.max - amount.min) }}
                  />
                </td>
                <td className="ranges-amount">{amountText(amount)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className="flex justify-between mt-1 mr-23 mb-0 ml-11 text-12 text-ink-3 tabular-nums" aria-hidden="true">
        <span>0</span>
        <span>{scale / 2}</span>
        <span>{scale}</span>
      </p>
    </section>
  );
}
