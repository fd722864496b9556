import { clsx } from 'clsx';
import type { OperatorRole } from '#contract/actor.ts';
import { isForOperator } from '#web/features/page/sections.ts';
import { icons, limitedSections } from '../sections.ts';

/** The width of each section: strips below each other stand in columns. */
const columns = { gridTemplateColumns: `repeat(${limitedSections.length}, minmax(0, 1fr))` };

/** The names of the sections, over the strips of several roles. */
export const DoorNames = () => (
  <span className="grid gap-1 text-center text-12 leading-tight font-normal text-ink-3" style={columns}>
    {limitedSections.map(({ path, label }) => (
      <span key={path} className="grid items-end break-all">
        {label.length > 3 ? (
          <span>
            {label.slice(0, 2)}
            <br />
            {label.slice(2)}
          </span>
        ) : (
          label
        )}
      </span>
    ))}
  </span>
);

/** The console's sections in their order: those that a role opens are lit. */
export const DoorStrip = ({ role }: { role: OperatorRole }) => (
  <span className="grid gap-1" style={columns}>
    {limitedSections.map((section) => {
      const Icon = icons[section.path];
      const isOpen = isForOperator(section, role);
      return (
        <span
          key={section.path}
          title={isOpen ? section.label : undefined}
          className={clsx(
            'grid aspect-square place-items-center rounded-tag',
            isOpen ? 'bg-brand-tint text-brand' : 'bg-ground text-line-strong',
          )}
        >
          {Icon && <Icon className="size-[52%]" aria-hidden />}
          {isOpen && <span className="sr-only">{section.label} </span>}
        </span>
      );
    })}
  </span>
);
