import { type ReactNode, useId } from 'react';

interface Props {
  title: ReactNode;
  /** One line below the title. */
  note?: ReactNode;
  id?: string;
  className?: string;
  children: ReactNode;
}

/** A part of a white sheet (`card`): its title in a column at the left, what it holds beside it; parts are divided by a hairline. */
export function Section({ title, note, id, className = '', children }: Props) {
  const own = useId();
  return (
    <section
      id={id}
      aria-labelledby={own}
      className={`section grid gap-x-8 gap-y-3 px-4 py-5 md:grid-cols-[180px_minmax(0,1fr)] md:p-6 lg:grid-cols-[232px_minmax(0,1fr)] lg:px-10 lg:py-8 [.section+&]:border-t [.section+&]:border-line ${className}`}
    >
      <div className="min-w-0">
        <h2 id={own} className="text-20 leading-7">
          {title}
        </h2>
        {note && <div className="mt-1 text-14 text-ink-3">{note}</div>}
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}

/** Up to five facts side by side: what each is, and below it its value. */
export function Facts({
  facts,
  className = '',
}: {
  facts: readonly { label: string; value: ReactNode; about?: string }[];
  className?: string;
}) {
  return (
    <dl className={`flex flex-wrap gap-y-4 ${className}`}>
      {facts.map(({ label, value, about }) => (
        <div
          key={label}
          title={about}
          className="border-line px-8 not-first:border-l first:pl-0 max-md:mr-6 max-md:border-l-0! max-md:px-0"
        >
          <dt className="text-14 leading-5.5 text-ink-3">{label}</dt>
          <dd className="mt-0.5 text-16 leading-6 font-semibold text-ink-1">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
