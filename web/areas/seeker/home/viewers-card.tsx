import { dayMs } from '#contract/months.ts';
import { CompanyLogo } from '#web/features/companies/company-logo.tsx';
import { agoText } from '#web/features/time/time-text.ts';
import { paths } from '#web/paths.ts';
import { Card } from '#web/ui/card.tsx';
import type { SeekerHomeData } from './load-home.ts';

const shown = 3;

/** Who viewed the resume last; nothing before the first view. */
export function ViewersCard({ views, now }: Pick<SeekerHomeData, 'views' | 'now'>) {
  if (!views || views.items.length === 0) return null;
  const week = views.items.filter(({ viewedAt }) => now - Date.parse(viewedAt) < 7 * dayMs).length;
  return (
    <Card
      space="side"
      heading="谁看过我"
      aside={
        <a href={paths.lookMe()} className="link">
          {week > 0 ? `近 7 天 ${week} 家` : '全部'}
        </a>
      }
    >
      <ul className="space-y-3">
        {views.items.slice(0, shown).map(({ id, company, viewedAt, times, postTitle }) => (
          <li key={id} className="flex items-center gap-3">
            <CompanyLogo name={company.name} src={company.logoUrl} size={36} />
            <span className="min-w-0 flex-1">
              <a href={paths.company(company.id)} className="block truncate text-14 text-ink-1 hover:text-brand">
                {company.name}
              </a>
              <span className="block truncate text-12 text-ink-3">
                {agoText(viewedAt, now)}
                {times > 1 && `，看过 ${times} 次`}
                {postTitle && ` · ${postTitle}`}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
