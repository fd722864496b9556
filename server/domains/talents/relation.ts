import { anonymisedText } from '#server/domains/deliveries/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import { runPrepared, Values } from '#server/platform/database/run-prepared.ts';
import { hiddenText } from './hidden-from.ts';
import type { Relation } from './look-up-policy.ts';
import { betweenColumns, betweenTables, relationsOf } from './relation-columns.ts';

const relation = { delivered: 'boolean', agreed: 'boolean', exchanged: 'boolean', talked: 'boolean' } as const;

/**
 * What connects a company and a seeker; null where the company must not find the seeker at all: the account is not active, the
 * record is hidden, or the seeker blocked the company, its group or its messages.
 */
export async function relationTo(
  db: Database,
  companyId: string,
  joberId: string,
  now: Date,
): Promise<Relation | null> {
  const values = new Values();
  const query = relationsOf(values, companyId, [joberId], now);
  const text = `
    select ${betweenColumns('jober.id', query)},
      exists (select from conversation
        where conversation.jober_id = jober.id and conversation.company_id = ${query.company} and conversation.seeker_wrote
          and not exists (select from delivery
            where delivery.jober_id = jober.id and delivery.post_id = conversation.post_id and ${anonymisedText})) as talked
    from jober join account on account.id = jober.account_id and account.status = 'active'
    ${betweenTables('jober.id', query)}
    where jober.id = any(${query.people}::int8[]) and jober.privacy <> 'hidden'
      and jober.id::text not in (${hiddenText(query.company)})`;
  const [row] = await runPrepared(db, relation, text, values);
  return row ?? null;
}
