import { CompanyLogo } from '#web/features/companies/company-logo.tsx';
import { paths } from '#web/paths.ts';
import { HomeSection } from './home-section.tsx';
import type { HomeData } from './load-home.ts';

type Admissions = HomeData['columns']['admissions'];

/** Current admission programmes. */
export function AdmissionsSection({ admissions }: { admissions: Admissions }) {
  if (admissions.length === 0) return null;
  return (
    <HomeSection title="在线招生" more={{ label: '全部招生', href: paths.admissions() }}>
      <ul className="admission-line card">
        {admissions.map((admission) => (
          <Admission key={admission.href} admission={admission} />
        ))}
      </ul>
    </HomeSection>
  );
}

function Admission({ admission: { title, href, school, hint } }: { admission: Admissions[number] }) {
  return (
    <li>
      <a className="admission-link" href={href}>
        <CompanyLogo name={school} src={null} size={40} />
        <span className="min-w-0">
          <span className="cut block font-medium text-ink-1">{title}</span>
          <span className="cut block text-12 text-ink-3">{school}</span>
          <span className="cut block text-12 text-ink-3">{hint}</span>
        </span>
      </a>
    </li>
  );
}
