import type { SignedIn } from '#contract/actor.ts';
import { recordAct } from '#server/domains/audit/public.ts';
import { moveByOperator } from '#server/domains/companies/public.ts';
import { closeDeliveriesOfCompany } from '#server/domains/deliveries/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';

interface Order {
  companyId: string;
  move: 'suspend' | 'restore' | 'reaffirm';
  reason?: string | undefined;
  now: Date;
}

/**
 * Suspends a company, restores it, or finds it in order still, with the act in the log. A suspended one's deliveries end, so
 * that nobody waits for an answer that cannot come.
 * @throws AppError NOT_FOUND, ILLEGAL_MOVE
 */
export async function moveCompanyAs(
  { bus }: Pick<Deps, 'bus'>,
  tx: Database,
  actor: SignedIn,
  { companyId, move, reason, now }: Order,
): Promise<void> {
  const { name } = await moveByOperator(bus, tx, { companyId, operatorId: actor.accountId, move, reason, now });
  if (move === 'suspend') await closeDeliveriesOfCompany(tx, bus, companyId, { reason: '单位已暂停招聘', now });
  const detail = { title: name, ...(reason ? { reason } : {}) };
  await recordAct(tx, actor, { act: `company.${move}`, subject: 'company', subjectId: companyId, detail, now });
}
