import { Form, type FormInstance } from 'antd';
import type { OwnCompanyForm } from '#contract/companies/own-company.ts';
import { benefits } from '#contract/taxonomy/benefits.ts';
import { companySizes } from '#contract/taxonomy/company-sizes.ts';
import { companyTypes } from '#contract/taxonomy/company-types.ts';
import { labelOf } from '#contract/taxonomy/list.ts';
import { CompanyLogo } from '#web/features/companies/company-logo.tsx';

const SHOWN_BENEFITS = 6;

/** The school's card beside its posts, of what is typed now. */
export function CompanyPreview({ company, form }: { company: OwnCompanyForm; form: FormInstance }) {
  const typed: Partial<OwnCompanyForm> = Form.useWatch([], form) ?? {};
  const { name, type, size, intro, benefits: offered = [], facts } = { ...company, ...typed };
  const numbers = [
    [facts?.founded, '年建校'],
    [facts?.campuses, '个校区'],
    [facts?.staff, '名教职工'],
  ].filter(([value]) => value);
  return (
    <section className="mt-5 border-t border-line pt-4 max-lg:hidden" aria-label="求职者看到的样子">
      <h3 className="text-14 font-semibold text-ink-1">求职者在职位旁边看到</h3>
      <div className="mt-3 rounded-ctl bg-fill p-4 text-13">
        <p className="flex items-center gap-3">
          <CompanyLogo name={name} src={company.logoUrl} size={40} />
          <b className="min-w-0 text-14 font-semibold break-words text-ink-1">{name}</b>
        </p>
        <p className="mt-3 text-ink-2">
          {[labelOf(companyTypes, type), company.regionName, size && labelOf(companySizes, size)]
            .filter(Boolean)
            .join('，')}
        </p>
        {numbers.length > 0 && (
          <p className="tabular mt-1 text-ink-3">{numbers.map((pair) => pair.join(' ')).join('，')}</p>
        )}
        {intro && <p className="mt-3 line-clamp-3 text-ink-2">{intro}</p>}
        <p className="mt-3 flex flex-wrap gap-1.5">
          {offered.slice(0, SHOWN_BENEFITS).map((code) => (
            <span key={code} className="tag bg-surface">
              {labelOf(benefits, code)}
            </span>
          ))}
        </p>
      </div>
    </section>
  );
}
