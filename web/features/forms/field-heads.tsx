import { clsx } from 'clsx';

/** The heads over rows of fields that carry their names themselves, in the rows' own grid; a phone has none. */
export const FieldHeads = ({ className, names }: { className: string; names: readonly string[] }) => (
  <p aria-hidden className={clsx(className, 'pb-1 text-12 text-ink-3 max-sm:hidden!')}>
    {names.map((name) => (
      <span key={name}>{name}</span>
    ))}
  </p>
);
