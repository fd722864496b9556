import { Form, type FormInstance } from 'antd';
import type { ReactNode } from 'react';
import type { OwnCompanyForm } from '#contract/companies/own-company.ts';
import { benefits } from '#contract/taxonomy/benefits.ts';
import { companySizes } from '#contract/taxonomy/company-sizes.ts';
import { companyTypes } from '#contract/taxonomy/company-types.ts';
import { labelOf } from '#contract/taxonomy/list.ts';
import { CompanyLogo } from '#web/features/companies/company-logo.tsx';
import { SchoolPhoto } from '#web/features/pictures/school-photo.tsx';
import { paths } from '#web/paths.ts';

/** What a complete page has beside the obligatory fields: whether it is there, and where it is in the form. */
const itemsOf = ({ coverUrl, album, website, intro, benefits: offered, facts }: OwnCompanyForm) =>
  [
    ['主页照片', 'cover', coverUrl],
    ['相册照片', 'album', album.length > 0],
    ['官网', 'company_website', website],
    ['单位简介', 'company_intro', intro],
    ['福利', 'company_benefits', offered?.length > 0],
    ['联系电话', 'company_facts_hotline', facts?.hotline],
  ] as const;
type Item = ReturnType<typeof itemsOf>[number];

function goTo(id: string) {
  const part = document.getElementById(id);
  part?.scrollIntoView({ block: 'center' });
  part?.focus({ preventScroll: true });
}

/** The empty place of something that is missing, which leads to its field. */
const Slot = ({ item: [name, at], className }: { item: Item; className: string }) => (
  <button
    type="button"
    className={`cursor-pointer rounded-ctl border border-dashed border-brand bg-surface text-14 text-brand hover:bg-brand-tint ${className}`}
    onClick={() => goTo(at)}
  >
    补{name}
  </button>
);

interface Props {
  company: OwnCompanyForm;
  form: FormInstance;
  /** Change the pictures. */
  logo: ReactNode;
  cover: ReactNode;
}

/** The head of the school's page as seekers see it, of what is typed now, with an empty place for all that is missing. */
export function CompanyHero({ company, form, logo, cover }: Props) {
  const typed: Partial<OwnCompanyForm> = Form.useWatch([], form) ?? {};
  const shown = { ...company, ...typed };
  const { name, type, size, intro, benefits: offered = [], facts } = shown;
  const items = itemsOf(shown);
  const there = items.filter(([, , isThere]) => isThere).length;
  const slot = (of: Item[0], className: string) =>
    items.map((item) => item[0] === of && !item[2] && <Slot key={of} item={item} className={className} />);
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
      <div className="flex items-center gap-3 px-5 py-3 max-sm:px-4">
        <h2 id="preview" className="text-14 font-semibold text-ink-1">
          求职者看到的样子
        </h2>
        {there < items.length && (
          <p className="tabular ml-auto flex items-center gap-3 text-14 text-ink-3">
            已有 {there} / {items.length} 项
          </p>
        )}
      </div>
      {company.coverUrl ? (
        <SchoolPhoto name={company.name} src={company.coverUrl} className="aspect-3/1 w-full bg-fill" />
      ) : (
        cover && (
          <div className="mx-5 grid aspect-3/1 place-items-center rounded-ctl border border-dashed border-brand max-sm:mx-4">
            {cover}
          </div>
        )
      )}
      <div className="p-5 max-sm:p-4">
        <div className="flex items-center gap-4">
          <CompanyLogo name={name} src={company.logoUrl} size={56} />
          <p className="min-w-0 text-16 font-semibold break-words text-ink-1">{name}</p>
        </div>
        <p className="tabular mt-3 flex flex-wrap gap-x-3 gap-y-1 text-14 text-ink-2">
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
          {slot('官网', 'px-2')}
          {slot('联系电话', 'px-2')}
        </p>
        {intro && <p className="mt-2 line-clamp-6 text-14 text-ink-2">{intro}</p>}
        {slot('单位简介', 'mt-3 h-16 w-full')}
        <p className="mt-3 flex flex-wrap gap-1.5 empty:hidden">
          {offered.map((code) => (
            <span key={code} className="tag">
              {labelOf(benefits, code)}
            </span>
          ))}
          {slot('福利', 'px-2')}
        </p>
        {slot('相册照片', 'mt-3 h-16 w-full')}
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
