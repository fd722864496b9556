import type { Salary } from '#contract/posts/post-card.ts';
import { payText } from '#contract/posts/salary-text.ts';

interface Props {
  value: Salary;
  /** Shows the yearly pay behind the monthly one, in grey. */
  yearly?: boolean;
  className?: string;
}

/** A pay: its monthly range in ink; by the day or by the lesson with a tag and never converted. */
export function Pay({ value, yearly = false, className = 'text-16' }: Props) {
  const text = payText(value);
  return (
    <span className={`pay ${className}`}>
      <span className="whitespace-nowrap">
        {text.tag && <span className="tag">{text.tag}</span>}
        {text.amount}
        {text.unit && <small>{text.unit}</small>}
      </span>
      {yearly && text.yearly && <small className="pay-year">{text.yearly}</small>}
    </span>
  );
}
