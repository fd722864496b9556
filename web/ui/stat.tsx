import type { ReactNode } from 'react';

interface Props {
  value: ReactNode;
  unit?: string;
  label: string;
  /** The large variant of the home page. */
  large?: boolean;
}

/** A number with its unit and label. */
export function Stat({ value, unit, label, large = false }: Props) {
  return (
    <div>
      <p className={`num leading-tight ${large ? 'text-28' : 'text-20'}`}>
        {value}
        {unit && <span className="ml-0.5 text-12 font-normal text-ink-3">{unit}</span>}
      </p>
      <p className="mt-0.5 text-14 text-ink-3">{label}</p>
    </div>
  );
}
