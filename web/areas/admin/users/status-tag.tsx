import { type AccountState, account } from '#contract/identity/account-state.ts';

const states = account.labels.operator;

export function StatusTag({ status }: { status: string }) {
  const look = status === 'active' ? 'text-ok-ink' : status === 'banned' ? 'text-err-ink' : 'text-warm-ink';
  return <span className={`text-13 ${look}`}>{states[status as AccountState] ?? status}</span>;
}
