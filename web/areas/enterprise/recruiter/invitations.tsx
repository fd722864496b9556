import { clsx } from 'clsx';
import { memberRoles, roleDuties } from '#contract/companies/member-roles.ts';
import { linkDays, type Team, type TeamLink } from '#contract/companies/teams.ts';
import { RowActs } from '#web/features/console/list/row-acts.tsx';
import { dayAndTime } from '#web/features/time/day-parts.ts';
import { daysUntil } from '#web/features/time/time-text.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import type { InvitedRole } from './invite-box.tsx';
import { useLinks } from './use-team.ts';

const roles = Object.keys(memberRoles) as (keyof typeof memberRoles)[];
const FACES = 4;

interface RolesProps extends Pick<Team, 'members' | 'mayManage'> {
  onInvite(role: InvitedRole): void;
}

/** What each role may do, who has it, and the way to invite another. */
export function Roles({ members, mayManage, onInvite }: RolesProps) {
  return (
    <section aria-label="角色" className="mt-3 rounded-card border border-line bg-surface">
      <h2 className="border-b border-line px-4 py-3 text-16 font-semibold text-ink-1">
        角色与邀请
        {mayManage && (
          <span className="ml-3 text-13 font-normal text-ink-3 max-sm:block max-sm:ml-0">
            每个邀请链接只能用一次，{linkDays} 天内有效
          </span>
        )}
      </h2>
      <ul className="grid divide-line max-lg:divide-y lg:grid-cols-4 lg:divide-x">
        {roles.map((role) => {
          const people = members.filter((one) => one.role === role && one.status === 'active');
          return (
            <li key={role} className="grid grid-cols-[minmax(0,1fr)_auto] content-start gap-x-3 gap-y-1.5 p-4">
              <p className="flex items-baseline gap-2">
                <b className="text-14 font-semibold text-ink-1">{memberRoles[role]}</b>
                <span className="tabular text-13 text-ink-3">{people.length} 人</span>
              </p>
              <span className="flex h-6 items-center justify-self-end" aria-hidden="true">
                {people.slice(0, FACES).map(({ id, name }, at) => (
                  <span key={id} className={clsx('rounded-full ring-2 ring-surface', at > 0 && '-ml-1.5')}>
                    <Avatar name={name} size={24} />
                  </span>
                ))}
              </span>
              <p className="text-13 leading-5 text-ink-2 max-lg:col-start-1 lg:col-span-2 lg:min-h-10">
                {roleDuties[role]}
              </p>
              {mayManage && role !== 'owner' && (
                <button
                  type="button"
                  className="link cursor-pointer text-13 lg:justify-self-start max-lg:self-end"
                  onClick={() => onInvite(role)}
                >
                  {`邀请${memberRoles[role]}`}
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const SHOWN = 6;
const states = { used: '已加入', expired: '已过期', revoked: '已作废' } as const;

function stateOf({ state, usedBy, expiresAt }: TeamLink): string {
  if (state === 'open') return `等对方打开，还有 ${Math.max(1, daysUntil(expiresAt, Date.now()))} 天`;
  return state === 'used' && usedBy ? `${usedBy} 已加入` : states[state];
}

/** The links by which colleagues join, latest first. */
export function Invitations({ links }: { links: readonly TeamLink[] }) {
  const { revoke } = useLinks(false);
  return (
    <section aria-labelledby="invitations" className="mt-3 rounded-card border border-line bg-surface">
      <h2 id="invitations" className="border-b border-line px-4 py-3 text-16 font-semibold text-ink-1">
        发出的邀请
      </h2>
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
