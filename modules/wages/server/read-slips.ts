import { and, desc, eq, ne, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { company } from '#database/schema/companies.ts';
import { delivery } from '#database/schema/deliveries.ts';
import { jober } from '#database/schema/identity.ts';
import { post } from '#database/schema/posts.ts';
import { fileLinks } from '#server/domains/files/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { pick } from '#server/platform/pick.ts';
import type { WageSlip } from '../contract/wage-shapes.ts';
import { wageAgreement, wageSlip } from '../schema.ts';
import type { AgreementParty } from './agreement-party.ts';
import { needsApproval, slipMoves } from './policy.ts';
import { ownedBy } from './store.ts';

const MAX_ROWS = 300;
const later = alias(wageSlip, 'later');

type Reading = Pick<Deps, 'secret' | 'clock'> & { db: Database };

const find = (db: Database, party: AgreementParty, which?: SQL) =>
  db
    .select({
      slip: wageSlip,
      unit: wageAgreement.unit,
      nextId: later.id,
      nextStatus: later.status,
      postTitle: post.title,
      companyName: company.name,
      personName: jober.name,
    })
    .from(wageSlip)
    .innerJoin(wageAgreement, eq(wageAgreement.id, wageSlip.agreementId))
    .innerJoin(delivery, eq(delivery.id, wageAgreement.deliveryId))
    .innerJoin(post, eq(post.id, delivery.postId))
    .innerJoin(company, eq(company.id, wageAgreement.companyId))
    .innerJoin(jober, eq(jober.id, wageAgreement.joberId))
    .leftJoin(later, eq(later.previousId, wageSlip.id))
    .where(and(ownedBy(party), party.side === 'seeker' ? ne(wageSlip.status, 'draft') : undefined, which))
    .orderBy(desc(wageSlip.month), desc(wageSlip.createdAt), desc(wageSlip.id))
    .limit(MAX_ROWS);

type Found = Awaited<ReturnType<typeof find>>[number];

function present(found: Found, party: AgreementParty, files: Awaited<ReturnType<typeof fileLinks>>): WageSlip {
  const { slip, nextId, nextStatus, ...names } = found;
  const status = slip.status;
  // A teacher does not see drafts, so a correction is named once it is issued.
  const shownNext = party.side === 'seeker' && nextStatus === 'draft' ? null : nextId;
  return {
    ...names,
    ...pick(slip, 'id', 'agreementId', 'previousId', 'month', 'quantity', 'lines', 'items', 'note', 'disputeReason'),
    nextId: shownNext,
    status,
    rateFen: Number(slip.rateFen),
    payFen: Number(slip.payFen),
    grossFen: Number(slip.grossFen),
    deductionFen: Number(slip.deductionFen),
    netFen: Number(slip.netFen),
    evidence: slip.evidence.flatMap((id) => files.get(id) ?? []),
    needsApproval: needsApproval(slip),
    approvedBy: party.side === 'recruiter' ? slip.approverName : null,
    issuedAt: slip.issuedAt?.toISOString() ?? null,
    moves: slipMoves(party, { ...slip, status }),
  };
}

/** Slips of a party, newest month first; without drafts for the teacher. */
export async function listSlips(reading: Reading, party: AgreementParty, agreementId?: string): Promise<WageSlip[]> {
  const which = agreementId === undefined ? undefined : eq(wageSlip.agreementId, agreementId);
  return presentAll(reading, party, await find(reading.db, party, which));
}

/** @throws AppError NOT_FOUND, alike for an absent and a foreign one */
export async function readSlip(reading: Reading, party: AgreementParty, id: string): Promise<WageSlip> {
  const [slip] = await presentAll(reading, party, await find(reading.db, party, eq(wageSlip.id, id)));
  if (!slip) throw appError('NOT_FOUND', { message: '工资条不存在' });
  return slip;
}

async function presentAll(reading: Reading, party: AgreementParty, found: readonly Found[]): Promise<WageSlip[]> {
  const files = await fileLinks(
    reading,
    found.flatMap(({ slip }) => slip.evidence),
  );
  return found.map((row) => present(row, party, files));
}

/** Totals of confirmed or paid slips, by year. */
export function yearsOf(slips: readonly WageSlip[]) {
  const years = new Map<string, { year: string; slips: number; grossFen: number; netFen: number }>();
  for (const { status, month, grossFen, netFen } of slips) {
    if (status !== 'confirmed' && status !== 'paid') continue;
    const year = month.slice(0, 4);
    const sum = years.get(year) ?? { year, slips: 0, grossFen: 0, netFen: 0 };
    years.set(year, {
      year,
      slips: sum.slips + 1,
      grossFen: sum.grossFen + grossFen,
      netFen: sum.netFen + netFen,
    });
  }
  return [...years.values()];
}
