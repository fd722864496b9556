import { Tabs } from 'antd';
import { DetailDrawer } from '#web/features/console/detail-drawer.tsx';
import { monthDay } from '#web/features/time/day-parts.ts';
import { paths } from '#web/paths.ts';
import type { CompanyFair } from '../../contract/fair-status.ts';
import type { FairDetail } from '../../contract/fair-views.ts';
import { hoursText, placeText } from '../parts/fair-words.ts';
import { ApplyForm } from './apply-form.tsx';
import { ResultsForm } from './results-form.tsx';
import { StatusCard } from './status-card.tsx';
import { useFair } from './use-fairs.ts';
import { VisitorsTab } from './visitors-tab.tsx';

function Content({ fair, own }: { fair: FairDetail; own: CompanyFair }) {
  const { standing } = own;
  const active = standing && !['rejected', 'withdrawn', 'cancelled'].includes(standing.status);
  const comes = standing?.status === 'approved' || standing?.status === 'checked-in';
  const open = fair.status === 'open' || fair.status === 'full';
  const form = open ? <ApplyForm key={standing?.id ?? 'new'} fair={fair} own={own} /> : null;
  return (
    <>
      <p className="text-13 text-ink-3">
        {monthDay(fair.startsAt)} {hoursText(fair)} · {placeText(fair)} ·{' '}
        <a className="link" href={paths.fair(fair.id)} target="_blank" rel="noreferrer">
          公开页面
        </a>
      </p>
      {standing && <StatusCard fair={fair} standing={standing} />}
      {active ? (
        <Tabs
          className="mt-2"
          items={[
            ...(comes
              ? [{ key: 'visitors', label: `到访 ${standing.visitors}`, children: <VisitorsTab fair={fair} /> }]
              : []),
            ...(form ? [{ key: 'form', label: '参会信息', children: form }] : []),
            ...(comes
              ? [{ key: 'results', label: '成效', children: <ResultsForm fair={fair} results={standing.results} /> }]
              : []),
          ]}
        />
      ) : (
        (form ?? <p className="mt-6 text-13 text-ink-3">这场招聘会不再接受展位申请。</p>)
      )}
    </>
  );
}

/** One fair beside the list: the plan and the form, or the state of the application. */
export function FairDrawer({ id, onClose }: { id: string | null; onClose(): void }) {
  const fair = useFair(id);
  return (
    <DetailDrawer
      title={fair.data?.fair.title ?? '招聘会'}
      width={760}
      id={id}
      query={fair}
      failed="招聘会没有加载出来"
      onClose={onClose}
    >
      {(opened) => <Content {...opened} />}
    </DetailDrawer>
  );
}
