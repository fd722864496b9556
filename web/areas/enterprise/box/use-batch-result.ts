import { useCallback } from 'react';
import type { BoxBatch } from '#contract/deliveries/box-replies.ts';
import { toast } from '#web/api/toasts.ts';
import { useOutcomes } from '#web/features/console/use-outcomes.tsx';

/** Reports the result of a batch of answers, or that it was undone. */
export function useBatchResult(): (batch: BoxBatch) => void {
  const tell = useOutcomes();
  return useCallback(
    ({ state, results }: BoxBatch) => {
      if (state === 'undone') {
        toast.success('已撤销，没有通知任何人');
        return;
      }
      const refused = results.filter(({ outcome }) => outcome === 'refused');
      const all = `${results.length - refused.length} 份已答复`;
      tell({ all, some: `${all}，${refused.length} 份没有执行`, refused });
    },
    [tell],
  );
}
