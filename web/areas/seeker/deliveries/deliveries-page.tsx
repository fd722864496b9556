import CalendarIcon from 'lucide-react/icons/calendar';
import { Suspense, useState } from 'react';
import type { OwnDelivery } from '#contract/deliveries/deliveries.ts';
import { type DeliveryGroup, deliveryGroupKeys, deliveryGroupLabels } from '#contract/deliveries/delivery-groups.ts';
import { lazyPart } from '#web/api/lazy-part.tsx';
import { DeliveryGroups } from '#web/features/deliveries/list/delivery-groups.tsx';
import type { DeliveriesData } from '#web/features/deliveries/list/load-deliveries.ts';
import { NoDeliveries } from '#web/features/deliveries/list/no-deliveries.tsx';
import { useDeliveries } from '#web/features/deliveries/list/use-deliveries.ts';
import { paths } from '#web/paths.ts';
import { Slot } from '#web/slots.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { LinkTabs } from '#web/ui/tabs.tsx';
import { ComingUp } from './coming-up.tsx';
import { Funnel } from './funnel.tsx';
import { refusalKinds } from './refusal-kinds.ts';

/** Why deliveries were refused, and what follows from it; nothing without a stated reason. */
function Refusals({ ended }: { ended: readonly OwnDelivery[] }) {
  const reasons = ended.flatMap(({ status, reason }) => (status === 'rejected' && reason ? [reason] : []));
  const found = refusalKinds(reasons);
  const [latest] = reasons;
  if (!latest) return null;
  const instead = found.find((kind) => kind.instead)?.instead;
  return (
    <Card space="side" heading="不合适的原因" aside={`${reasons.length} 份写了原因`}>
      {found.length > 0 && <p className="mb-2 text-14">{found.map(({ label, n }) => `${label} ${n} 份`).join('，')}</p>}
      <p className="line-clamp-3 rounded-ctl bg-fill px-3 py-2 text-14">{latest}</p>
      {instead && (
        <ButtonLink look="tint" wide className="mt-3" href={paths.jobs(instead.query)}>
          {instead.text}
        </ButtonLink>
      )}
    </Card>
  );
}

const FeedDialog = lazyPart(() => import('../home/feed-dialog.tsx').then(({ FeedDialog }) => FeedDialog));

const tabHref = (key: DeliveryGroup) => (key === 'all' ? paths.deliveries() : `${paths.deliveries()}?group=${key}`);

/** The seeker's deliveries: what waits for an answer first, the ended ones folded. */
export function DeliveriesPage(data: DeliveriesData) {
  const { group, opened } = data;
  const deliveries = useDeliveries(data);
  const { lists, counts, funnel, calendar } = deliveries;
  const [feed, setFeed] = useState(false);
  const shown = group === 'all' ? counts.all : counts[group];
  const tabs = deliveryGroupKeys.map((key) => ({
    href: tabHref(key),
    current: key === group,
    label: (
      <>
        {deliveryGroupLabels[key]} <span className="tabular text-12">{counts[key]}</span>
      </>
    ),
  }));
  return (
    <div className="flow-root max-lg:flex max-lg:flex-col">
      <h1 className="mb-3 text-28 max-sm:text-20">投递记录</h1>
      <aside className="mb-4 space-y-3 max-lg:order-last max-lg:mt-4 lg:float-right lg:ml-4 lg:w-74">
        <ComingUp lists={lists} calendar={calendar} now={Date.now()} />
        <Funnel steps={funnel} />
        <Refusals ended={lists.ended} />
      </aside>
      <div className="mb-4 flex items-center justify-between gap-3">
        <LinkTabs label="投递分类" tabs={tabs} className="overflow-x-auto" />
        <Button className="max-sm:hidden" onClick={() => setFeed(true)}>
          <CalendarIcon size={16} aria-hidden />
          订阅到日历
        </Button>
      </div>
      {shown === 0 && <NoDeliveries group={group} jobs={paths.jobs()} />}
      <DeliveryGroups deliveries={deliveries} opened={opened} />
      <Slot name="deliveries.end" />
      {feed && (
        <Suspense fallback={null}>
          <FeedDialog onClose={() => setFeed(false)} />
        </Suspense>
      )}
    </div>
  );
}
