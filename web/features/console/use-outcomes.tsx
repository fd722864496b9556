import { App } from 'antd';
import { useCallback } from 'react';
import { toast } from '#web/api/toasts.ts';

interface Refused {
  id: string;
  name: string;
  message: string;
}

interface Outcomes {
  /** Shown where everything succeeded: '3 份已答复'. */
  all: string;
  /** The head above those that failed: '3 份已答复，1 份没有执行'. */
  some: string;
  refused: readonly Refused[];
}

/** Reports what became of many deliveries at once: one line if everything succeeded, else each failure. */
export function useOutcomes(): (outcomes: Outcomes) => void {
  const { modal } = App.useApp();
  return useCallback(
    ({ all, some, refused }: Outcomes) => {
      if (refused.length === 0) {
        toast.success(all);
        return;
      }
      modal.warning({
        title: some,
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
