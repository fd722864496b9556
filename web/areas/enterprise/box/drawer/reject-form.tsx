import type { BoxRow } from '#contract/deliveries/box-rows.ts';
import { ApiError } from '#web/api/api-error.ts';
import { toast } from '#web/api/toasts.ts';
import { useMove } from '../use-box.ts';
import { ReplyForm } from './reply-form.tsx';

/** Asks for a reason, which the seeker reads. */
export function RejectForm({ row, onClose }: { row: Pick<BoxRow, 'id' | 'person'>; onClose(): void }) {
  const move = useMove();
  const takeBack = () =>
    move.mutateAsync({ id: row.id, status: 'submitted' }).then(
      () => toast.success('已恢复到原来的状态'),
      () => undefined,
    );
  const send = (note: string | undefined) =>
    move.mutate(
      { id: row.id, status: 'rejected', note },
      {
        onSuccess: () => {
          toast.done(`已答复${row.person.name}，7 天内可以撤销`, () => void takeBack());
          onClose();
        },
        // 409: somebody else was faster. After any other error the text can be sent again.
        onError: (error) => {
          if (error instanceof ApiError && error.status === 409) onClose();
        },
      },
    );
  return (
    <ReplyForm
      title={`答复 ${row.person.name}`}
      okText="标为不合适"
      pending={move.isPending}
      onSend={send}
      onClose={onClose}
    />
  );
}
