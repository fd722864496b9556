import { Drawer, Skeleton, Tabs, Timeline } from 'antd';
import { yuanText } from '#contract/money.ts';
import { LoadFailed } from '#web/features/console/load-failed.tsx';
import { dayAndTime } from '#web/features/time/day-parts.ts';
import type { WageRecord } from '../../contract/wage-shapes.ts';
import { wageUnits } from '../../contract/wage-units.ts';
import { eventText } from '../slips/wage-words.ts';
import { HoursTab } from './hours-tab.tsx';
import { SlipsTab } from './slips-tab.tsx';
import { useWageRecord } from './use-wages.ts';

function Events({ events }: { events: WageRecord['events'] }) {
  return (
    <Timeline
      className="pt-2!"
      items={events.toReversed().map((event) => ({
        key: `${event.at} ${event.aboutId} ${event.move}`,
        content: (
          <p className="text-13">
            <span className="text-ink-1">{event.name}</span> {eventText(event)}
            {event.note && `：${event.note}`}
            <time className="tabular ml-2 text-ink-3">{dayAndTime(event.at)}</time>
          </p>
        ),
      }))}
    />
  );
}

function Content({ record }: { record: WageRecord }) {
  const { agreement } = record;
  return (
    <>
      <p className="text-13 text-ink-2">
        {agreement.postTitle} · <b className="num text-warm-ink">{yuanText(agreement.rateFen)}</b> 元/
        {wageUnits[agreement.unit]} ·{' '}
        <span className="tabular">
          {agreement.from} 至 {agreement.to}
        </span>
      </p>
      {agreement.note && <p className="text-13 text-ink-3">{agreement.note}</p>}
      <Tabs
        className="mt-2"
        items={[
          { key: 'hours', label: `课时 ${record.hours.length}`, children: <HoursTab record={record} /> },
          { key: 'slips', label: `工资条 ${record.slips.length}`, children: <SlipsTab record={record} /> },
          { key: 'events', label: '经过', children: <Events events={record.events} /> },
        ]}
      />
    </>
  );
}

function Body({ id }: { id: string }) {
  const record = useWageRecord(id);
  if (record.isPending) return <Skeleton active paragraph={{ rows: 10 }} />;
  if (record.isError) return <LoadFailed title="没有打开" error={record.error} onRetry={record.refetch} />;
  return (
    <>
      <h2 className="mb-1 text-18 font-semibold text-ink-1">{record.data.agreement.person.name}</h2>
      <Content record={record.data} />
    </>
  );
}

/** One agreement beside the list: hours, slips and history. */
export function RecordDrawer({ id, onClose }: { id: string | null; onClose(): void }) {
  return (
    <Drawer open={id !== null} onClose={onClose} size={720} title="课时与工资条" destroyOnHidden>
      {id !== null && <Body id={id} />}
    </Drawer>
  );
}
