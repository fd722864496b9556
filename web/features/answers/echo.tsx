import { hoursOf, hoursText } from '#contract/answers/answer-time.ts';

/** How surely and how soon a school answers: 回复 97% · 一般 7 小时; hours up to 48, then days. `rate` null: too few deliveries to say. */
export function Echo({ rate, minutes }: { rate: number | null; minutes: number | null }) {
  if (rate === null) return <span className="echo">新单位</span>;
  return (
    <span className="echo">
      回复 <b>{rate}%</b>
      {minutes !== null && (
        <>
          {' · '}一般 <b>{hoursText(hoursOf(minutes))}</b>
        </>
      )}
    </span>
  );
}
