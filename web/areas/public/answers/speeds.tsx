import type { ListedAnswerer } from '#contract/answers/answers.ts';
import { hoursText } from '#web/features/answers/answer-words.ts';
import { DotPlot } from '#web/ui/dot-plot.tsx';

const BINS = 24;
export const DAY_HOURS = 24;
/** The end of the scale of hours: the next whole day. */
export const scaleOf = (items: readonly ListedAnswerer[]) =>
  Math.max(1, Math.ceil(Math.max(...items.map(({ medianHours }) => medianHours)) / DAY_HOURS)) * DAY_HOURS;

/** How fast the listed schools answer, with the first among them. */
export function Speeds({ items }: { items: readonly ListedAnswerer[] }) {
  const scale = scaleOf(items);
  const hours = items.map(({ medianHours }) => medianHours).sort((a, b) => a - b);
  const middle = hours[Math.floor(hours.length / 2)] ?? 0;
  const own = items[0]?.medianHours ?? 0;
  const binOf = (value: number) => Math.min(BINS - 1, Math.floor((value / scale) * BINS));
  const columns = Array.from({ length: BINS }, (_, bin) => ({
    at: (bin + 0.5) / BINS,
    n: hours.filter((value) => binOf(value) === bin).length,
    label: `${(bin * scale) / BINS} 小时起`,
  }));
  return (
    <div className="[&_.bg-surface]:bg-transparent">
      <DotPlot
        caption="上榜学校多久答复"
        headings={['半数答复用时', '学校']}
        columns={columns}
        marks={[
          { at: middle / scale, label: `${items.length} 所中位 ${hoursText(middle)}`, kind: 'middle' },
          { at: own / scale, label: `这一所 ${hoursText(own)}`, kind: 'own' },
        ]}
        ends={['当时', `${scale / DAY_HOURS} 天`]}
      />
    </div>
  );
}
