import { useQueryClient } from '@tanstack/react-query';
import { toast } from '#web/api/toasts.ts';
import { MOVE_KEY, type Move, useMove } from './use-box.ts';
import type { useBatchReply } from './use-reply.ts';

/** Takes back what was decided last: a reply to many within its grace period, else the last rejection made here. */
export function useUndo({ batch, undo }: ReturnType<typeof useBatchReply>): () => void {
  const client = useQueryClient();
  const move = useMove();
  return () => {
    if (batch) return undo.mutate(batch.id);
    const moves = client.getMutationCache().findAll({ mutationKey: MOVE_KEY, status: 'success' });
    const last = moves.at(-1)?.state.variables as Move | undefined;
    if (last?.status !== 'rejected') return toast.info('没有可以撤销的答复，只有“不合适”能撤销');
    move.mutate({ id: last.id, status: 'submitted' }, { onSuccess: () => toast.success('已恢复到原来的状态') });
  };
}
