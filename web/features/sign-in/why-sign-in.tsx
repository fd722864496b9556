import { SiteFigures } from '#web/features/site/site-figures.tsx';

const gains = [
  ['每份投递都有回音', '谁看了、到哪一步、几天没答复，一条一条记着'],
  ['先看能不能报', '学历、专业、教资和岗位要求逐项对照，再决定投不投'],
  ['简历你说了算', '投给谁谁能看，随时撤回；现在的学校可以屏蔽'],
] as const;

/** Beside the seeker's sign-in: what it is good for. The figures are the site's own. */
export function WhySignIn() {
  return (
    <section aria-label="登录以后">
      <h2 className="text-18">好老师，值得一份有回音的投递</h2>
      <SiteFigures />
      <dl className="mt-5 space-y-3 border-t border-line pt-5">
        {gains.map(([name, text]) => (
          <div key={name}>
            <dt className="font-medium text-ink-1">{name}</dt>
            <dd className="text-13 text-ink-2">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
