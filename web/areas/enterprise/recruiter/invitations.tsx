import { ChevronRight, ClipboardPen, ReceiptText, Users } from 'lucide-react';
import { memberRoles } from '#contract/companies/member-roles.ts';
import { linkDays, type TeamLink } from '#contract/companies/teams.ts';
import { RowActs } from '#web/features/console/list/row-acts.tsx';
import { dayAndTime } from '#web/features/time/day-parts.ts';
import { daysUntil } from '#web/features/time/time-text.ts';
import { useLinks } from './use-team.ts';

/** Whom schools usually invite first. */
const starts = [
  [ClipboardPen, '请教研组长打分', '作为面试官只看到派给自己的投递'],
  [Users, '请同事一起答复', '作为招聘员发职位、答复、找人'],
  [ReceiptText, '请财务开发票', '只看订单、发票和工资条'],
] as const;

const SHOWN = 6;
const states = { used: '已加入', expired: '已过期', revoked: '已作废' } as const;

function stateOf({ state, usedBy, expiresAt }: TeamLink): string {
  if (state === 'open') return `等对方打开，还有 ${Math.max(1, daysUntil(expiresAt, Date.now()))} 天`;
  return state === 'used' && usedBy ? `${usedBy} 已加入` : states[state];
}

/** The links by which colleagues join, latest first. */
export function Invitations({ links, onInvite }: { links: readonly TeamLink[]; onInvite(): void }) {
  const { revoke } = useLinks(false);
  return (
    <section aria-labelledby="invitations" className="rounded-card border border-line bg-surface">
      <header className="flex flex-wrap items-baseline gap-x-3 border-b border-line px-4 py-3">
        <h2 id="invitations" className="text-16 font-semibold text-ink-1">
          邀请
        </h2>
        <p className="text-13 text-ink-3">每个链接只能用一次，{linkDays} 天内有效</p>
      </header>
      {links.length === 0 ? (
        <ul className="divide-y divide-line">
          {starts.map(([Icon, name, why]) => (
            <li key={name}>
              <button
                type="button"
                className="flex size-full cursor-pointer items-center gap-3.5 px-4 py-3.5 text-left hover:bg-ground"
                onClick={onInvite}
              >
                <Icon size={22} className="flex-none text-brand" aria-hidden="true" />
                <span className="min-w-0 flex-1">
                  <b className="block font-medium text-ink-1">{name}</b>
                  <span className="text-13 text-ink-3">{why}</span>
                </span>
                <ChevronRight size={16} className="flex-none text-ink-4" aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <ul className="divide-y divide-line">
          {links.slice(0, SHOWN).map((link) => (
            <li key={link.id} className="flex min-h-11 items-center gap-x-4 px-4 py-1.5 text-13">
              <span className="w-20 flex-none text-ink-1">{memberRoles[link.role]}</span>
              <span className="tabular w-28 flex-none text-ink-3 md:hidden max-sm:hidden">
                {dayAndTime(link.createdAt)}
              </span>
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
      )}
    </section>
  );
}
