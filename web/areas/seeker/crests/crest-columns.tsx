import { clsx } from 'clsx';
import { CompanyLogo } from '#web/features/companies/company-logo.tsx';

interface Crest {
  id: string;
  /** What it stands for, where that is not the school. */
  title?: string;
  company: { name: string; logoUrl: string | null };
  /** Ringed in green. */
  ringed: boolean;
}

export interface CrestColumn {
  label: string;
  crests: readonly Crest[];
}

/** As many crests stand in one column. */
const HIGH = 4;

/** Weeks side by side, in each the crests of the schools that belong to it. */
export function CrestColumns({ columns, unit }: { columns: readonly CrestColumn[]; unit: string }) {
  return (
    <ol className="grid auto-cols-fr grid-flow-col items-end">
      {columns.map(({ label, crests }) => (
        <li key={label} className="text-center">
          <span className="mb-2 flex flex-col-reverse items-center gap-1.5">
            {crests.slice(0, HIGH).map(({ id, title, company, ringed }) => (
              <span
                key={id}
                className={clsx('rounded-ctl leading-none', ringed && 'ring-2 ring-ok')}
                title={title ?? company.name}
              >
                <CompanyLogo name={company.name} src={company.logoUrl} size={32} />
              </span>
            ))}
          </span>
          <span
            className={clsx(
              'tabular block border-t-2 border-line-strong py-1.5 text-12',
              crests.length > 0 ? 'text-ink-1' : 'text-ink-3',
            )}
          >
            {label}
            <span className="sr-only">
              {' '}
              {crests.length} {unit}
            </span>
          </span>
        </li>
      ))}
    </ol>
  );
}
