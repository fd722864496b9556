import { useState } from 'react';
import type { JudgeEntry, JudgeView } from '#contract/exams/interview/judge.ts';
import { linesOf } from './judge-store.ts';
import { LotList } from './lot-list.tsx';
import { SheetForm } from './sheet-form.tsx';
import { SheetOver } from './sheet-over.tsx';
import { WaitingPart, waitOf } from './waiting-part.tsx';

/** The numbers of the group in their turn, and the sheet of the chosen one. */
export function GroupPart({ view, queue }: { view: JudgeView; queue: readonly JudgeEntry[] }) {
  const [chosen, setChosen] = useState<number | null>(null);
  const lines = linesOf(view, queue);
  const goOn = () => {
    setChosen(null);
    document.documentElement.scrollTop = 0;
  };
  const given = lines.flatMap(({ state, total }) => (state === 'sealed' && total !== null ? [total] : []));
  const wait = waitOf(view);
  const isClosed = view.group.state === 'closed';
  const next = isClosed ? undefined : lines.find(({ state }) => state === 'open');
  const line = lines.find(({ lot }) => lot === chosen) ?? next;
  if (wait) return <WaitingPart view={view} wait={wait} />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <LotList lines={lines} chosen={line?.lot ?? null} onChoose={setChosen} />
      {line?.state === 'open' && !isClosed ? (
        <SheetForm key={line.lot} lot={line.lot} criteria={view.group.criteria} given={given} onDone={goOn} />
      ) : (
        <SheetOver line={line} lines={lines} isClosed={isClosed} next={next?.lot ?? null} onNext={goOn} />
      )}
    </div>
  );
}
