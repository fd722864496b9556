import { SiteFigures } from '#web/features/site/site-figures.tsx';

const gains = [
  ['一处收齐投递', '按职位和进度看每份简历，七天内答复有提醒'],
  ['岗位说得清楚', '学段、学科、编制、资格证分项填写，老师自己先核对'],
  ['答复看得见', '回复率和平均回复时间公开，认真的单位更受信任'],
] as const;

/** Beside the sign-in: the board out of focus, and what answering brings. The figures are the site's own. */
export function AnswerBoard() {
  return (
    <aside className="relative hidden overflow-hidden bg-brand-tint lg:block">
      <div
        className="absolute top-20 left-16 h-[560px] w-[1080px] rounded-card border border-line bg-[url(/sign-in/board-light.webp)] bg-cover bg-left-top opacity-90 shadow-float dark:bg-[url(/sign-in/board-dark.webp)]"
        aria-hidden="true"
      />
      <section
        aria-labelledby="answers-title"
        className="absolute right-16 bottom-14 left-16 max-w-180 rounded-card border border-line bg-raised p-7 shadow-float"
      >
        <h2 id="answers-title" className="text-20 font-semibold text-ink-1">
          认真答复的学校，老师愿意投
        </h2>
        <SiteFigures />
        <dl className="mt-5 space-y-3 border-t border-line pt-5">
          {gains.map(([name, text]) => (
            <div key={name} className="flex gap-4">
              <dt className="w-28 shrink-0 font-medium text-ink-1">{name}</dt>
              <dd className="text-13 text-ink-2">{text}</dd>
            </div>
          ))}
        </dl>
      </section>
    </aside>
  );
}
