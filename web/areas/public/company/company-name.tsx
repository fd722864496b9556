import BadgeCheck from 'lucide-react/icons/badge-check';
import MapPin from 'lucide-react/icons/map-pin';
import { companySizeLabel, companyTypeLabel } from '#web/features/companies/company-words.ts';
import { Stat } from '#web/ui/stat.tsx';
import type { CompanyData } from './load-company.ts';

type Company = CompanyData['company'];

function factsOf({ facts, type, size, followers }: Company): string[] {
  return [
    facts.nature ?? companyTypeLabel(type),
    companySizeLabel(size),
    followers > 0 ? `${followers.toLocaleString('en')} 人关注` : '',
  ].filter(Boolean);
}

/** The school's name and what kind of school it is. */
export function Name({ company }: { company: Company }) {
  return (
    <div className="min-w-0 flex-1">
      <h1 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-24 max-sm:text-20">
        {company.name}
        {company.status === 'approved' && (
          <span className="tag tag-brand gap-1 font-normal">
            <BadgeCheck size={13} aria-hidden />
            已认证
          </span>
        )}
        {company.status === 'unclaimed' && <span className="tag font-normal">未认领</span>}
      </h1>
      <p className="dotted mt-1 text-13 text-ink-3">
        {factsOf(company).map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
        <span className="inline-flex items-center gap-1">
          <MapPin size={14} aria-hidden />
          {company.regionName || company.cityName}
        </span>
      </p>
    </div>
  );
}

/** The school in numbers. */
export function Figures({ company: { facts } }: { company: Company }) {
  const figures = [
    { label: '教职工', value: facts.staff, unit: '人' },
    { label: '班级', value: facts.classes, unit: '个' },
    { label: '班额', value: facts.classSize, unit: '人' },
    { label: '校区', value: facts.campuses, unit: '个' },
    { label: '建校', value: facts.founded, unit: '年' },
  ].filter(({ value }) => value !== undefined);
  if (figures.length < 2) return null;
  return (
    <section
      aria-label="学校概况"
      className="grid auto-cols-fr grid-flow-col gap-x-4 border-t border-line pt-4 max-sm:gap-x-2 [&_.num]:text-24 max-sm:[&_.num]:text-18"
    >
      {figures.map((figure) => (
        <Stat key={figure.label} {...figure} />
      ))}
    </section>
  );
}
