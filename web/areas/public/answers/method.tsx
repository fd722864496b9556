import { answerLimits, redListFrom } from '#contract/answers/answer-limits.ts';
import { answerDays } from '#contract/answers/answer-time.ts';

const points = [
  ['怎样算答复', '单位的第一个表态：有意向、邀面试或不合适；只打开简历不算。'],
  ['回复率', `近 ${answerDays} 天的投递里，七天之内得到答复的比例；没满七天又没答复的、答复前自己撤回的不计。`],
  ['一般多久答复', `近 ${answerDays} 天得到答复的投递，一半在这个时间之内。全站各处都是这一个数。`],
  [
    '谁能上榜',
    `已认证，近 ${answerDays} 天收到 ${answerLimits.deliveries} 份以上投递，回复率在 ${redListFrom}% 以上；比例相同，投递多的在前，再比快慢。`,
  ],
  [
    '首页的回音',
    `只说城市、学段和学科，不出现单位和个人；三十天里同类答复满 ${answerLimits.answers} 份、来自 ${answerLimits.schools} 所以上学校才会出现，至少晚 ${answerLimits.delayMinutes} 分钟。`,
  ],
] as const;

/** How the figures are made, and what is not told. */
export function Method() {
  return (
    <section className="card p-5" aria-label="怎么算的">
      <h2 className="text-16">怎么看</h2>
      <dl className="mt-3 grid gap-x-10 gap-y-4 text-13 leading-5 md:grid-cols-2">
        {points.map(([name, text]) => (
          <div key={name}>
            <dt className="font-medium text-ink-1">{name}</dt>
            <dd className="mt-1 text-ink-3">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
