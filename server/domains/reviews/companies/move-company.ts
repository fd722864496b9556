import { type ActingOperator, recordAct } from '#server/domains/audit/public.ts';
import { moveByOperator } from '#server/domains/companies/public.ts';
import { closeDeliveriesOfCompany } from '#server/domains/deliveries/public.ts';
import { holdFairsOf, leaveFairs, returnToFairs } from '#server/domains/fairs/public.ts';
import type { Database } from '#server/platform/database/database.ts';

interface MoveCompanyCommand {
  companyId: string;
  move: 'suspend' | 'restore' | 'reaffirm';
  reason?: string | undefined;
  now: Date;
}

/**
 * Suspends, restores or confirms a company, with the act in the audit log. Suspension closes its deliveries, so that nobody waits
 * in vain, and releases its booths to the waiting lists; restoration returns it to free booths.
 * @throws AppError NOT_FOUND, ILLEGAL_MOVE
 */
export async function moveCompanyAs(
  tx: Database,
  actor: ActingOperator,
  { companyId, move, reason, now }: MoveCompanyCommand,
): Promise<void> {
  // Fairs are locked before companies everywhere, to avoid deadlocks.
  if (move !== 'reaffirm') await holdFairsOf(tx, companyId, now);
  const { name } = await moveByOperator(tx, { companyId, operatorId: actor.accountId, move, reason, now });
  const whose = { companyId, operatorId: actor.accountId, now };
  if (move === 'suspend') {
    await closeDeliveriesOfCompany(tx, companyId, { reason: '单位已暂停招聘', now });
    await leaveFairs(tx, whose);
  }
  if (move === 'restore') await returnToFairs(tx, whose);
  const detail = { title: name, ...(reason ? { reason } : {}) };
  await recordAct(tx, actor, { act: `company.${move}`, subject: 'company', subjectId: companyId, detail, now });
}
