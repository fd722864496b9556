import { Input, Modal } from 'antd';
import { useState } from 'react';
import { type ReviewQueue, type Verdict, verdicts } from '#contract/operators/reviews.ts';
import { useReasons } from './use-reviews.ts';

interface Props {
  queue: ReviewQueue;
  verdict: Verdict;
  title: string;
  busy: boolean;
  onDone(reason: string): void;
  onClose(): void;
}

/** Asks for the reason, which the other side reads: a template, or words of one's own. */
export function ReasonDialog({ queue, verdict, title, busy, onDone, onClose }: Props) {
  const reasons = useReasons(queue);
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState(false);
  const submit = () => {
    const reason = text.trim();
    if (reason) onDone(reason);
    else setWrong(true);
  };
  return (
    <Modal
      open
      title={`${verdicts[verdict]}“${title}”`}
      okText={verdicts[verdict]}
      okButtonProps={{ danger: true }}
      cancelText="取消"
      confirmLoading={busy}
      onOk={submit}
      onCancel={onClose}
    >
      <div className="mb-3 flex flex-wrap gap-2">
        {reasons.data?.map(({ id, label, body }) => (
          <button
            key={id}
            type="button"
            className="cursor-pointer rounded-ctl border border-line-strong px-2.5 py-1 text-13 text-ink-2 hover:border-brand hover:text-brand"
            onClick={() => setText(body)}
          >
            {label}
          </button>
        ))}
      </div>
      <Input.TextArea
        className="mb-6!"
        aria-label="理由"
        autoFocus
        rows={4}
        maxLength={200}
        showCount
        status={wrong && !text.trim() ? 'error' : undefined}
        placeholder="对方会看到这段话"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit();
        }}
      />
    </Modal>
  );
}
