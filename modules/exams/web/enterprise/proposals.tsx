import { Button } from 'antd';
import type { ReactNode } from 'react';
import type { Api, EndpointKey } from '#contract/api.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { useAction } from '#web/features/calls/use-action.ts';

type Decision = `POST /api/company/${'examProposals' | 'examSeatChanges' | 'examSheets'}/:id/moves`;

interface Props<T, K extends Decision> {
  /** What waits: '待确认的调座'. */
  title: string;
  items: readonly T[];
  /** The call that confirms one or sends it back. */
  call: K;
  /** Calls whose answers a decision changes. */
  invalidates: readonly (EndpointKey | readonly unknown[])[];
  confirm: string;
  mayArrange: boolean;
  said(item: T): ReactNode;
  onDone?(answer: AnswerOf<Api[K]>): void;
}

/** What one person proposed and another one confirms or sends back; who proposed it can only take it back. */
export function Proposals<T extends { id: string; mine: boolean }, K extends Decision>(props: Props<T, K>) {
  const { title, items, call, invalidates, confirm, mayArrange, said, onDone } = props;
  const decide = useAction<Decision>(call, {
    invalidates,
    done: '已处理',
    onSuccess: (answer) => onDone?.(answer as AnswerOf<Api[K]>),
  });
  if (items.length === 0) return null;
  const back = call === 'POST /api/company/examSeatChanges/:id/moves' ? 'decline' : 'drop';
  const send = (id: string, move: 'confirm' | typeof back) =>
    void decide.send({ params: { id }, body: { move } } as Parameters<typeof decide.send>[0]);
  return (
    <section
      aria-label={title}
      className="mb-3 rounded-card border border-warm-line bg-warm-tint px-4 pt-3 pb-1 text-14"
    >
      <h2 className="text-14 font-semibold text-warm-ink">{title}</h2>
      <ul className="divide-y divide-warm-line">
        {items.map((item) => (
          <li key={item.id} className="flex flex-wrap items-center gap-x-5 gap-y-2 py-2">
            <div className="tabular min-w-0 grow basis-60 text-ink-2">{said(item)}</div>
            {mayArrange && (
              <span className="flex gap-2">
                {!item.mine && (
                  <Button type="primary" loading={decide.isPending} onClick={() => send(item.id, 'confirm')}>
                    {confirm}
                  </Button>
                )}
                <Button disabled={decide.isPending} onClick={() => send(item.id, back)}>
                  {item.mine ? '撤回' : '退回'}
                </Button>
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
