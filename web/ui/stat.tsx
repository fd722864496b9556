import type { ReactNode } from 'react';

interface Props {
  value: ReactNode;
  unit?: string;
  label: string;
  note?: ReactNode;
  /** The large variant of the home page. */
  large?: boolean;
}

/** A number with its unit and label. */
export function Stat({ value, unit, label, note, large = false }: Props) {
  return (
    <div>
      <p className={`num leading-tight ${large ? 'text-28' : 'text-20'}`}>
        {value}
        {unit && <span className="ml-0.5 text-12 font-normal text-ink-3">{unit}</span>}
      </p>
      <p className="mt-0.5 text-14 text-ink-3">{label}</p>
      {note && <p className="text-14">{note}</p>}
    </div>
  );
}
