import { sql } from 'drizzle-orm';
import type { OperatorRole } from '#contract/actor.ts';
import { maskPhone } from '#contract/text.ts';
import { demoPeople } from '#database/demo/accounts.ts';
import { type DemoTransaction, openBatch } from '#database/demo/bulk-insert.ts';
import { minute, plus, whileOpen } from '#database/demo/moments.ts';
import type { Random } from '#database/demo/random.ts';
import { operatorAct } from '#database/schema/operators.ts';
import { rowsOf, typed } from '#server/platform/database/database.ts';
import texts from './demo-threads.json' with { type: 'json' };
import { supportMessage, supportThread } from './schema.ts';

interface Talk {
  by: 'school' | 'seeker';
  /** Minutes before now at which the person wrote first. */
  ago: number;
  /** Each message with the minutes since the one before; those of 客服 begin with the mark. */
  lines: readonly (readonly [after: number, text: string])[];
}

interface Writer {
  id: string;
  phone: string;
}

const ANSWER = '答：';
/** An operator looks at who asked so many minutes before the answer at most, or after what waits for one. */
const LOOKS = 9;
const talks = texts as unknown as readonly Talk[];

/**
 * Accounts that may have written: owners of certified schools, and seekers; none of those that a demo signs in with. The school
 * that waits for its voucher of 标准版 is first, since the first talk is about that order.
 */
async function writersOf(tx: DemoTransaction): Promise<Record<Talk['by'], Writer[]>> {
  const known = Object.values(demoPeople).map(({ phone }) => phone);
  const rows = await rowsOf(tx, { by: typed<Talk['by']>(), id: 'string', phone: 'string' })`
    (select 'school' as by, account.id::text as id, account.phone from company_member
      join company on company.id = company_member.company_id and company.status = 'approved'
      join account on account.id = company_member.account_id and account.phone <> all(${sql.param(known)}::text[])
      where company_member.role = 'owner' and company_member.status = 'active'
      order by not exists (select from sales_order where sales_order.company_id = company.id
        and sales_order.status = 'voucher-submitted' and sales_order.package_name = '标准版'), account.id limit ${talks.length})
    union all
    (select 'seeker', account.id::text, account.phone from jober
      join account on account.id = jober.account_id and account.phone <> all(${sql.param(known)}::text[])
      where account.status = 'active' order by account.id limit ${talks.length})`;
  const of = (by: Talk['by']) => rows.filter((row) => row.by === by);
  return { school: of('school'), seeker: of('seeker') };
}

/** What people asked 客服, and whom operators looked at for it: some wait for an answer, most were answered within the hour. */
export async function loadSupport(tx: DemoTransaction, random: Random, now: Date): Promise<void> {
  const writers = await writersOf(tx);
  // 客服 answers, and 超级 may do the same.
  const operators = await rowsOf(tx, {
    accountId: 'string',
    operatorName: 'string',
    operatorRole: typed<OperatorRole>(),
  })`
    select operator.account_id::text as "accountId", operator.name as "operatorName", operator.role as "operatorRole"
    from operator where operator.role in ('support', 'super') order by operator.role = 'super', operator.id`;
  const batch = openBatch(tx, { supportThread, supportMessage, operatorAct });
  for (const [turn, { by, ago, lines }] of talks.entries()) {
    const writer = writers[by].shift();
    const operator = operators[turn % operators.length];
    if (!writer || !operator) continue;
    const { id: accountId, phone } = writer;
    const minutes = lines.reduce((sum, [after]) => sum + after, LOOKS);
    let at = whileOpen(plus(now, -ago * minute), minutes * minute);
    let [waitingSince, lastText]: [Date | null, string] = [null, ''];
    let lookedAt: Date | null = null;
    for (const [after, said] of lines) {
      at = plus(at, after * minute);
      const isAnswer = said.startsWith(ANSWER);
      if (isAnswer) lookedAt ??= plus(at, -random.int(1, LOOKS) * minute);
      waitingSince = isAnswer ? null : (waitingSince ?? at);
      const text = isAnswer ? said.slice(ANSWER.length) : said;
      lastText = text.slice(0, 80);
      const sender = isAnswer
        ? { side: 'support' as const, senderId: operator.accountId }
        : { side: 'person' as const, senderId: accountId };
      batch.add('supportMessage', { id: random.id(), accountId, ...sender, text, at });
    }
    lookedAt ??= plus(at, random.int(1, LOOKS) * minute);
    const look = { act: 'account.look', subject: 'account', subjectId: accountId, ip: '10.12.8.27', at: lookedAt };
    batch.add('operatorAct', { id: random.id(), ...operator, ...look, detail: { phone: maskPhone(phone) } });
    batch.add('supportThread', { accountId, lastText, lastAt: at, waitingSince });
  }
  await batch.end();
}
