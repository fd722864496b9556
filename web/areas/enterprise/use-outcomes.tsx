import { App } from 'antd';
import { useCallback } from 'react';
import { toast } from '#web/api/toasts.ts';

interface Refused {
  id: string;
  name: string;
  message: string;
}

/** Those of a batch that failed. */
export const refusedIn = <R extends { outcome: string }>(results: readonly R[]): R[] =>
  results.filter(({ outcome }) => outcome === 'refused');

/** Reports what became of many deliveries at once: a line if everything succeeded, else it stands over each that failed, and why. */
export function useOutcomes() {
  const { modal } = App.useApp();
  return useCallback(
    (done: string, refused: readonly Refused[], failed: string) => {
      if (refused.length === 0) return toast.success(done);
      modal.warning({
        title: `${done}，${refused.length} ${failed}`,
        okText: '知道了',
        width: 480,
        content: (
          <ul className="max-h-64 space-y-1 overflow-y-auto text-14">
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
