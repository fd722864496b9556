import ExternalLink from 'lucide-react/icons/external-link';
import { companySizeLabel, companyTypeLabel } from '#web/features/companies/company-words.ts';
import { wholeAddress } from '#web/features/companies/whole-address.ts';
import type { CompanyData } from './load-company.ts';

type Company = CompanyData['company'];

const withUnit = (value: number | undefined, unit: string) => (value === undefined ? '' : `${value} ${unit}`);

function rowsOf({ type, size, facts, regionName, address }: Company): [string, string][] {
  const rows: [string, string][] = [
    ['单位类型', companyTypeLabel(type)],
    ['单位性质', facts.nature ?? ''],
    ['单位规模', companySizeLabel(size)],
    ['建校年份', withUnit(facts.founded, '年')],
    ['校区', withUnit(facts.campuses, '个')],
    ['教职工', withUnit(facts.staff, '人')],
    ['班级', withUnit(facts.classes, '个')],
    ['班额', withUnit(facts.classSize, '人')],
    ['电话', facts.hotline ?? ''],
    ['地址', wholeAddress(regionName, address)],
  ];
  return rows.filter(([, value]) => value !== '');
}

/** The facts that teachers ask about first. */
export function FactsSide({ company }: { company: Company }) {
  const { website } = company;
  return (
    <section className="card p-5 max-sm:p-4" aria-label="基本信息">
      <h2 className="text-16">基本信息</h2>
      <dl className="mt-3 grid grid-cols-[72px_1fr] gap-y-2 text-13">
        {rowsOf(company).map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-ink-3">{label}</dt>
            <dd className="text-ink-1">{value}</dd>
          </div>
        ))}
      </dl>
      {website && (
        <a
          className="link mt-3 inline-flex items-center gap-1 text-13"
          href={website}
          target="_blank"
          rel="noopener noreferrer nofollow"
        >
          官方网站
          <ExternalLink size={13} aria-hidden />
          <span className="sr-only">（在新窗口打开）</span>
        </a>
      )}
    </section>
  );
}
