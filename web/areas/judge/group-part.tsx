import { useState } from 'react';
import { earlyMs, type JudgeEntry, type JudgeView } from '#contract/exams/interview/judge.ts';
import { dayAndTime } from '#web/features/time/day-parts.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { linesOf } from './judge-store.ts';
import { LotList } from './lot-list.tsx';
import { SheetForm } from './sheet-form.tsx';
import { SheetOver } from './sheet-over.tsx';

/** Why nothing is scored now; null where it is. A device that went offline early knows the hour by its own clock. */
function waitOf({ group: { state, startsAt }, lots }: JudgeView): { title: string; text: string } | null {
  if (lots.length === 0) return { title: '还没有抽签', text: '签号抽出后自动出现在这里，不用刷新。' };
  if (state === 'suspended') return { title: '项目已暂停', text: '暂不评分，恢复后自动继续。' };
  if (state !== 'early' || Date.now() >= Date.parse(startsAt) - earlyMs) return null;
  return {
    title: '还没有开始',
    text: `${dayAndTime(startsAt)} 开始，提前 ${earlyMs / 60_000} 分钟可以评分。共 ${lots.length} 个号。`,
  };
}

/** The numbers of the group in their turn, and the sheet of the chosen one. */
export function GroupPart({ view, queue }: { view: JudgeView; queue: readonly JudgeEntry[] }) {
  const [chosen, setChosen] = useState<number | null>(null);
  const lines = linesOf(view, queue);
  const goOn = () => {
    setChosen(null);
    document.documentElement.scrollTop = 0;
  };
  const wait = waitOf(view);
  const isClosed = view.group.state === 'closed';
  const next = isClosed ? undefined : lines.find(({ state }) => state === 'open');
  const line = lines.find(({ lot }) => lot === chosen) ?? next;
  if (wait)
    return (
      <section className="card" aria-label="等待">
        <EmptyState title={wait.title} text={wait.text} />
      </section>
    );
  return (
    <div className="grid items-start gap-3 md:grid-cols-[220px_minmax(0,1fr)]">
      <LotList lines={lines} chosen={line?.lot ?? null} onChoose={setChosen} />
      {line?.state === 'open' && !isClosed ? (
        <SheetForm key={line.lot} lot={line.lot} criteria={view.group.criteria} onDone={goOn} />
      ) : (
        <SheetOver line={line} isClosed={isClosed} next={next?.lot ?? null} onNext={goOn} />
      )}
    </div>
  );
}
