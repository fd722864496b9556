import type { CompanyCard as Company } from '#contract/companies.ts';
import { CompanyLogo } from '#web/features/companies/company-logo.tsx';
import { companySizeLabel, companyTypeLabel } from '#web/features/companies/company-words.ts';
import { paths } from '#web/paths.ts';

/** A company in a list: who it is, how it answers, how many posts are open. */
export function CompanyCard({ company }: { company: Company }) {
  const facts = [companyTypeLabel(company.type), company.cityName, companySizeLabel(company.size)].filter(Boolean);
  return (
    <article className="card relative flex items-center gap-4 p-4 transition-shadow hover:border-brand-line hover:shadow-float">
      <CompanyLogo name={company.name} src={company.logoUrl} size={56} />
      <div className="min-w-0 flex-1">
        <h2 className="text-16">
          <a className="cut block after:absolute after:inset-0" href={paths.company(company.id)}>
            {company.name}
          </a>
        </h2>
        <p className="cut text-13 text-ink-3">{facts.join(' · ')}</p>
        <p className="mt-1 flex gap-3 text-13">
          <span>
            在招 <b className="num text-brand">{company.openPosts}</b> 个
          </span>
          {company.replyRate !== null && <span className="text-ok-ink">回复率 {company.replyRate}%</span>}
          {company.status === 'unclaimed' && <span className="text-ink-3">未认领</span>}
        </p>
      </div>
    </article>
  );
}
