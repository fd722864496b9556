import type { OperatorRole } from '#contract/actor.ts';
import { isForOperator } from '#web/features/page/sections.ts';
import { limitedSections } from '../sections.ts';

const groups = Object.entries(Object.groupBy(limitedSections, ({ nav }) => nav));

/** The console's sections by name: those that a role opens, among slots as wide for the others, so that rows line up. */
export const Doors = ({ role }: { role: OperatorRole }) => (
  <span className="flex flex-wrap gap-x-4 gap-y-1 max-sm:gap-x-1">
    {groups.map(([group, sections = []]) => (
      <span key={group} className="flex flex-wrap gap-1 max-sm:contents">
        {sections.map((section) =>
          isForOperator(section, role) ? (
            <span key={section.path} className="tag tag-brand">
              {section.label}
            </span>
          ) : (
            <span key={section.path} className="tag bg-ground! max-sm:hidden" aria-hidden="true">
              <span className="invisible">{section.label}</span>
            </span>
          ),
        )}
      </span>
    ))}
  </span>
);
