import type { CompanyMove } from '#contract/companies/company-state.ts';
import { day, hour, plus } from '../moments.ts';
import type { Random } from '../random.ts';
import type { CompanyEventRow } from '../rows.ts';
import type { DemoCompany } from './draw-company.ts';

interface Actors {
  ownerId: string | null;
  operatorId: string;
}

/** How the company came to its state of certification. */
export function drawCompanyEvents(
  random: Random,
  { row, suspendedAt }: DemoCompany,
  { ownerId, operatorId }: Actors,
): CompanyEventRow[] {
  const createdAt = row.createdAt as Date;
  const event = (move: CompanyMove, fromStatus: string, toStatus: string, at: Date, note: string | null = null) => ({
    id: random.id(),
    companyId: row.id,
    fromStatus,
    move,
    toStatus,
    actorId: move === 'submit' ? ownerId : operatorId,
    note,
    at,
  });
  if (row.status === 'unclaimed' || row.status === 'draft') return [];
  const submitted = event('submit', 'draft', 'pending', createdAt);
  if (row.status === 'pending') return [submitted];
  if (row.status === 'rejected') {
    return [submitted, event('reject', 'pending', 'rejected', plus(createdAt, 5 * hour), row.rejectReason ?? null)];
  }
  const approvedAt = plus(createdAt, 3 * hour);
  const lastLook = row.approvedAt ?? approvedAt;
  const approved = event('approve', 'pending', 'approved', approvedAt);
  const again = lastLook.getTime() - approvedAt.getTime() > 2 * day;
  const looks = again ? [approved, event('reaffirm', 'approved', 'approved', lastLook)] : [approved];
  if (row.status === 'approved') return [submitted, ...looks];
  return [
    submitted,
    ...looks,
    event('suspend', 'approved', 'suspended', suspendedAt ?? approvedAt, '办学许可证到期未更新，暂停招聘'),
  ];
}
