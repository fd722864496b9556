import Check from 'lucide-react/icons/check';
import CircleAlert from 'lucide-react/icons/circle-alert';
import type { Recommendation } from '#contract/talents/recommendations.ts';
import { labelOf } from '#contract/taxonomy/list.ts';
import { tenures } from '#contract/taxonomy/tenures.ts';
import { CompanyLogo } from '#web/features/companies/company-logo.tsx';
import { DeliverLink } from '#web/features/deliveries/apply/deliver-link.tsx';
import { Salary } from '#web/features/salary/salary.tsx';
import { agoText } from '#web/features/time/time-text.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { ProgressRing } from '#web/ui/progress.tsx';
import { Tag } from '#web/ui/tag.tsx';

interface Props {
  item: Recommendation;
  now: number;
  onDismiss(): void;
}

/** A recommended post: how well it fits, and what speaks for and against it. */
export function RecommendedLine({ item: { post, score, reasons, doubts }, now, onDismiss }: Props) {
  return (
    <li
      className="flex gap-4 border-b border-line py-4 first:pt-1 last:border-b-0 max-sm:flex-wrap max-sm:gap-3"
      data-testid="recommended"
    >
      {score > 0 && (
        <ProgressRing value={score / 100} label="匹配度" size={44} tone="ok">
          <span className="text-13">{score}</span>
        </ProgressRing>
      )}
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <a href={paths.job(post.id)} className="text-16 font-semibold text-ink-1 hover:text-brand">
            {post.title}
          </a>
          {post.exam && <Tag tone="brand">公开招聘</Tag>}
          <Tag tone={post.tenure === 'establishment' ? 'brand' : 'plain'}>{labelOf(tenures, post.tenure)}</Tag>
          {!post.exam && <Salary value={post.salary} className="text-16" />}
        </p>
        <p className="mt-1 flex min-w-0 items-center gap-1.5 text-13 text-ink-3">
          <CompanyLogo name={post.company.name} src={post.company.logoUrl} size={18} bare />
          <span className="min-w-0 truncate">
            {post.company.name} · {post.place} · {agoText(post.refreshedAt, now)}
          </span>
        </p>
        <ul className="mt-1.5 flex flex-wrap gap-x-4 gap-y-1 text-12" aria-label="推荐理由">
          {reasons.map((reason) => (
            <li key={reason} className="flex items-center gap-1 text-ok-ink">
              <Check size={13} aria-hidden />
              {reason}
            </li>
          ))}
          {doubts.map((doubt) => (
            <li key={doubt} className="flex items-center gap-1 text-warm-ink">
              <CircleAlert size={13} aria-hidden />
              {doubt}
            </li>
          ))}
        </ul>
      </div>
      <div className="flex shrink-0 items-center gap-1 max-sm:basis-full max-sm:justify-end">
        <Button look="text" size="s" aria-label={`不感兴趣：${post.title}`} onClick={onDismiss}>
          不感兴趣
        </Button>
        <DeliverLink post={post} className="btn btn-s btn-tint" />
      </div>
    </li>
  );
}
