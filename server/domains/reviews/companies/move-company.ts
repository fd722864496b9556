import { type ActingOperator, recordAct } from '#server/domains/audit/public.ts';
import { moveByOperator } from '#server/domains/companies/public.ts';
import { closeDeliveriesOfCompany } from '#server/domains/deliveries/public.ts';
import type { ServerModule } from '#server/module.ts';
import type { Database } from '#server/platform/database/database.ts';

interface MoveCompanyCommand {
  companyId: string;
  move: 'suspend' | 'restore' | 'reaffirm';
  reason?: string | undefined;
  now: Date;
  modules: readonly ServerModule[];
}

/**
 * Suspends, restores or confirms a company, with the act in the audit log. Suspension closes its deliveries, so that nobody waits
 * in vain; modules do their part of it.
 * @throws AppError NOT_FOUND, ILLEGAL_MOVE
 */
export async function moveCompanyAs(
  tx: Database,
  actor: ActingOperator,
  { companyId, move, reason, now, modules }: MoveCompanyCommand,
): Promise<void> {
  // What modules lock is locked before companies everywhere, to avoid deadlocks.
  const parts = move === 'reaffirm' ? [] : modules.flatMap(({ companyMoves }) => companyMoves ?? []);
  for (const part of parts) await part.lock(tx, companyId, now);
  const { name } = await moveByOperator(tx, { companyId, operatorId: actor.accountId, move, reason, now });
  if (move === 'suspend') await closeDeliveriesOfCompany(tx, companyId, { reason: '单位已暂停招聘', now });
  const moved = { companyId, operatorId: actor.accountId, now };
  for (const part of parts) await (move === 'suspend' ? part.suspend(tx, moved) : part.restore(tx, moved));
  const detail = { title: name, ...(reason ? { reason } : {}) };
  await recordAct(tx, actor, { act: `company.${move}`, subject: 'company', subjectId: companyId, detail, now });
}
