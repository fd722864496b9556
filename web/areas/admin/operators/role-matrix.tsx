import { Check } from 'lucide-react';
import type { OperatorRole } from '#contract/actor.ts';
import { operatorRoles } from '#contract/operators/acts.ts';
import type { ManagedOperator } from '#contract/operators/operators.ts';
import { isForOperator, sectionsOf } from '#web/features/page/sections.ts';
import { Avatar } from '#web/ui/avatar.tsx';

/** Whatever is not everybody's. */
const sections = sectionsOf('admin').filter(({ operators }) => operators);
const groups = [...Map.groupBy(sections, ({ nav }) => nav)];
const isFirst = (at: number) => sections[at - 1]?.nav !== sections[at]?.nav;

/** Which role opens which section, as the pages themselves say, with the people of each role. */
export function RoleMatrix({ people }: { people: readonly ManagedOperator[] }) {
  return (
    <section className="mt-3 rounded-card border border-line bg-surface max-lg:hidden">
      <h2 id="role-matrix" className="px-4 py-3 text-16 font-semibold text-ink-1">
        各角色能用的页面
      </h2>
      <table aria-labelledby="role-matrix" className="w-full table-fixed text-center text-12 text-ink-3">
        <thead>
          <tr className="bg-fill">
            <td className="w-44" />
            {groups.map(([group, own]) => (
              <th key={group} scope="colgroup" colSpan={own.length} className="pt-2 font-medium">
                {group}
              </th>
            ))}
          </tr>
          <tr className="bg-fill align-top">
            <th className="px-4 text-start font-normal">角色</th>
            {sections.map(({ path, label }) => (
              <th key={path} scope="col" className="px-1 pb-2 font-normal text-ink-1">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(Object.keys(operatorRoles) as OperatorRole[]).map((role) => (
            <tr key={role} className="h-11 border-t border-line">
              <th scope="row" className="px-4 text-start text-14 font-medium text-ink-1">
                <span className="flex items-center gap-1">
                  <span className="flex-1">{operatorRoles[role]}</span>
                  {people
                    .filter((one) => one.role === role && !one.disabled)
                    .map(({ id, name }) => (
                      <span key={id} title={name}>
                        <Avatar name={name} size={24} />
                        <span className="sr-only">{name}</span>
                      </span>
                    ))}
                </span>
              </th>
              {sections.map((section, at) => (
                <td key={section.path} className={isFirst(at) ? 'border-l border-line' : undefined}>
                  {isForOperator(section, role) && (
                    <Check size={16} className="mx-auto text-brand" aria-label="能用" role="img" />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
