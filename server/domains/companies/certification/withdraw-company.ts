import type { Database } from '#server/platform/database/database.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { type CompanyRow, lockCompany, moveCompany } from '../store.ts';

interface Withdrawal {
  companyId: string;
  actorId: string;
  now: Date;
}

/**
 * Takes an application back before it is decided: it is a draft again, which its owner corrects and submits.
 * @throws AppError ILLEGAL_MOVE once it was decided
 */
export async function withdrawCompany(tx: Database, { companyId, actorId, now }: Withdrawal): Promise<CompanyRow> {
  const own = await lockCompany(tx, companyId);
  if (!own) throw appError('FORBIDDEN');
  return moveCompany(tx, own, { move: 'withdraw', who: 'recruiter', actorId, at: now });
}
