import { Input, Modal } from 'antd';
import { useState } from 'react';
import type { BoxDetail } from '#contract/deliveries.ts';
import { toast } from '../../../api/toasts.ts';
import { useMove } from './use-box.ts';

const templates = [
  '感谢投递，岗位要求的教学经验与您的经历还有差距，欢迎满足后再投。',
  '感谢投递，本岗位需要相应学段和学科的教师资格证。',
  '感谢投递，本岗位已招满，您的简历会保留在人才库。',
];

/** Asks for a reason, which the seeker reads. */
export function RejectForm({ detail, onClose }: { detail: BoxDetail; onClose(): void }) {
  const [note, setNote] = useState(templates[0] ?? '');
  const move = useMove();
  const submit = () =>
    move.mutate(
      { id: detail.id, status: 'rejected', note: note.trim() || undefined },
      {
        onSuccess: () => {
          toast.success('已答复，7 天内可以撤销');
          onClose();
        },
      },
    );
  return (
    <Modal
      open
      title={`答复 ${detail.person.name}`}
      okText="标为不合适"
      okButtonProps={{ danger: true }}
      cancelText="取消"
      confirmLoading={move.isPending}
      onOk={submit}
      onCancel={onClose}
    >
      <p className="mb-2 text-13 text-ink-3">对方会看到这段话</p>
      <Input.TextArea
        aria-label="不合适的原因"
        rows={4}
        maxLength={300}
        showCount
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      <div className="mt-6 flex flex-col items-start gap-1">
        {templates.map((text) => (
          <button
            key={text}
            type="button"
            className="cursor-pointer text-left text-13 text-brand hover:underline"
            onClick={() => setNote(text)}
          >
            {text}
          </button>
        ))}
      </div>
    </Modal>
  );
}
