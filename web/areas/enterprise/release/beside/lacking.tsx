import { readyPost } from '#contract/posts/ready-post.ts';
import type { PostDraftForm } from '#contract/posts/recruiter-posts.ts';
import { stepOf, steps } from '../steps.ts';

/** What publishing still needs, by step. */
export function Lacking({ form }: { form: PostDraftForm }) {
  const { faults } = readyPost(form, new Date());
  return (
    <section aria-label="发布还差什么" className="mt-3 rounded-card border border-line bg-surface p-4 text-13">
      <h2 className="text-14 font-semibold text-ink-1">
        {faults.length > 0 ? `发布还差 ${faults.length} 项` : '必填的都写好了'}
      </h2>
      <ul className="mt-2 grid gap-y-1.5">
        {steps.slice(0, -1).map((name, step) => {
          const own = faults.filter(({ path }) => stepOf(path) === step);
          return (
            <li key={name} className="flex gap-3 text-ink-3">
              <span className="flex-none text-ink-2">第 {step + 1} 步</span>
              {own.map(({ message }) => message.replace(/^请(填写|选择)/, '')).join('、') || '写好了'}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
