import { ClipboardCheck, Headset, type LucideIcon, Newspaper, UserCog, Wallet } from 'lucide-react';
import type { OperatorRole } from '#contract/actor.ts';
import { operatorDuties, operatorRoles } from '#contract/operators/acts.ts';

const icons: Record<OperatorRole, LucideIcon> = {
  super: UserCog,
  review: ClipboardCheck,
  content: Newspaper,
  finance: Wallet,
  support: Headset,
};
const roles = Object.entries(icons) as [OperatorRole, LucideIcon][];

/** Beside the sign-in: what each role does behind this door. */
export const RolePages = () => (
  <aside className="hidden content-center bg-brand-tint px-16 py-12 lg:grid lg:grid-cols-[minmax(0,640px)] max-xl:px-8">
    <h2 className="text-18 font-semibold text-ink-1">登录以后，只看得到自己角色的页面</h2>
    <ul className="mt-6 grid gap-8">
      {roles.map(([role, Icon]) => (
        <li key={role} className="flex items-center gap-4">
          <Icon
            size={24}
            strokeWidth={1.75}
            className="box-content flex-none rounded-ctl bg-raised p-3 text-brand"
            aria-hidden
          />
          <p className="text-14 text-ink-2">
            <b className="block text-16 font-semibold text-ink-1">{operatorRoles[role]}</b>
            {operatorDuties[role]}
          </p>
        </li>
      ))}
    </ul>
  </aside>
);
