import type { OperatorRole } from '#contract/actor.ts';
import { operatorDuties, operatorRoles } from '#contract/operators/acts.ts';
import { isForOperator } from '#web/features/page/sections.ts';
import { icons, limitedSections } from '../sections.ts';

const roles = Object.keys(operatorRoles) as OperatorRole[];

/** The pages that a role opens; of 超级管理员, who opens all, those that nobody else does. */
const ownPages = (role: OperatorRole) =>
  limitedSections.filter((section) =>
    role === 'super'
      ? roles.every((one) => one === role || !isForOperator(section, one))
      : isForOperator(section, role),
  );

/** Beside the sign-in: what each role does behind this door, and on which pages. */
export const RolePages = () => (
  <aside className="hidden content-center bg-brand-tint px-16 py-12 lg:grid lg:grid-cols-[minmax(0,760px)] max-xl:px-8">
    <h2 className="text-32 leading-11 font-semibold text-ink-1">各管一段，步步有记录</h2>
    <p className="mt-2 text-16 text-ink-2">登录以后，只看得到自己角色的页面</p>
    <ul className="mt-8 divide-y divide-line rounded-card bg-raised px-8 py-3 shadow-float">
      {roles.map((role) => (
        <li key={role} className="grid gap-x-6 gap-y-1 py-4 xl:grid-cols-[100px_minmax(0,1fr)]">
          <b className="text-16 font-semibold text-ink-1">{operatorRoles[role]}</b>
          <div>
            {role !== 'super' && <p className="mb-1.5 text-14 leading-6 text-ink-2">{operatorDuties[role]}</p>}
            <p className="flex flex-wrap gap-x-4 gap-y-1 text-13 leading-6 text-ink-1">
              {ownPages(role).map(({ path, label }) => {
                const Icon = icons[path];
                return (
                  <span key={path} className="flex items-center gap-1.5">
                    {Icon && <Icon size={16} strokeWidth={1.75} className="text-brand" aria-hidden />}
                    {label}
                  </span>
                );
              })}
              {role === 'super' && <span className="text-ink-3">和以下全部页面</span>}
            </p>
          </div>
        </li>
      ))}
    </ul>
  </aside>
);
