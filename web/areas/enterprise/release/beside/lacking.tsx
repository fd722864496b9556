import { Circle, CircleCheck } from 'lucide-react';
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
          const Mark = own.length > 0 ? Circle : CircleCheck;
          return (
            <li key={name} className="flex gap-2 text-ink-2">
              <Mark
                size={16}
                className={`mt-0.5 flex-none ${own.length > 0 ? 'text-ink-4' : 'text-ok'}`}
                aria-hidden="true"
              />
              <span className="flex-none">第 {step + 1} 步</span>
              <span className="text-ink-3">
                {own.map(({ message }) => message.replace(/^请(填写|选择)/, '')).join('、') || '写好了'}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
