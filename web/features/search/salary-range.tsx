import { type FormEvent, useId, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import type { JobFilters } from './job-filters.ts';

const yuanOf = (fen: string | undefined) => (fen === undefined ? '' : String(Math.round(Number(fen) / 100)));

/** Amounts of a form, in yuan, as a filter; null where the lower is above the upper. */
function rangeOf(form: HTMLFormElement): Pick<JobFilters, 'salaryMin' | 'salaryMax'> | null {
  const amounts = new FormData(form);
  const fen = (name: string) => {
    const yuan = Number(amounts.get(name));
    return yuan > 0 ? String(Math.round(yuan) * 100) : undefined;
  };
  const [salaryMin, salaryMax] = [fen('least'), fen('most')];
  if (salaryMin && salaryMax && Number(salaryMin) > Number(salaryMax)) return null;
  return { salaryMin, salaryMax };
}

/** A salary of one's own, where no band fits. */
export function SalaryRange({ filters, onChoose }: { filters: JobFilters; onChoose(filters: JobFilters): void }) {
  const [error, setError] = useState('');
  const id = useId();
  const choose = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const range = rangeOf(event.currentTarget);
    setError(range ? '' : '最低薪资不能高于最高薪资');
    if (range) onChoose({ ...filters, ...range });
  };
  const amount = (name: string, label: string, fen: string | undefined) => (
    <input
      key={fen}
      className="field min-w-0 w-24"
      type="number"
      inputMode="numeric"
      name={name}
      aria-label={label}
      aria-describedby={error ? id : undefined}
      aria-invalid={error ? true : undefined}
      placeholder={label.slice(0, 2)}
      min={0}
      max={1_000_000}
      step={1}
      defaultValue={yuanOf(fen)}
    />
  );
  return (
    <form className="script-only mt-2 px-2 pb-1 text-14 text-ink-2" onSubmit={choose}>
      <div className="flex items-center gap-2">
        {amount('least', '最低薪资（元/月）', filters.salaryMin)}–
        {amount('most', '最高薪资（元/月）', filters.salaryMax)}
        元/月
        <Button type="submit">确定</Button>
      </div>
      {error && (
        <p id={id} role="alert" className="mt-1 text-12 text-err-ink">
          {error}
        </p>
      )}
    </form>
  );
}
