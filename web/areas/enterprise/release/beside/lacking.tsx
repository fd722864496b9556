import type { Issue } from '#contract/errors.ts';
import { readyPost } from '#contract/posts/ready-post.ts';
import type { PostDraftForm } from '#contract/posts/recruiter-posts.ts';

/** What publishing still needs, each leading to its field. */
export function Lacking({ form, onShow }: { form: PostDraftForm; onShow(faults: readonly Issue[]): void }) {
  const { faults } = readyPost(form, new Date());
  return (
    <section aria-label="发布还差什么" className="mt-3 rounded-card border border-line bg-surface p-4 text-14">
      <h2 className="text-14 font-semibold text-ink-1">
        {faults.length > 0 ? `发布还差 ${faults.length} 项` : '必填的都写好了'}
      </h2>
      <ul className="mt-2 flex flex-wrap gap-x-3 gap-y-1.5 empty:hidden">
        {faults.map((fault) => (
          <li key={fault.path}>
            <button type="button" className="link cursor-pointer" onClick={() => onShow([fault])}>
              {fault.message.replace(/^请(填写|选择)/, '')}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
