import { type AccountState, account } from '#contract/identity/account-state.ts';
import type { FoundUser } from '#contract/operators/admin-dashboard.ts';

const states = account.labels.operator;

export function StatusTag({ status }: { status: string }) {
  const look = status === 'active' ? 'text-ok-ink' : status === 'banned' ? 'text-err-ink' : 'text-warm-ink';
  return <span className={`text-14 ${look}`}>{states[status as AccountState] ?? status}</span>;
}

/** What somebody is on the site: '求职者', '某中学 招聘者'. */
export const partOf = ({ jober, member }: Pick<FoundUser, 'jober' | 'member'>): string =>
  [jober && '求职者', member && `${member.companyName} 招聘者`].filter(Boolean).join('，') || '未完成注册';
