import { App } from 'antd';
import { useCallback } from 'react';
import type { BoxBatch } from '#contract/deliveries/box-replies.ts';
import { toast } from '#web/api/toasts.ts';

/** Reports the result of a batch: one line if everything succeeded, else each failure. */
export function useBatchResult(): (batch: BoxBatch) => void {
  const { modal } = App.useApp();
  return useCallback(
    ({ state, results }: BoxBatch) => {
      if (state === 'undone') {
        toast.success('已撤销，没有通知任何人');
        return;
      }
      const refused = results.filter(({ outcome }) => outcome === 'refused');
      const done = results.length - refused.length;
      if (refused.length === 0) {
        toast.success(`${done} 份已答复`);
        return;
      }
      modal.warning({
        title: `${done} 份已答复，${refused.length} 份没有执行`,
        okText: '知道了',
        width: 480,
        content: (
          <ul className="max-h-64 space-y-1 overflow-y-auto text-13">
            {refused.map(({ id, name, message }) => (
              <li key={id}>
                <b className="text-ink-1">{name}</b>：{message}
              </li>
            ))}
          </ul>
        ),
      });
    },
    [modal],
  );
}
