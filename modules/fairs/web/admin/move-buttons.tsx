import { Button } from 'antd';
import { useState } from 'react';
import { toast } from '#web/api/toasts.ts';
import { useAction } from '#web/features/calls/use-action.ts';
import { RowActs } from '#web/features/console/list/row-acts.tsx';
import { ReasonDialog } from '#web/features/console/reason-dialog.tsx';
import { paths } from '#web/paths.ts';
import type { OperatorFair } from '../../contract/company-fairs.ts';
import { fairCalls } from './fair-calls.ts';

/** Publishing, cancelling with a reason, and the link to admission. */
export function MoveButtons({ fair }: { fair: OperatorFair }) {
  const [asking, setAsking] = useState(false);
  const move = useAction('POST /api/admin/fairs/:id/moves', { invalidates: fairCalls, opened: fair.status });
  const act = async (body: { move: 'publish' | 'cancel'; reason?: string }, done: string) => {
    const moved = await move.send({ params: { id: fair.id }, body });
    if (moved === undefined) return;
    setAsking(false);
    toast.success(done);
  };
  const published = fair.status !== 'draft' && fair.status !== 'cancelled';
  return (
    <>
      {published && (
        <Button href={paths.fair(fair.id)} target="_blank">
          公开页面
        </Button>
      )}
      {published && !fair.online && fair.status !== 'ended' && (
        <Button type={fair.status === 'running' ? 'primary' : 'default'} href={paths.adminDoor(fair.id)}>
          入场签到
        </Button>
      )}
      {fair.moves.includes('cancel') && (
        <RowActs of={fair.title} more={[{ label: '取消招聘会', danger: true, onAct: () => setAsking(true) }]} />
      )}
      {fair.moves.includes('publish') && (
        <Button type="primary" loading={move.isPending} onClick={() => act({ move: 'publish' }, '已发布')}>
          发布
        </Button>
      )}
      {asking && (
        <ReasonDialog
          title="取消招聘会"
          okText="取消这场招聘会"
          danger
          label="原因（会告知参会单位和报名者）"
          busy={move.isPending}
          onDone={(reason) => void act({ move: 'cancel', reason }, '已取消，并通知了参会单位和报名者')}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
