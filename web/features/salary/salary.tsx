import type { Salary as SalaryValue } from '#contract/posts/post-card.ts';
import { formatSalary } from '#contract/posts/salary-text.ts';

/** A salary: the amount in the warm colour, its unit smaller and lighter. */
export function Salary({ value, className = 'text-16' }: { value: SalaryValue; className?: string }) {
  const { amount, unit } = formatSalary(value);
  return (
    <span className={`salary ${className}`}>
      {amount}
      {unit && <small>{unit}</small>}
    </span>
  );
}
