import type { FollowedCompany } from '#contract/search/alerts.ts';
import { call } from '#web/api/browser-call.ts';
import { CompanyLogo } from '#web/features/companies/company-logo.tsx';
import { companyTypeLabel } from '#web/features/companies/company-words.ts';
import { FollowButton } from '#web/features/companies/follow-button.tsx';
import { agoText } from '#web/features/time/time-text.ts';
import { paths } from '#web/paths.ts';
import type { ListOf } from './load-favourites.ts';
import { MoreButton } from './more-button.tsx';
import { NothingYet } from './nothing-yet.tsx';
import { useMore } from './use-more.ts';

function CompanyLine({ followed: { company, newPosts, latest }, now }: { followed: FollowedCompany; now: number }) {
  const facts = [companyTypeLabel(company.type), company.cityName, `${company.openPosts} 个在招职位`];
  return (
    <li className="border-b border-line px-5 py-4 last:border-b-0 max-sm:px-4" data-testid="followed">
      <div className="flex items-center gap-4">
        <CompanyLogo name={company.name} src={company.logoUrl} />
        <div className="min-w-0 flex-1">
          <a
            href={paths.company(company.id)}
            className="block truncate text-16 font-semibold text-ink-1 hover:text-brand"
          >
            {company.name}
          </a>
          <p className="truncate text-13 text-ink-3">{facts.filter(Boolean).join(' · ')}</p>
        </div>
        <FollowButton id={company.id} name={company.name} following className="btn-s shrink-0" />
      </div>
      {latest.length > 0 && (
        <div className="mt-3 rounded-ctl bg-fill px-4 py-3 sm:ml-15">
          <p className="text-12 text-ink-3">近 30 天新发布 {newPosts} 个职位</p>
          <ul className="mt-1 space-y-1 text-13">
            {latest.map(({ id, title, publishedAt }) => (
              <li key={id} className="flex justify-between gap-3">
                <a href={paths.job(id)} className="truncate text-ink-1 hover:text-brand">
                  {title}
                </a>
                <span className="tabular shrink-0 text-ink-3">{agoText(publishedAt, now)}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </li>
  );
}

/** Followed companies with their new posts; an unfollowed one stays visible until the page is left. */
export function FollowsPane({ list, now }: { list: ListOf<'follows'>; now: number }) {
  const { items, ...more } = useMore(list, (cursor) =>
    call('GET /api/follows', { query: { cursor } }, { background: true }),
  );
  if (items.length === 0)
    return (
      <NothingYet
        title="还没有关注单位"
        text="关注心仪的学校，它们发布新职位时会出现在求职首页"
        href={paths.companies()}
        act="去找单位"
      />
    );
  return (
    <>
      <ul className="card">
        {items.map((followed) => (
          <CompanyLine key={followed.company.id} followed={followed} now={now} />
        ))}
      </ul>
      <MoreButton {...more} />
    </>
  );
}
