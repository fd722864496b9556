import { type Database, rowsOf } from '#server/platform/database/database.ts';
import { comingFair } from '../schema.ts';
import type { BoothActor } from './booths/booths.ts';
import { giveBackBooth } from './booths/exhibitor-move.ts';
import { exhibitorOf, isIn, moveExhibitor } from './booths/exhibitor-rows.ts';
import { publishPageChanges } from './page-tags.ts';
import { type LockedFair, lockFair } from './store.ts';

export interface Whose {
  companyId: string;
  /** The operator who suspends or restores the company. */
  operatorId: string;
  now: Date;
}

/** A company's upcoming fairs, locked in a fixed order. */
export async function lockFairsOf(tx: Database, companyId: string, now: Date): Promise<LockedFair[]> {
  const rows = await rowsOf(tx, { id: 'string' })`
    select id from fair where ${comingFair()} and ends_at > ${now}
      and (exists (select from fair_exhibitor where fair_id = fair.id and company_id = ${companyId})
        or exists (select from fair_booth where fair_id = fair.id and company_id = ${companyId}))
    order by id`;
  const lockedFairs: LockedFair[] = [];
  for (const { id } of rows) lockedFairs.push(await lockFair(tx, id, now));
  return lockedFairs;
}

/**
 * Withdraws a suspended company from its booths and waiting lists, in the transaction of the suspension. A completed check-in
 * stays recorded.
 */
export async function leaveFairs(tx: Database, { companyId, operatorId, now }: Whose): Promise<void> {
  const actor: BoothActor = { who: 'operator', actorId: operatorId, now };
  for (const fair of await lockFairsOf(tx, companyId, now)) {
    const row = await exhibitorOf(tx, fair.id, companyId);
    if (row?.status === 'checked-in') continue;
    if (isIn(row))
      await moveExhibitor(tx, row, { move: 'stop', ...actor, who: 'system', values: { waitNumber: null } });
    await giveBackBooth(tx, fair, companyId, actor);
    await publishPageChanges(tx, fair.id);
  }
}
