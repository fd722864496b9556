import { Form, type FormInstance } from 'antd';
import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import type { OwnCompanyForm } from '#contract/companies/own-company.ts';
import { benefits } from '#contract/taxonomy/benefits.ts';
import { companySizes } from '#contract/taxonomy/company-sizes.ts';
import { companyTypes } from '#contract/taxonomy/company-types.ts';
import { labelOf } from '#contract/taxonomy/list.ts';
import { CompanyLogo } from '#web/features/companies/company-logo.tsx';
import { SchoolPicture } from '#web/features/pictures/school-picture.tsx';
import { paths } from '#web/paths.ts';
import { Meter } from '#web/ui/progress.tsx';

const SHOWN_BENEFITS = 6;

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

/** How far the page is, and the way to what is missing. */
function Completeness({ company }: { company: OwnCompanyForm }) {
  const items = itemsOf(company);
  const done = items.filter(([, , isThere]) => isThere).length;
  return (
    <section
      aria-label="主页完整度"
      className="flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line px-5 py-3 text-13 max-sm:px-4"
    >
      <h3 className="flex items-center gap-3 text-14 font-semibold text-ink-1">
        {done < items.length ? `还缺 ${items.length - done} 项` : '主页已经完整'}
        <Meter value={done} of={items.length} className="h-1.5! w-24" />
        <span className="tabular text-13 font-normal text-ink-3">
          {done} / {items.length}
        </span>
      </h3>
      {items.map(([name, at, isThere]) =>
        isThere ? (
          <span key={name} className="flex items-center gap-1 text-ink-3 max-sm:hidden">
            <CircleCheck size={14} className="flex-none text-ok" aria-label="已有" />
            {name}
          </span>
        ) : (
          <button key={name} type="button" className="btn btn-s btn-outline" onClick={() => goTo(at)}>
            补{name}
          </button>
        ),
      )}
    </section>
  );
}

interface Props {
  company: OwnCompanyForm;
  form: FormInstance;
  /** Changes the pictures. */
  children: ReactNode;
}

/** The head of the school's page as seekers see it, of what is typed now, and what it still lacks. */
export function CompanyHero({ company, form, children }: Props) {
  const typed: Partial<OwnCompanyForm> = Form.useWatch([], form) ?? {};
  const { name, type, size, intro, benefits: offered = [], facts } = { ...company, ...typed };
  const numbers = [
    [facts?.founded, '年建校'],
    [facts?.campuses, '个校区'],
    [facts?.staff, '名教职工'],
    [facts?.classes, '个教学班'],
  ].filter(([value]) => value);
  return (
    <section aria-label="求职者看到的样子" className="mb-5 overflow-hidden rounded-card border border-line">
      <div className="grid grid-cols-[minmax(0,1fr)] lg:grid-cols-[minmax(0,1fr)_minmax(0,0.62fr)]">
        <div className="flex min-w-0 items-start gap-4 p-5 max-sm:flex-wrap max-sm:p-4">
          <CompanyLogo name={name} src={company.logoUrl} size={72} />
          <div className="min-w-0 flex-1">
            <p className="text-18 font-semibold break-words text-ink-1">{name}</p>
            <p className="tabular mt-0.5 flex flex-wrap gap-x-3 text-13 text-ink-2">
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
            {intro && <p className="mt-2 line-clamp-2 text-13 text-ink-2">{intro}</p>}
            <p className="mt-2 flex flex-wrap gap-1.5 empty:hidden">
              {offered.slice(0, SHOWN_BENEFITS).map((code) => (
                <span key={code} className="tag">
                  {labelOf(benefits, code)}
                </span>
              ))}
            </p>
            <div id="cover" tabIndex={-1} className="mt-4 flex flex-wrap gap-2 max-sm:-ml-22">
              {children}
              <a href={paths.company(company.id)} target="_blank" rel="noreferrer" className="btn btn-outline">
                查看主页
              </a>
            </div>
          </div>
        </div>
        <SchoolPicture
          company={{ ...company, cityCode: company.regionCode, cityName: company.regionName }}
          className="block size-full min-h-28 [background-position:74%_40%] max-lg:order-first max-lg:aspect-4/1"
        />
      </div>
      <Completeness company={company} />
    </section>
  );
}
