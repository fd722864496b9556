import { Button } from 'antd';
import { clsx } from 'clsx';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { lowReplyRate, type OperatorCompany } from '#contract/operators/operator-companies.ts';
import { companyTypes } from '#contract/taxonomy/company-types.ts';
import { labelOf } from '#contract/taxonomy/list.ts';
import { placeName } from '#contract/taxonomy/places/cities.ts';
import { CompanyLogo } from '#web/features/companies/company-logo.tsx';
import { pressOf } from '#web/features/console/list/row-press.ts';
import { daysUntil } from '#web/features/time/time-text.ts';
import { paths } from '#web/paths.ts';

export const isLow = ({ status, replyRate }: OperatorCompany) =>
  status === 'approved' && replyRate !== null && replyRate < lowReplyRate;

/** Reviews are promised within a day. */
const isLate = (createdAt: string) => daysUntil(createdAt, Date.now()) < -1;

export const waitedText = (createdAt: string) => {
  const days = -daysUntil(createdAt, Date.now());
  return days <= 0 ? '今天提交' : `等了 ${days} 天`;
};

/** A low reply rate on its line, with the rate below which a company is spoken to. */
export const ReplyLine = ({ rate, className }: { rate: number; className: string }) => (
  <span className={`relative block h-1.5 rounded-full bg-fill-hover ${className}`} aria-hidden="true">
    <span className="absolute inset-y-0 left-0 rounded-full bg-(--chart-2)" style={{ width: `${rate}%` }} />
    <i className="absolute -inset-y-1 w-px bg-ink-4" style={{ left: `${lowReplyRate}%` }} />
  </span>
);

interface NeedProps {
  title: string;
  about: string;
  companies: readonly OperatorCompany[];
  /** The list below has more of them. */
  isCut?: boolean;
  end(company: OperatorCompany): ReactNode;
  /** What is done about all of them, at the end of the title. */
  act?: ReactNode;
  onOpen(id: string): void;
}

const Need = ({ title, about, companies, isCut = false, end, act, onOpen }: NeedProps) =>
  companies.length > 0 && (
    <section aria-label={title} className="bg-surface">
      <h2 className="flex h-13 items-center gap-2 px-5 text-16 font-semibold text-ink-1 max-sm:px-4">
        {title} {!isCut && <span className="tabular text-ink-3">{companies.length}</span>}
        <span className="ml-1 text-14 font-normal text-ink-3">{about}</span>
        {act}
      </h2>
      <ul>
        {companies.map((company) => (
          <li
            key={company.id}
            className="flex min-h-16 cursor-pointer items-center gap-3 border-t border-line px-5 py-2 hover:bg-ground max-sm:px-4"
            {...pressOf(() => onOpen(company.id))}
          >
            <CompanyLogo name={company.name} src={null} size={40} />
            <span className="min-w-0 flex-1">
              <button
                type="button"
                className="line-clamp-2 max-w-full cursor-pointer text-left font-semibold text-ink-1 hover:text-brand"
                onClick={() => onOpen(company.id)}
              >
                {company.name}
              </button>
              <span className="tabular block text-12 text-ink-3">
                {labelOf(companyTypes, company.type)}，{placeName(company.regionCode)}
                {company.openPosts > 0 && `，在招 ${company.openPosts} 个职位`}
              </span>
            </span>
            {end(company)}
            <ChevronRight size={18} className="flex-none text-ink-4" aria-hidden="true" />
          </li>
        ))}
      </ul>
    </section>
  );

/** What of the companies waits for an operator: papers to be compared, the oldest first, and schools that hardly answer. */
export function CompaniesInNeed({ companies, isCut, onOpen }: Pick<NeedProps, 'companies' | 'isCut' | 'onOpen'>) {
  if (companies.length === 0) return null;
  const low = companies.filter(isLow);
  return (
    <div className="mb-3 grid grid-cols-[minmax(0,1fr)] gap-px overflow-hidden rounded-card border border-line bg-line lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
      <Need
        title="等着审核"
        about="24 小时内核对证照"
        companies={companies
          .filter(({ status }) => status === 'pending')
          .toSorted((one, other) => one.createdAt.localeCompare(other.createdAt))}
        end={({ createdAt }) => (
          <span className={clsx('tabular text-14', isLate(createdAt) ? 'font-semibold text-warm-ink' : 'text-ink-2')}>
            {waitedText(createdAt)}
          </span>
        )}
        act={
          <Button type="primary" className="ml-auto" href={paths.adminReviews()}>
            去审核
          </Button>
        }
        onOpen={onOpen}
      />
      <Need
        title="该提醒回复"
        about={isCut ? `近 90 天不到 ${lowReplyRate}%，最低的 ${low.length} 家` : `近 90 天回复率低于 ${lowReplyRate}%`}
        isCut={isCut}
        companies={low}
        end={({ replyRate }) => (
          <>
            <ReplyLine rate={replyRate ?? 0} className="w-32 max-xl:hidden" />
            <b className="tabular w-13 text-right text-20 font-semibold text-warm-ink">{replyRate}%</b>
          </>
        )}
        onOpen={onOpen}
      />
    </div>
  );
}
