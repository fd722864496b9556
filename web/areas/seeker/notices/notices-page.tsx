import Settings from 'lucide-react/icons/settings-2';
import { Suspense, useEffect, useState } from 'react';
import type { Call } from '#contract/api.ts';
import { call } from '#web/api/browser-call.ts';
import { lazyPart } from '#web/api/lazy-part.tsx';
import { type DeliveriesData, loadGroups } from '#web/features/deliveries/list/load-deliveries.ts';
import { useDeliveries } from '#web/features/deliveries/list/use-deliveries.ts';
import { NoticeList } from '#web/features/notices/notice-list.tsx';
import { NoticeSettings } from '#web/features/notices/notice-settings.tsx';
import { seekerTopics } from '#web/features/notices/seeker-topics.ts';
import { Button } from '#web/ui/button.tsx';
import { WaitingCard } from '../home/waiting-card.tsx';

const Sheet = lazyPart(() => import('#web/ui/sheet.tsx').then(({ Sheet }) => Sheet));

/** Without an answer the notices stand alone. */
const quietly: Call = (key, input) => call(key, input, { background: true, quiet: true });

/** Invitations and offers that wait for an answer, whether their notice was read or not. */
function Waiting({ data }: { data: DeliveriesData }) {
  const { lists, change } = useDeliveries(data);
  return lists.mine.map((delivery) => (
    <WaitingCard flat key={delivery.id} delivery={delivery} calendar={data.calendar} onChange={change} />
  ));
}

/** The seeker's notices below what they wait for; their settings in a sheet. */
export function NoticesPage() {
  const [open, setOpen] = useState(false);
  const [deliveries, setDeliveries] = useState<DeliveriesData | null>(null);
  useEffect(() => {
    loadGroups(quietly, ['mine']).then(setDeliveries, () => undefined);
  }, []);
  return (
    <section aria-labelledby="notices">
      <div className="flex items-center justify-between gap-3">
        <h1 id="notices" className="text-28 font-semibold text-ink-1 max-sm:text-20">
          通知
        </h1>
        <Button size="s" onClick={() => setOpen(true)}>
          <Settings size={15} aria-hidden />
          设置
        </Button>
      </div>
      <NoticeList topics={seekerTopics} about="投递、面试和关注的职位有变化时，会在这里告诉你">
        {deliveries && <Waiting data={deliveries} />}
      </NoticeList>
      <Suspense fallback={null}>
        {open && (
          <Sheet open side="end" title="通知设置" onClose={() => setOpen(false)}>
            <div className="overflow-y-auto p-5 max-sm:p-4">
              <NoticeSettings topics={seekerTopics} />
            </div>
          </Sheet>
        )}
      </Suspense>
    </section>
  );
}
