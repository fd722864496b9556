import { CompanyLogo } from '#web/features/companies/company-logo.tsx';
import { Pay } from '#web/features/salary/pay.tsx';
import { paths } from '#web/paths.ts';
import type { DetailData } from './load-content.ts';

/** Open posts that belong to what one reads. */
export function Hiring({ posts: { word, href, total, items } }: { posts: NonNullable<DetailData['posts']> }) {
  return (
    <>
      <h2 className="flex items-baseline justify-between text-16">
        正在招，{word}
        <span className="tabular text-14 font-normal text-ink-3">{total.toLocaleString('en-US')} 个</span>
      </h2>
      <ul>
        {items.map(({ id, title, salary, company }) => (
          <li key={id} className="border-b border-line">
            <a className="group flex items-center gap-3 py-2.5" href={paths.job(id)}>
              <CompanyLogo name={company.name} src={company.logoUrl} size={36} />
              <span className="min-w-0 flex-1">
                <span className="flex items-baseline justify-between gap-2 leading-5.5">
                  <span className="cut font-semibold text-ink-1 group-hover:text-brand">{title}</span>
                  <Pay value={salary} className="flex-none text-14" />
                </span>
                <small className="cut block text-14 leading-5 text-ink-3">{company.name}</small>
              </span>
            </a>
          </li>
        ))}
      </ul>
      <a className="link mt-2.5 inline-block text-14" href={href}>
        全部职位
      </a>
    </>
  );
}
