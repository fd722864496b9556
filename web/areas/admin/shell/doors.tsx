import type { OperatorRole } from '#contract/actor.ts';
import { isForOperator } from '#web/features/page/sections.ts';
import { limitedSections } from '../sections.ts';

/** The sections that a role opens, by name; where it opens every one, that is said instead. */
export function Doors({ role }: { role: OperatorRole }) {
  const open = limitedSections.filter((section) => isForOperator(section, role));
  const names = open.length === limitedSections.length ? ['全部页面'] : open.map(({ label }) => label);
  return (
    <span className="flex flex-wrap gap-1">
      {names.map((name) => (
        <span key={name} className="tag tag-brand">
          {name}
        </span>
      ))}
    </span>
  );
}
