import { hoursOf, hoursText } from '#contract/answers/answer-time.ts';
import { Stat } from '#web/ui/stat.tsx';

/** Reply rate and response time; nothing with too few deliveries. */
export function ReplyStats({ rate, minutes }: { rate: number | null; minutes: number | null }) {
  if (rate === null) {
    return <p className="mt-4 rounded-ctl bg-fill px-3 py-2 text-12 text-ink-3">投递还不多，暂时没有回复率。</p>;
  }
  const [value = '–', unit] = minutes === null ? [] : hoursText(hoursOf(minutes)).split(' ');
  return (
    <div className="mt-4 grid grid-cols-2 divide-x divide-line border-y border-line py-3">
      <Stat value={rate} unit="%" label="近 90 天回复率" />
      <div className="pl-5">
        <Stat value={value} unit={unit} label="一般多久答复" />
      </div>
    </div>
  );
}
