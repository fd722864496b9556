import { sql } from 'drizzle-orm';
import { scoreTemplate } from '#contract/deliveries/score-form.ts';
import { companyMember } from '#database/schema/companies.ts';
import { deliveryNote, deliveryScore, replyTemplate } from '#database/schema/delivery-box.ts';
import { demoPeople } from '../accounts.ts';
import type { DemoTransaction } from '../demo-transaction.ts';
import { hour, inWorkingHours, plus } from '../moments.ts';
import type { Random } from '../random.ts';

interface Judged extends Record<string, unknown> {
  id: string;
  status: string;
  companyId: string;
}

const remarks = [
  '板书清楚，追问接得住，建议录用。',
  '已核对学历与教师资格证原件。',
  '教学设计完整，课堂互动可以再多些。',
  '备课组都看过，同意进入下一轮。',
];
const replies = [
  ['经验不足', '感谢投递，岗位要求的教学经验与您的经历还有差距，欢迎满足后再投。'],
  ['缺资格证', '感谢投递，本岗位需要相应学段和学科的教师资格证，取得后欢迎再投。'],
  ['已招满', '感谢投递，本岗位已招满，期待以后有机会合作。'],
] as const;

/** What the colleagues of the demo's own school wrote and judged, and the replies that they keep. */
export async function loadBox(tx: DemoTransaction, random: Random, now: Date): Promise<void> {
  const { rows } = await tx.execute<Judged>(sql`
    select delivery.id, delivery.status, delivery.company_id as "companyId" from delivery
    where delivery.status in ('shortlisted', 'interview', 'offer') and delivery.company_id = (
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
  const noted = rows.filter(() => random.chance(0.5));
  await tx.insert(deliveryNote).values(
    noted.map(({ id: deliveryId }) => ({
      id: random.id(),
      deliveryId,
      memberId: random.pick(members).id,
      text: random.pick(remarks),
      at: ago(random.int(1, 40)),
    })),
  );
  // The owner has judged nothing yet: the sheet is there to be filled in.
  const judges = members.slice(1);
  const sheets = rows
    .filter(({ status }) => status === 'offer')
    .flatMap(({ id: deliveryId }) =>
      judges.map(({ id: memberId }) => ({
        id: random.id(),
        deliveryId,
        memberId,
        marks: scoreTemplate.map((line) => ({ ...line, value: Math.round(line.max * (0.75 + 0.2 * random.next())) })),
        comment: random.pick(remarks),
        at: ago(random.int(2, 60)),
      })),
    );
  if (sheets.length > 0) await tx.insert(deliveryScore).values(sheets);
  await tx.insert(replyTemplate).values(
    replies.map(([name, text], at) => ({
      id: random.id(),
      companyId: first.companyId,
      move: 'reject',
      name,
      text,
      createdAt: ago(1_000 - at),
    })),
  );
}
