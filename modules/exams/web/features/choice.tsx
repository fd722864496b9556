import type { SelectHTMLAttributes } from 'react';

interface Props extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'onChange'> {
  label: string;
  options: readonly { value: string; label: string }[];
  /** The empty first option. */
  all?: string;
  onPick?(value: string, select: HTMLSelectElement): void;
}

/** A list to choose from, without a label of its own in sight. */
export const Choice = ({ label, options, all, onPick, className = '', ...select }: Props) => (
  <select
    {...select}
    className={`field ${className}`}
    aria-label={label}
    onChange={({ currentTarget }) => onPick?.(currentTarget.value, currentTarget)}
  >
    {all && <option value="">{all}</option>}
    {options.map((option) => (
      <option key={option.value} value={option.value}>
        {option.label}
      </option>
    ))}
  </select>
);

export const postOptions = (posts: readonly { id: string; code: string; title: string; employer: string }[] = []) =>
  posts.map(({ id, code, title, employer }) => ({ value: id, label: `${code} ${title}，${employer}` }));
