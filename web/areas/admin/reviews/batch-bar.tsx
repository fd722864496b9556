import { Button, Checkbox } from 'antd';
import { useState } from 'react';
import type { ReviewQueue, Verdict, WorkItem } from '#contract/operators/reviews.ts';
import { AskButton } from '#web/features/console/ask-button.tsx';
import { ReasonDialog } from '#web/features/console/reason-dialog.tsx';
import { useDecideMany, useReasons } from './use-reviews.ts';

interface Props {
  queue: ReviewQueue;
  items: readonly WorkItem[];
  ticked: ReadonlySet<string>;
  onTick(ids: ReadonlySet<string>): void;
}

/** Decides all ticked items of a queue with one verdict. */
export function BatchBar({ queue, items, ticked, onTick }: Props) {
  const [rejecting, setRejecting] = useState(false);
  const decide = useDecideMany(ticked);
  const reasons = useReasons(queue);
  const chosen = items.filter(({ id }) => ticked.has(id));
  const send = (verdict: Verdict, reason?: string) =>
    decide.mutate(
      chosen.map(({ id }) => ({ params: { queue, id }, body: { verdict, reason } })),
      {
        onSuccess: () => {
          setRejecting(false);
          onTick(new Set());
        },
      },
    );
  const n = chosen.length;
  return (
    <div className="flex min-h-12 flex-wrap items-center gap-2 border-b border-line px-4 py-2 text-14">
      <Checkbox
        checked={n > 0 && n === items.length}
        indeterminate={n > 0 && n < items.length}
        onChange={({ target }) => onTick(new Set(target.checked ? items.map(({ id }) => id) : []))}
      >
        {n > 0 ? `已选 ${n} 项` : '全选'}
      </Checkbox>
      {n > 0 && (
        <>
          <span className="flex-1" />
          <Button size="small" danger disabled={decide.isPending} onClick={() => setRejecting(true)}>
            驳回所选
          </Button>
          <AskButton
            size="small"
            type="primary"
            loading={decide.isPending}
            ask={`不再逐个查看，通过所选的 ${n} 项？`}
            yes="通过"
            onYes={() => send('approve')}
          >
            通过所选
          </AskButton>
        </>
      )}
      {rejecting && (
        <ReasonDialog
          title={`驳回所选的 ${n} 项`}
          okText="驳回"
          danger
          label="理由，对方会看到这段话"
          templates={reasons.data}
          busy={decide.isPending}
          onDone={(reason) => send('reject', reason)}
          onClose={() => setRejecting(false)}
        />
      )}
    </div>
  );
}
