import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { Workbench } from '#contract/deliveries/workbench.ts';
import { paths } from '#web/paths.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { DeskCard } from './desk-card.tsx';
import { UrgentRow } from './urgent-row.tsx';

/** The deliveries to answer first, each with its answer in the row. The next one slides in, and the focus stays. */
export function UrgentCard({ desk: { urgent, urgentTotal, dueSoon } }: { desk: Workbench }) {
  const list = useRef<HTMLUListElement>(null);
  const [answeredAt, setAnsweredAt] = useState<number | null>(null);
  const first = urgent[0]?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows that came in have another button at this place
  useEffect(() => {
    if (answeredAt === null) return;
    const buttons = list.current?.querySelectorAll<HTMLElement>('[data-answer]') ?? [];
    buttons[Math.min(answeredAt, buttons.length - 1)]?.focus();
    setAnsweredAt(null);
  }, [urgentTotal, first]);
  const others = urgentTotal - urgent.length;
  const deliveries = urgent.filter(({ interview }) => !interview);
  return (
    <DeskCard
      title="现在要答"
      count={urgent.length}
      aside={
        others > 0 && (
          <Link className="link" to={paths.box({ sort: 'due' })}>
            投递箱里还有 {others} 份{dueSoon <= deliveries.length && '，都不急'}
          </Link>
        )
      }
    >
      {urgent.length === 0 ? (
        <EmptyState compact title="都答完了" text="新的投递会出现在这里" />
      ) : (
        <ul ref={list} className="grid flex-1 auto-rows-fr grid-cols-1 divide-y divide-line border-t border-line">
          {urgent.map((row, at) => (
            <UrgentRow key={row.id} row={row} onAnswered={() => setAnsweredAt(at)} />
          ))}
        </ul>
      )}
    </DeskCard>
  );
}
