import { useState } from 'react';
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/browser-call.ts';
import { toast } from '#web/api/toasts.ts';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/fields/text-field.tsx';

const LEAST = 6;

interface Props {
  examId: string;
  onClose(): void;
  onDone(): void;
}

/** A question to the organiser. */
export function AskForm({ examId, onClose, onDone }: Props) {
  const [body, setBody] = useState('');
  const [fault, setFault] = useState('');
  const [busy, setBusy] = useState(false);
  const send = async () => {
    if ([...body.trim()].length < LEAST) return setFault(`问题至少 ${LEAST} 个字`);
    setBusy(true);
    setFault('');
    try {
      await call('POST /api/exams/:id/questions', { params: { id: examId }, body: { body } });
      toast.success('提问已提交，答复后会通知你');
      onDone();
    } catch (error) {
      setFault(error instanceof ApiError ? (error.issues?.[0]?.message ?? error.message) : '没有提交成功，请重试');
    }
    setBusy(false);
  };
  return (
    <form
      className="mt-3 grid gap-3"
      aria-label="提问"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <TextArea
        label="你的问题"
        rows={3}
        maxLength={300}
        placeholder="写明岗位代码和你的情况。答复可能公开，请不要写姓名、身份证号和电话"
        value={body}
        onChange={({ target }) => setBody(target.value)}
        {...(fault && { error: fault })}
      />
      <p className="flex gap-2">
        <Button type="submit" look="filled" busy={busy}>
          提交
        </Button>
        <Button type="button" onClick={onClose}>
          取消
        </Button>
      </p>
    </form>
  );
}
