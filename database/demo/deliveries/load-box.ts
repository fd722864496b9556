import { sql } from 'drizzle-orm';
import { shortlistedDeliveryStates } from '#contract/deliveries/open-delivery.ts';
import { scoreTemplate } from '#contract/deliveries/score-form.ts';
import { statusIn } from '#database/schema/columns.ts';
import { companyMember } from '#database/schema/companies.ts';
import { deliveryNote, deliveryScore, replyTemplate } from '#database/schema/delivery-box.ts';
import { demoPeople } from '../accounts.ts';
import type { DemoTransaction } from '../bulk-insert.ts';
import { hour, inWorkingHours, plus } from '../moments.ts';
import type { Random } from '../random.ts';
import { readData } from '../read-data.ts';

interface Judged extends Record<string, unknown> {
  id: string;
  status: string;
  companyId: string;
}

type Words = { remarks: readonly string[]; replies: readonly (readonly [name: string, text: string])[] };
const { remarks, replies } = readData<Words>('box-words');

/** What the colleagues of the demo's own school wrote and judged, and the replies that they keep. */
export async function loadBox(tx: DemoTransaction, random: Random, now: Date): Promise<void> {
  const { rows } = await tx.execute<Judged>(sql`
    select delivery.id, delivery.status, delivery.company_id as "companyId" from delivery
    where ${statusIn(shortlistedDeliveryStates, 'delivery')} and delivery.company_id = (
      select company_member.company_id from company_member join account on account.id = company_member.account_id
      where account.phone = ${demoPeople.owner.phone} and company_member.status = 'active')
    order by delivery.changed_at desc, delivery.id limit 40`);
  const [first] = rows;
  if (!first) return;
  const members = await tx
    .select({ id: companyMember.id })
    .from(companyMember)
    .where(sql`${companyMember.companyId} = ${first.companyId} and ${companyMember.status} = 'active'
      and ${companyMember.role} <> 'finance'`)
    .orderBy(companyMember.createdAt, companyMember.id);
  const ago = (hours: number) => inWorkingHours(plus(now, -hours * hour), now);
  const noted = rows
    .filter(() => random.chance(0.5))
    .map(({ id: deliveryId }) => {
      const [id, memberId] = [random.id(), random.pick(members).id];
      return { id, deliveryId, memberId, text: random.pick(remarks), at: ago(random.int(1, 40)) };
    });
  await tx.insert(deliveryNote).values(noted);
  // The owner has judged nothing yet: the sheet is there to be filled in.
  const sheets = rows.flatMap(({ id: deliveryId, status }) =>
    (status === 'offer' ? members.slice(1) : []).map(({ id: memberId }) => {
      const id = random.id();
      const marks = scoreTemplate.map((line) => ({
        ...line,
        value: Math.round(line.max * (0.75 + 0.2 * random.next())),
      }));
      return { id, deliveryId, memberId, marks, comment: random.pick(remarks), at: ago(random.int(2, 60)) };
    }),
  );
  if (sheets.length > 0) await tx.insert(deliveryScore).values(sheets);
  const own = { companyId: first.companyId, move: 'reject' };
  const kept = replies.map(([name, text], at) => ({ id: random.id(), ...own, name, text, createdAt: ago(1_000 - at) }));
  await tx.insert(replyTemplate).values(kept);
}
