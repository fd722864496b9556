import { answerLimits, redListFrom } from '#contract/answers/answer-limits.ts';

const points = [
  `回复率是七天之内得到答复的投递所占的比例。答复是单位的第一个表态：有意向、邀面试或不合适；只打开不算。`,
  `已答复的，或者投出满七天的投递才计入；答复前自己撤回的不计。`,
  `一个月不足 ${answerLimits.deliveries} 份投递的单位不上榜，回复率在 ${redListFrom}% 以上、已认证的单位才上榜；同样的比例，更快的在前。`,
  `首页的回音只说城市、学段和学科：三十天里同城同学段同学科有 ${answerLimits.answers} 份以上答复、来自 ${answerLimits.schools} 所以上学校，才会出现，并且至少晚 ${answerLimits.delayMinutes} 分钟。不出现单位和个人。`,
];

/** How the figures are made, and what is not told. */
export function Method() {
  return (
    <section className="card p-5" aria-label="怎么算的">
      <h2 className="text-16">怎么算的</h2>
      <ul className="mt-2 list-disc space-y-2 pl-4 text-13 leading-5 text-ink-2">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </section>
  );
}
