import { Link } from 'react-router';
import { splitActDetail } from '#contract/operators/act-details.ts';
import { actNames } from '#contract/operators/acts.ts';
import type { OperatorAct } from '#contract/operators/operators.ts';
import { useCall } from '#web/features/calls/use-call.ts';
import { timesOf } from '#web/features/console/list/use-list-params.ts';
import { monthDay } from '#web/features/time/day-parts.ts';
import { pickedNow } from '#web/features/time/picked-time.ts';
import { paths } from '#web/paths.ts';
import { Avatar } from '#web/ui/avatar.tsx';

const DAYS = 30;

const reasonOf = ({ detail }: OperatorAct) =>
  typeof detail.reason === 'string' ? detail.reason : splitActDetail(detail).rest;

/** Person, act, reason, what it was about, from when to when, how often. */
const grid =
  'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-5 gap-y-1 xl:grid-cols-[152px_auto_auto_minmax(0,1fr)_auto_auto]';

/** The acts of one kind for one reason: what they were about, and from when to when. */
function Kind({ acts }: { acts: readonly OperatorAct[] }) {
  const [last, first] = [acts[0], acts.at(-1)] as [OperatorAct, OperatorAct];
  const days = [...new Set([monthDay(first.at), monthDay(last.at)])].join(' 至 ');
  const reason = reasonOf(last);
  const titles = acts.map(({ detail }) => splitActDetail(detail).title).filter(Boolean);
  return (
    <li className="col-span-full grid grid-cols-subgrid items-center gap-y-1 border-line py-2.5 text-14 max-xl:border-t xl:not-first:border-t">
      <span className="text-ink-1">{actNames[last.act] ?? last.act}</span>
      <span className="min-w-0 max-xl:order-1 max-xl:col-span-full">
        {reason && <span className="tag cut max-w-full">{reason}</span>}
      </span>
      <span className="cut text-13 text-ink-3 max-xl:order-1">{titles.join('、')}</span>
      <span className="tabular text-right text-13 whitespace-nowrap text-ink-3 max-xl:order-1">{days}</span>
      <b className="tabular text-right font-medium text-ink-1">{acts.length} 次</b>
    </li>
  );
}

/** By which acts of each operator somebody lost something lately, and why. */
export function SeriousActs() {
  const from = pickedNow().subtract(DAYS, 'day').format('YYYY-MM-DD');
  const query = { weight: 'serious', ...timesOf({ from }) } as const;
  const acts = useCall('GET /api/admin/acts', { query }, { background: true, quiet: true }).data;
  if (!acts?.total) return null;
  const log = `${paths.adminAudit()}?weight=serious`;
  const people = [...Map.groupBy(acts.items, ({ operatorName }) => operatorName)];
  return (
    <section aria-labelledby="serious" className="mt-3 rounded-card border border-line bg-surface">
      <h2 id="serious" className="flex items-baseline gap-2 px-5 pt-4 text-16 font-semibold text-ink-1 max-sm:px-4">
        近 {DAYS} 天有后果的操作
        <span className="tabular text-13 font-normal text-ink-3">
          {acts.total > acts.items.length ? `最近 ${acts.items.length} 次，共 ` : ''}
          {acts.total} 次
        </span>
        <Link className="ml-auto text-13 font-normal" to={log}>
          查看全部
        </Link>
      </h2>
      <ul className={`px-5 pt-2 pb-2 max-sm:px-4 ${grid}`}>
        {people.map(([name, own]) => (
          <li
            key={name}
            className="col-span-full grid grid-cols-subgrid xl:border-t xl:border-line xl:first:border-t-0"
          >
            <p className="flex items-center gap-2.5 py-2 text-14 max-xl:col-span-full xl:self-start">
              <Avatar name={name} size={28} />
              <b className="font-semibold text-ink-1">{name}</b>
              <span className="tabular text-13 whitespace-nowrap text-ink-3">{own.length} 次</span>
            </p>
            <ol className="col-span-full grid grid-cols-subgrid xl:col-start-2">
              {[...Map.groupBy(own, (act) => `${act.act} ${reasonOf(act)}`)].map(([key, alike]) => (
                <Kind key={key} acts={alike} />
              ))}
            </ol>
          </li>
        ))}
      </ul>
    </section>
  );
}
