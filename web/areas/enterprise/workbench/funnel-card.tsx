import { Button } from 'antd';
import { funnelSteps, type Workbench, workbenchDays } from '#contract/deliveries/workbench.ts';
import { DeskCard } from './desk-card.tsx';

/** '30.4%' */
const percent = (share: number) => `${Math.round(share * 10) / 10}%`;

const depth = ['opacity-25', 'opacity-40', 'opacity-60', 'opacity-80', 'opacity-100'];

/** Percent of its cell that the first bar takes; its number stands beside it. */
const WIDEST = 86;

/** What goes on from a bar to the one below it. */
function Falls({ from, to }: { from: number | null; to: number | null }) {
  if (from === null || to === null) return null;
  return (
    <svg
      className="absolute top-[calc(50%+12px)] left-2 h-[calc(100%-24px)] w-[calc(100%-8px)] text-brand opacity-10"
      viewBox="0 0 100 10"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={`M0 0H${from}L${to} 10H0Z`} fill="currentColor" />
    </svg>
  );
}

/** How many deliveries of the period reached each step, beside the median of the peers. */
export function FunnelCard({ desk: { funnel, posts, peers }, onMore }: { desk: Workbench; onMore(): void }) {
  const sent = funnel[0]?.n ?? 0;
  const share = (n: number | undefined) => (n !== undefined && sent > 0 ? (WIDEST * n) / sent : null);
  const hasPeers = funnel.some(({ peerShare }) => peerShare !== null);
  return (
    <DeskCard title={`近 ${workbenchDays} 天`} aside={`${sent} 份投递，${posts.open} 个在招岗位`}>
      <table className="mx-4 mb-2 w-[calc(100%-32px)] flex-1 table-fixed text-14">
        <caption className="sr-only">投递的进展，以及占投递的比例</caption>
        <thead>
          <tr className="text-12 text-ink-3">
            <th scope="col" className="w-14">
              <span className="sr-only">步骤</span>
            </th>
            <th scope="col">
              <span className="sr-only">份数</span>
            </th>
            <th scope="col" className="w-16 py-1 text-right font-normal">
              占投递
            </th>
            {hasPeers && (
              <th scope="col" className="w-18 py-1 text-right font-normal">
                同类中位
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {funnel.map(({ step, n, peerShare }, at) => (
            <tr key={step}>
              <th scope="row" className="py-1.5 text-left font-normal text-ink-1">
                {funnelSteps[step]}
              </th>
              <td className="relative py-1.5 pl-2">
                <Falls from={share(n)} to={share(funnel[at + 1]?.n)} />
                <span className="relative flex items-center gap-2">
                  <span
                    className={`h-6 min-w-1 rounded-tag bg-brand ${depth[at]}`}
                    style={{ width: `${share(n) ?? 0}%` }}
                    aria-hidden="true"
                  />
                  <b className="tabular text-ink-1">{n}</b>
                </span>
              </td>
              <td className="tabular py-1.5 text-right text-ink-1">
                {at > 0 && sent > 0 ? percent((100 * n) / sent) : ''}
              </td>
              {hasPeers && (
                <td className="tabular py-1.5 text-right text-ink-3">
                  {at > 0 && peerShare !== null ? percent(peerShare) : ''}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-auto flex items-center justify-between min-h-11 border-t border-line px-4 text-12 text-ink-3">
        {hasPeers ? `同类为 ${peers.n} 所${peers.name}` : '同地区同类单位太少，暂不比较'}
        <Button type="link" size="small" className="px-0!" onClick={onMore}>
          按周、按职位看
        </Button>
      </p>
    </DeskCard>
  );
}
