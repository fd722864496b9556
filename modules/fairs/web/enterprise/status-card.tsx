import { Button, Popconfirm } from 'antd';
import { useAction } from '#web/features/calls/use-action.ts';
import { dayAndTime } from '#web/features/time/day-parts.ts';
import { exhibitor } from '../../contract/exhibitor-state.ts';
import type { CompanyFairStatus } from '../../contract/fair-status.ts';
import type { FairDetail } from '../../contract/fair-views.ts';
import { boothText } from '../parts/booth-text.ts';
import { fairCalls } from './use-fairs.ts';

const explain: Record<CompanyFairStatus['status'], (current: CompanyFairStatus, online: boolean) => string> = {
  applied: ({ booth }) => `展位 ${booth?.number ?? ''} 已为贵单位保留，主办方审核后通知。`,
  approved: ({ booth }, online) =>
    online
      ? `展位是 ${booth ? boothText(booth) : ''} 号，当天在这里签到上线。`
      : `请按时到 ${booth ? boothText(booth) : ''} 号展位布展，当天在这里签到。`,
  'checked-in': ({ booth }) => `已在 ${booth ? boothText(booth) : ''} 号展位签到。`,
  'waiting-list': ({ waitingPlace }) => `展位已满，贵单位排在候补第 ${waitingPlace} 位，有空位时按顺序安排。`,
  rejected: ({ reason }) => `原因：${reason ?? ''}。修改后可以再次申请。`,
  withdrawn: () => '展位已让给候补单位，可以重新申请。',
  cancelled: () => '本场招聘会不再举行，展位不再保留。',
};

/** The state of the application, and the company's current moves. */
export function StatusCard({ fair, standing: current }: { fair: FairDetail; standing: CompanyFairStatus }) {
  const move = useAction('POST /api/company/fairs/:id/moves', { invalidates: fairCalls });
  const go = (name: 'check-in' | 'withdraw') => move.send({ params: { id: fair.id }, body: { move: name } });
  return (
    <section className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-3 rounded-ctl bg-fill p-4" aria-label="申请进展">
      <div className="min-w-0 flex-1">
        <p className="text-16 font-semibold text-ink-1">{exhibitor.labels.recruiter[current.status]}</p>
        <p className="mt-0.5 text-13">{explain[current.status](current, fair.online)}</p>
        <p className="text-12 text-ink-3">{dayAndTime(current.appliedAt)} 申请</p>
      </div>
      {current.moves.includes('check-in') && (
        <Button type="primary" loading={move.isPending} onClick={() => void go('check-in')}>
          签到
        </Button>
      )}
      {current.moves.includes('withdraw') && (
        <Popconfirm
          title="退出后展位会让给候补单位"
          okText="退出"
          cancelText="保留"
          onConfirm={() => void go('withdraw')}
        >
          <Button danger loading={move.isPending}>
            退出
          </Button>
        </Popconfirm>
      )}
    </section>
  );
}
