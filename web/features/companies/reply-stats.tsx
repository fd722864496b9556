import { spanParts } from '#web/features/time/span-parts.ts';
import { Stat } from '#web/ui/stat.tsx';

/** Reply rate and response time; nothing with too few deliveries. */
export function ReplyStats({ rate, minutes }: { rate: number | null; minutes: number | null }) {
  if (rate === null) {
    return <p className="mt-4 rounded-ctl bg-fill px-3 py-2 text-12 text-ink-3">投递还不多，暂时没有回复率。</p>;
  }
  const span = minutes === null ? null : spanParts(minutes);
  return (
    <div className="mt-4 grid grid-cols-2 divide-x divide-line border-y border-line py-3">
      <Stat value={rate} unit="%" label="回复率" />
      <div className="pl-5">
        {span ? (
          <Stat value={span.value} unit={span.unit} label="平均回复时间" />
        ) : (
          <Stat value="–" label="平均回复时间" />
        )}
      </div>
    </div>
  );
}
