import { App, Button, Input, Modal } from 'antd';
import { useState } from 'react';
import type { OperatorFair } from '#contract/fairs/company-fairs.ts';
import { useFormKey } from '#web/api/form-key.ts';
import { paths } from '#web/paths.ts';
import { useActions } from './use-fairs.ts';

/** Publishing, cancelling with a reason, and the way to the door. */
export function MoveButtons({ fair }: { fair: OperatorFair }) {
  const { message } = App.useApp();
  const { move } = useActions(fair.id);
  const [asking, setAsking] = useState(false);
  const key = useFormKey(fair.status);
  const [reason, setReason] = useState('');
  const act = async (body: { move: 'publish' | 'cancel'; reason?: string }, done: string) => {
    const ok = await move.mutateAsync({ body, key: key.of(body) }).then(
      () => true,
      () => false,
    );
    if (!ok) return;
    setAsking(false);
    message.success(done);
  };
  const published = fair.status !== 'draft' && fair.status !== 'cancelled';
  return (
    <>
      {published && (
        <Button href={paths.fair(fair.id)} target="_blank">
          公开页面
        </Button>
      )}
      {published && fair.status !== 'ended' && <Button href={paths.adminDoor(fair.id)}>入场签到</Button>}
      {fair.moves.includes('cancel') && (
        <Button danger onClick={() => setAsking(true)}>
          取消招聘会
        </Button>
      )}
      {fair.moves.includes('publish') && (
        <Button type="primary" loading={move.isPending} onClick={() => act({ move: 'publish' }, '已发布')}>
          发布
        </Button>
      )}
      <Modal
        open={asking}
        title="取消招聘会"
        okText="取消这场招聘会"
        cancelText="返回"
        okButtonProps={{ danger: true, disabled: reason.trim() === '', loading: move.isPending }}
        onOk={() => act({ move: 'cancel', reason: reason.trim() }, '已取消，并通知了参会单位和报名者')}
        onCancel={() => setAsking(false)}
      >
        <label htmlFor="cancel-reason" className="mb-1 block text-13">
          原因（会告知参会单位和报名者）
        </label>
        <Input.TextArea
          id="cancel-reason"
          rows={3}
          maxLength={200}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </Modal>
    </>
  );
}
