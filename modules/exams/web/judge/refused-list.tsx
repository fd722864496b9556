import { Button } from '#web/ui/button.tsx';
import type { JudgeEntry, JudgeView } from '../../contract/interview/judge.ts';
import { dropRefused, judgeName, type Refused, sumOf } from './judge-store.ts';

interface Props {
  view: JudgeView | null;
  refused: readonly Refused[];
  /** What cannot be sent while the device is out. */
  queue: readonly JudgeEntry[];
}

const entryText = (entry: JudgeEntry) =>
  entry.kind === 'recusal'
    ? `${entry.lot} 号回避：${entry.reason}`
    : `${entry.lot} 号 ${sumOf(entry.marks)} 分（${entry.marks.join('、')}）`;

/** Entries that did not count, with why: nothing that was sealed disappears in silence. */
export function RefusedList({ view, refused, queue }: Props) {
  if (refused.length === 0 && queue.length === 0) return null;
  const isOpen = (lot: number) => view?.lots.some((line) => line.lot === lot && line.state === 'open') ?? false;
  return (
    <section aria-label="没有计入的评分" className="rounded-card border border-warm-line bg-warm-tint p-4 text-14">
      <h2 className="text-16 font-semibold text-warm-ink">没有计入的评分，请给考务看</h2>
      <ul className="mt-1 divide-y divide-warm-line">
        {refused.map((one) => {
          const { entry, message, judge } = one;
          const mayRedo =
            entry.kind === 'sheet' && view !== null && judge === judgeName(view) && view.group.state !== 'closed';
          return (
            <li key={entry.id} className="flex flex-wrap items-center gap-2 py-2">
              <span className="tabular min-w-0 flex-1 basis-64 text-ink-1">
                {entryText(entry)}
                <span className="block text-13 text-warm-ink">
                  {message}（{judge}）
                </span>
              </span>
              {mayRedo && isOpen(entry.lot) && (
                <Button size="s" onClick={() => dropRefused(one, true)}>
                  重新评分
                </Button>
              )}
              <Button size="s" look="text" onClick={() => dropRefused(one, false)}>
                考务已知
              </Button>
            </li>
          );
        })}
        {queue.map((entry) => (
          <li key={entry.id} className="tabular py-2 text-ink-1">
            {entryText(entry)}
            <span className="block text-13 text-warm-ink">没有上报；同一位考官换发进入码后会自动上报</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
