import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import type { JudgeEntry, JudgeView } from '../../contract/interview/judge.ts';
import { addEntry, linesOf } from './judge-store.ts';
import { LotList } from './lot-list.tsx';
import { RecuseForm } from './recuse-form.tsx';
import { SheetForm } from './sheet-form.tsx';
import { SheetOver } from './sheet-over.tsx';
import { WaitingPart, waitOf } from './waiting-part.tsx';

/** The numbers of the group in their turn, and the sheet of the chosen one. */
export function GroupPart({ view, queue }: { view: JudgeView; queue: readonly JudgeEntry[] }) {
  const [chosen, setChosen] = useState<number | null>(null);
  const [recusing, setRecusing] = useState<number | null>(null);
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
  const isOpen = line?.state === 'open' && !isClosed;
  if (wait) return <WaitingPart view={view} wait={wait} />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <LotList lines={lines} chosen={line?.lot ?? null} onChoose={setChosen}>
        {isOpen && line.lot !== recusing && <Button onClick={() => setRecusing(line.lot)}>回避这个号</Button>}
      </LotList>
      {isOpen && line.lot === recusing ? (
        <RecuseForm
          lot={line.lot}
          onDone={(reason) => {
            addEntry(line.lot, { kind: 'recusal', reason });
            goOn();
          }}
          onCancel={() => setRecusing(null)}
        />
      ) : isOpen ? (
        <SheetForm key={line.lot} lot={line.lot} criteria={view.group.criteria} given={given} onDone={goOn} />
      ) : (
        <SheetOver line={line} lines={lines} isClosed={isClosed} next={next?.lot ?? null} onNext={goOn} />
      )}
    </div>
  );
}
