import ExternalLink from 'lucide-react/icons/external-link';
import { benefits } from '#contract/taxonomy/benefits.ts';
import { labelsOf } from '#contract/taxonomy/list.ts';
import { formatPhone } from '#contract/text.ts';
import { Address, MapLink } from '#web/features/companies/address.tsx';
import { CompanyLogo } from '#web/features/companies/company-logo.tsx';
import { paths } from '#web/paths.ts';
import { AnswersCard } from './answers-card.tsx';
import type { CompanyData } from './load-company.ts';

type Company = CompanyData['company'];

function BenefitsCard({ company }: { company: Company }) {
  const offered = labelsOf(benefits, company.benefits);
  if (offered.length === 0) return null;
  return (
    <section className="card p-5 max-sm:p-4" aria-labelledby="benefits-title">
      <h2 id="benefits-title" className="text-16">
        福利待遇
      </h2>
      <p className="mt-3 flex flex-wrap gap-2">
        {offered.map((label) => (
          <span key={label} className="tag tag-l">
            {label}
          </span>
        ))}
      </p>
    </section>
  );
}

/** 怎么到校: address, telephone and web site. */
function WayCard({ company: { regionName, address, website, facts } }: { company: Company }) {
  return (
    <section className="card p-5 max-sm:p-4" aria-labelledby="way-title">
      <h2 id="way-title" className="mb-2 text-16">
        怎么到校
      </h2>
      <Address region={regionName} address={address} />
      <p className="mt-1.5 pl-6">
        <MapLink region={regionName} address={address} />
      </p>
      {facts.hotline && <p className="mt-2 text-13">电话 {formatPhone(facts.hotline)}</p>}
      {website && (
        <p className="mt-2 text-13">
          <a
            className="link inline-flex items-center gap-1"
            href={website}
            target="_blank"
            rel="noopener noreferrer nofollow"
          >
            官方网站
            <ExternalLink size={13} aria-hidden />
            <span className="sr-only">（在新窗口打开）</span>
          </a>
        </p>
      )}
    </section>
  );
}

function NearCard({ near }: Pick<CompanyData, 'near'>) {
  if (near.length === 0) return null;
  return (
    <section className="card p-5 max-sm:p-4" aria-labelledby="near-title">
      <h2 id="near-title" className="text-16">
        同城同类单位
      </h2>
      <ul className="mt-1">
        {near.map(({ id, name, logoUrl, replyRate, openPosts }) => (
          <li key={id}>
            <a className="group flex items-center gap-3 py-2" href={paths.company(id)}>
              <CompanyLogo name={name} src={logoUrl} size={36} />
              <span className="min-w-0">
                <span className="cut block text-14 font-medium text-ink-1 group-hover:text-brand">{name}</span>
                <span className="block text-12 text-ink-3">
                  {replyRate !== null && `回复率 ${replyRate}% · `}在招 {openPosts}
                </span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** How the school answers, what it offers, where it is, and its neighbours. */
export function CompanySide({ data: { company, answers, near } }: { data: CompanyData }) {
  return (
    <>
      <AnswersCard company={company} answers={answers} />
      <BenefitsCard company={company} />
      <WayCard company={company} />
      <NearCard near={near} />
    </>
  );
}
