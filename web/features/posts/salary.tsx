import type { Salary as SalaryValue } from '#contract/post-card.ts';
import { salaryParts } from './salary-text.ts';

/** A salary: the amount in the warm colour, its unit smaller and lighter. */
export function Salary({ value, className = 'text-16' }: { value: SalaryValue; className?: string }) {
  const { amount, unit } = salaryParts(value);
  return (
    <span className={`salary ${className}`}>
      {amount}
      {unit && <small>{unit}</small>}
    </span>
  );
}
