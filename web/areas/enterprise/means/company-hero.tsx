import { Form, type FormInstance } from 'antd';
import { Fragment, type ReactNode } from 'react';
import type { OwnCompanyForm } from '#contract/companies/own-company.ts';
import { benefits } from '#contract/taxonomy/benefits.ts';
import { companySizes } from '#contract/taxonomy/company-sizes.ts';
import { companyTypes } from '#contract/taxonomy/company-types.ts';
import { labelOf } from '#contract/taxonomy/list.ts';
import { CompanyLogo } from '#web/features/companies/company-logo.tsx';
import { SchoolPicture } from '#web/features/pictures/school-picture.tsx';
import { paths } from '#web/paths.ts';
import { Meter } from '#web/ui/progress.tsx';

/** What a complete page has beside the obligatory fields: its name, where it is in the form, and whether it is there; what is missing first. */
const itemsOf = ({ coverUrl, album, website, intro, benefits: offered, facts }: OwnCompanyForm) =>
  (
    [
      ['主页图片', 'cover', Boolean(coverUrl)],
      ['相册照片', 'album', album.length > 0],
      ['官网', 'company_website', website !== ''],
      ['单位简介', 'company_intro', intro !== ''],
      ['福利', 'company_benefits', offered.length > 0],
      ['联系电话', 'company_facts_hotline', Boolean(facts.hotline)],
    ] as const
  ).toSorted(([, , one], [, , other]) => Number(one) - Number(other));

function goTo(id: string) {
  const part = document.getElementById(id);
  part?.scrollIntoView({ block: 'center' });
  part?.focus({ preventScroll: true });
}

/** How far the page is, and the way to what is missing; the cover is uploaded here. */
export function Completeness({ company, cover }: { company: OwnCompanyForm; cover: ReactNode }) {
  const items = itemsOf(company);
  const missing = items.filter(([, , isThere]) => !isThere);
  if (missing.length === 0) return null;
  return (
    <section
      aria-label="主页完整度"
      className="mb-5 flex flex-wrap items-center gap-3 rounded-ctl bg-brand-tint px-4 py-3"
    >
      <h3 className="flex items-center gap-3 text-14 font-semibold text-ink-1 max-sm:w-full">
        还缺 {missing.length} 项
        <Meter value={items.length - missing.length} of={items.length} className="h-1.5! w-24 max-sm:flex-1" />
        <span className="tabular text-13 font-normal text-ink-3">
          {items.length - missing.length} / {items.length}
        </span>
      </h3>
      <div className="flex flex-wrap gap-2 max-sm:grid max-sm:w-full max-sm:grid-cols-2 max-sm:[&_.btn]:w-full">
        {missing.map(([name, at]) =>
          at === 'cover' && cover ? (
            <Fragment key={name}>{cover}</Fragment>
          ) : (
            <button key={name} type="button" className="btn btn-outline" onClick={() => goTo(at)}>
              补{name}
            </button>
          ),
        )}
      </div>
    </section>
  );
}

interface Props {
  company: OwnCompanyForm;
  form: FormInstance;
  /** Change the pictures. */
  logo: ReactNode;
  cover: ReactNode;
}

/** The head of the school's page as seekers see it, of what is typed now. */
export function CompanyHero({ company, form, logo, cover }: Props) {
  const typed: Partial<OwnCompanyForm> = Form.useWatch([], form) ?? {};
  const { name, type, size, intro, benefits: offered = [], facts } = { ...company, ...typed };
  const numbers = [
    [facts?.founded, '年建校'],
    [facts?.campuses, '个校区'],
    [facts?.staff, '名教职工'],
    [facts?.classes, '个教学班'],
  ].filter(([value]) => value);
  return (
    <section
      aria-labelledby="preview"
      className="overflow-hidden rounded-card border border-line max-lg:order-first lg:sticky lg:top-18 lg:self-start"
    >
      <SchoolPicture
        company={{ ...company, cityCode: company.regionCode, cityName: company.regionName }}
        className="block aspect-3/1 w-full"
      />
      <div className="p-5 max-sm:p-4">
        <div className="flex items-center gap-4">
          <CompanyLogo name={name} src={company.logoUrl} size={56} />
          <div className="min-w-0">
            <h2 id="preview" className="text-12 text-ink-3">
              求职者看到的样子
            </h2>
            <p className="text-16 font-semibold break-words text-ink-1">{name}</p>
          </div>
        </div>
        <p className="tabular mt-3 flex flex-wrap gap-x-3 text-13 text-ink-2">
          {[
            labelOf(companyTypes, type),
            company.regionName,
            size && labelOf(companySizes, size),
            ...numbers.map((pair) => pair.join(' ')),
          ]
            .filter(Boolean)
            .map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
        </p>
        {intro && <p className="mt-2 line-clamp-6 text-13 text-ink-2">{intro}</p>}
        <p className="mt-3 flex flex-wrap gap-1.5 empty:hidden">
          {offered.map((code) => (
            <span key={code} className="tag">
              {labelOf(benefits, code)}
            </span>
          ))}
        </p>
        <div className="mt-4 flex flex-wrap gap-2">
          {logo}
          {company.coverUrl && cover}
          <a href={paths.company(company.id)} target="_blank" rel="noreferrer" className="btn btn-outline">
            查看主页
          </a>
        </div>
      </div>
    </section>
  );
}
