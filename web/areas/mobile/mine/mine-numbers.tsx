import { paths } from '#web/paths.ts';
import type { Mine } from './use-mine.ts';

/** The four figures under the name. */
export function MineNumbers({ mine: { deliveries, favourites, viewers } }: { mine: Mine }) {
  const interviews = deliveries?.funnel.find(({ status }) => status === 'interview')?.n;
  const numbers = [
    { label: '已投', n: deliveries?.counts.all, href: paths.mobileDeliveries() },
    { label: '面试', n: interviews, href: paths.mobileDeliveries('open') },
    { label: '看过我', n: viewers, href: paths.lookMe() },
    { label: '收藏', n: favourites, href: paths.favourites() },
  ];
  return (
    <ul className="grid grid-cols-4 divide-x divide-line py-1 text-center">
      {numbers.map(({ label, n, href }) => (
        <li key={label}>
          <a href={href} className="flex min-h-11 flex-col-reverse justify-center">
            <span className="text-13 text-ink-3">{label}</span>
            <b className="tabular text-20 leading-7 text-ink-1">{n ?? '–'}</b>
          </a>
        </li>
      ))}
    </ul>
  );
}
