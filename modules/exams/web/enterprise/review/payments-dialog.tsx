import { Input, Modal } from 'antd';
import { useState } from 'react';
import { useAction } from '#web/features/calls/use-action.ts';

/** Confirms fees by a pasted list of registration numbers, as they stand in a bank's statement. */
export function PaymentsDialog({ examId, onClose }: { examId: string; onClose(): void }) {
  const [text, setText] = useState('');
  const [unknown, setUnknown] = useState<readonly number[] | null>(null);
  const confirm = useAction('POST /api/company/exams/:id/payments', {
    invalidates: ['GET /api/company/exams/:id/registrations', 'GET /api/company/examRegistrations/:id'],
  });
  // A longer number, as of an account, is not cut into several that may be somebody's.
  const numbers = [...new Set(text.match(/(?<!\d)\d{6,12}(?!\d)/g) ?? [])].map(Number);
  const send = async () => {
    const done = await confirm.send({ params: { id: examId }, body: { numbers } });
    if (!done) return;
    // A number that waited for no fee may wait for one now.
    confirm.renew();
    setText(done.unknown.join('\n'));
    if (done.unknown.length > 0) setUnknown(done.unknown);
    else onClose();
  };
  return (
    <Modal
      open
      title="批量确认缴费"
      okText={`确认 ${numbers.length} 人已缴费`}
      okButtonProps={{ disabled: numbers.length === 0 }}
      cancelText="返回"
      confirmLoading={confirm.isPending}
      onOk={() => void send()}
      onCancel={onClose}
    >
      <p className="mb-2 text-14 text-ink-3">粘贴银行或财政平台的到账清单，里面的报名号会自动挑出来；每人收到通知。</p>
      <Input.TextArea
        aria-label="报名号"
        rows={8}
        value={text}
        placeholder="100001&#10;100002"
        onChange={({ target }) => setText(target.value)}
      />
      {unknown && (
        <p className="mt-2 text-14 text-warm-ink" role="status">
          这 {unknown.length} 个号码不在待缴费名单里，请核对
        </p>
      )}
    </Modal>
  );
}
