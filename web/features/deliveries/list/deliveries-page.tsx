import { use, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { PillLinks } from '#web/features/own-rows/pill-links.tsx';
import { SectionTabs } from '#web/features/page/section-tabs.tsx';
import { PlacesContext } from '#web/features/site/places.ts';
import { paths } from '#web/paths.ts';
import { Slot } from '#web/slots.tsx';
import { Button } from '#web/ui/button.tsx';
import { Head } from '#web/ui/head.tsx';
import { DeliveryRow } from './delivery-row.tsx';
import { type DeliveriesData, type ListedGroup, listedGroups } from './load-deliveries.ts';
import { NoDeliveries } from './no-deliveries.tsx';
import { useDeliveries } from './use-deliveries.ts';

const labels: Record<ListedGroup, string> = { open: '进行中', mine: '等你答复', ended: '已结束' };

/** 投递: the seeker's deliveries in rows, those that go on first; what waits for an answer is answered on 今天. */
export function DeliveriesPage(data: DeliveriesData) {
  const { group, opened } = data;
  const { lists, counts, calendar, hasMore, busy, change, loadMore } = useDeliveries(data);
  const [openId, setOpenId] = useState(opened);
  const { pathname } = useLocation();
  const places = use(PlacesContext);
  const now = Date.now();
  const numbers = { ...counts, open: counts.mine + counts.open };
  const shown = group === 'open' ? [...lists.mine, ...lists.open] : lists[group];
  const rest = (group === 'open' ? (['mine', 'open'] as const) : [group]).filter(hasMore);
  useEffect(() => {
    if (opened) document.getElementById(`delivery-${opened}`)?.scrollIntoView({ block: 'start' });
  }, [opened]);
  return (
    <>
      <Head
        title="投递"
        text={
          counts.all === 0
            ? '投出第一份以后，学校的每一步答复都记在这里'
            : `${counts.all} 份里 ${numbers.open} 份还在进行${counts.mine > 0 ? `，${counts.mine} 份等你答复` : ''}`
        }
      />
      <SectionTabs counts={{ [paths.deliveries()]: counts.all }} />
      <PillLinks
        label="投递分类"
        pills={listedGroups.map((key) => ({
          label: labels[key],
          n: numbers[key],
          href: key === 'open' ? pathname : `${pathname}?group=${key}`,
          current: key === group,
        }))}
      />
      {shown.length === 0 ? (
        <NoDeliveries group={counts.all === 0 ? 'all' : group} jobs={places.jobs()} />
      ) : (
        <section className="card" aria-label={labels[group]}>
          <ul className="rows">
            {shown.map((delivery) => (
              <li key={delivery.id}>
                <DeliveryRow
                  delivery={delivery}
                  calendar={calendar}
                  now={now}
                  isOpen={openId === delivery.id}
                  onToggle={() => setOpenId(openId === delivery.id ? null : delivery.id)}
                  onChange={change}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
      {rest.length > 0 && (
        <Button className="mt-4" wide busy={busy} onClick={() => void Promise.all(rest.map(loadMore))}>
          再看一些
        </Button>
      )}
      {counts.mine > 0 && (
        <p className="mt-4 text-14 text-ink-3">
          等你答复的 {counts.mine} 件在{' '}
          <a className="link underline" href={paths.seekerHome()}>
            今天
          </a>{' '}
          里答复，答完这里会跟着变。
        </p>
      )}
      <Slot name="deliveries.end" />
    </>
  );
}
