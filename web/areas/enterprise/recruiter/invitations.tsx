import { memberRoles } from '#contract/companies/member-roles.ts';
import { linkDays, type TeamLink } from '#contract/companies/teams.ts';
import { useAction } from '#web/features/calls/use-action.ts';
import { RowActs } from '#web/features/console/list/row-acts.tsx';
import { dayAndTime } from '#web/features/time/day-parts.ts';
import { daysUntil } from '#web/features/time/time-text.ts';
import { teamKey } from './use-team.ts';

const SHOWN = 6;
const states = { used: '已加入', expired: '已过期', revoked: '已作废' } as const;

function stateOf({ state, usedBy, expiresAt }: TeamLink): string {
  if (state === 'open') return `等对方打开，还有 ${Math.max(1, daysUntil(expiresAt, Date.now()))} 天`;
  return state === 'used' && usedBy ? `${usedBy} 已加入` : states[state];
}

/** The links by which colleagues join, latest first. */
export function Invitations({ links }: { links: readonly TeamLink[] }) {
  const revoke = useAction('DELETE /api/team/links/:id', { invalidates: [teamKey] });
  return (
    <section aria-labelledby="invitations" className="mt-3 rounded-card border border-line bg-surface">
      <div className="flex flex-wrap items-baseline gap-x-3 border-b border-line px-4 py-3">
        <h2 id="invitations" className="text-16 font-semibold text-ink-1">
          发出的邀请
        </h2>
        <span className="text-13 text-ink-3">每个链接只能用一次，{linkDays} 天内有效</span>
      </div>
      <ul className="divide-y divide-line">
        {links.slice(0, SHOWN).map((link) => (
          <li key={link.id} className="flex min-h-11 items-center gap-x-4 px-4 py-1.5 text-13">
            <span className="w-20 flex-none text-ink-1">{memberRoles[link.role]}</span>
            <span className="tabular w-28 flex-none text-ink-3 max-sm:hidden">{dayAndTime(link.createdAt)}</span>
            <span className="min-w-0 flex-1 text-ink-2">{stateOf(link)}</span>
            {link.state === 'open' && (
              <RowActs
                of={memberRoles[link.role]}
                main={{
                  label: '作废',
                  danger: true,
                  ask: { title: '作废这个邀请链接？', content: '作废后链接不能再用' },
                  onAct: () => revoke.mutateAsync({ params: { id: link.id } }),
                }}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
