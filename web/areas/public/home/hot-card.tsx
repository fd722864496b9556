import type { PostCard } from '#contract/posts.ts';
import { CompanyLogo } from '#web/features/companies/company-logo.tsx';
import { companyTypeLabel } from '#web/features/companies/company-words.ts';
import { postTags } from '#web/features/posts/post-words.ts';
import { Salary } from '#web/features/posts/salary.tsx';
import { agoText } from '#web/features/posts/time-text.ts';
import { paths } from '#web/paths.ts';

/** A post in a grid of the home page. */
export function HotCard({ post, now }: { post: PostCard; now: number }) {
  const { company } = post;
  return (
    <article className="hot-card">
      <div className="flex items-baseline justify-between gap-3">
        <h3 className="cut text-16">
          <a className="after:absolute after:inset-0" href={paths.job(post.id)}>
            {post.title}
          </a>
        </h3>
        <Salary value={post.salary} />
      </div>
      <p className="mt-2 flex items-center justify-between gap-3">
        <span className="flex min-w-0 gap-1.5 overflow-hidden">
          {postTags(post)
            .slice(0, 3)
            .map(({ label, brand }) => (
              <span key={label} className={brand ? 'tag tag-brand' : 'tag'}>
                {label}
              </span>
            ))}
        </span>
        <span className="flex-none text-12 text-ink-3">{post.place}</span>
      </p>
      <p className="mt-3 flex items-center gap-2 border-t border-line pt-3 text-13">
        <CompanyLogo name={company.name} src={company.logoUrl} size={20} bare />
        <span className="cut text-ink-1">{company.name}</span>
        <span className="ml-auto flex-none text-12 text-ink-3">
          {companyTypeLabel(company.type)} · {agoText(post.refreshedAt, now)}
        </span>
      </p>
    </article>
  );
}
