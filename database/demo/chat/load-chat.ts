import { sql } from 'drizzle-orm';
import { inShort } from '#contract/chat/in-short.ts';
import type { ResumeSnapshot } from '#contract/resumes/resumes.ts';
import { labelOf } from '#contract/taxonomy/list.ts';
import { type RoleCode, roles } from '#contract/taxonomy/roles.ts';
import { type TenureCode, tenures } from '#contract/taxonomy/tenures.ts';
import { gramsOf } from '#database/grams.ts';
import { chatMessage, conversation, type MessageData } from '#database/schema/chat.ts';
import { demoPeople } from '../accounts.ts';
import { bulkInsert } from '../bulk-insert.ts';
import type { DemoTransaction } from '../demo-transaction.ts';
import type { Random } from '../random.ts';
import { earlyOfOthers, earlyOfTeachers, invited, type Line, offered, refused, type Script } from './scripts.ts';
import { type Steps, timed } from './talk-times.ts';

interface Delivered extends Record<string, unknown> {
  id: string;
  status: string;
  /** When each move was made. */
  moves: Record<string, string>;
  reason: string | null;
  snapshot: ResumeSnapshot;
  joberId: string;
  joberName: string;
  joberAccount: string;
  joberPhone: string;
  companyId: string;
  postId: string;
  title: string;
  role: RoleCode;
  stage: string | null;
  tenure: TenureCode;
  memberId: string;
  memberName: string;
  memberAccount: string;
  memberPhone: string;
  interview: { startsAt: string; mode: 'onsite'; place: string; link: string; contact: string; note: string } | null;
}

/** Talks of the demo's own seeker and school, and of everybody else. */
const MOST_OWN = 7;
const MOST_OTHERS = 60;

/** Deliveries that are talked about, answered ones first: one a person and post, where somebody speaks for the school. */
async function deliveriesOf(tx: DemoTransaction, whose: ReturnType<typeof sql>, most: number): Promise<Delivered[]> {
  const { rows } = await tx.execute<Delivered>(sql`
    select d.id, d.status, d.reason, d.snapshot,
      (select jsonb_object_agg(e.move, e.at) from delivery_event e where e.delivery_id = d.id) as moves, j.id as "joberId", j.name as "joberName",
      ja.id as "joberAccount", ja.phone as "joberPhone", d.company_id as "companyId", p.id as "postId", p.title,
      p.role, p.stages[1] as stage, p.tenure,
      m.id as "memberId", m.name as "memberName", m.account_id as "memberAccount", ma.phone as "memberPhone",
      (select jsonb_build_object('startsAt', i.starts_at, 'mode', i.mode, 'place', i.place, 'link', i.link,
        'contact', i.contact, 'note', i.note)
        from interview i where i.delivery_id = d.id order by i.created_at, i.id limit 1) as interview
    from delivery d
    join post p on p.id = d.post_id
    join company c on c.id = d.company_id and c.status = 'approved'
    join company_member m on m.id = p.member_id and m.status = 'active' and m.role in ('owner', 'recruiter')
    join jober j on j.id = d.jober_id
    join account ja on ja.id = j.account_id
    join account ma on ma.id = m.account_id
    where ${whose} and d.status <> 'withdrawn' and not exists (
      select from delivery newer where newer.jober_id = d.jober_id and newer.post_id = d.post_id
        and (newer.submitted_at, newer.id) > (d.submitted_at, d.id))
    order by d.status = 'submitted', d.submitted_at desc, d.id limit ${most}`);
  return rows;
}

const scriptsFor: Record<string, readonly Script[]> = {
  interview: invited,
  offer: offered,
  hired: offered,
  declined: offered,
  rejected: refused,
};

const taught = new Set(['primary', 'junior', 'senior', 'vocational']);

function scriptsOf({ status, role, stage }: Delivered): readonly Script[] {
  const teaches = roles[role].group === 'teaching' && taught.has(stage ?? '');
  return scriptsFor[status] ?? (teaches ? earlyOfTeachers : earlyOfOthers);
}

/** What a school answers who asks for the 编制 of a post. */
function tenureInWords(tenure: TenureCode): string {
  if (tenure === 'establishment') return '是事业编制，实名入编';
  if (tenure === 'quota') return '是员额备案制，与在编教师同工同酬';
  return `这个岗位是${labelOf(tenures, tenure)}，不占编制，待遇以职位页写的为准`;
}

function dataOf({ card }: Line, of: Delivered): MessageData | null {
  if (card === 'resume') return { resume: { ...of.snapshot, jober: { ...of.snapshot.jober, phone: '' } } };
  if (card === 'contact')
    return { contact: { what: 'phone', state: 'accepted', seeker: of.joberPhone, company: of.memberPhone } };
  if (card !== 'interview' || !of.interview) return null;
  return { interview: { ...of.interview, deliveryId: of.id, startsAt: new Date(of.interview.startsAt).toISOString() } };
}

const fill = (text: string, of: Delivered) =>
  text
    .replace('{title}', of.title)
    .replace('{tenure}', tenureInWords(of.tenure))
    .replace('{reason}', of.reason ?? '')
    .replace('{recruiter}', of.memberName.slice(0, 1))
    .replace('{name}', of.joberName.slice(0, 1));

const stepsOf = ({ moves }: Delivered): Steps =>
  Object.fromEntries(Object.entries(moves).map(([move, at]) => [move, new Date(at)]));

/** A talk about a delivery, step by step with it; whoever spoke last left it unread where `unread`. */
function talkOf(of: Delivered, script: Script, random: Random, now: Date, unread: boolean) {
  const id = random.id();
  const said = timed(random.fork(id), script, stepsOf(of), now);
  const ends = unread && said.length > 1 && said.at(-1)?.side === 'seeker' && random.chance(0.4);
  const lines = said.slice(0, ends ? -1 : undefined);
  const messages = lines.map((line, place) => {
    const isSeeker = line.side === 'seeker';
    const text = line.card === 'resume' ? of.snapshot.resumeName : fill(line.text, of);
    return {
      conversationId: id,
      number: place + 1,
      side: line.side,
      senderId: isSeeker ? of.joberAccount : of.memberAccount,
      senderName: isSeeker ? of.joberName : of.memberName,
      kind: line.card ?? 'text',
      text,
      data: dataOf(line, of),
      grams: gramsOf(text),
      warnings: [],
      clientId: `demo-${id}-${place + 1}`,
      at: line.at,
    };
  });
  const last = messages.at(-1);
  if (!last) return null;
  const answered = messages.findLastIndex(({ side }) => side !== last.side) + 1;
  const [read, left] = unread ? [answered, messages.length - answered] : [messages.length, 0];
  const isSeekers = last.side === 'seeker';
  const card = lines.at(-1)?.card;
  const row = {
    id,
    joberId: of.joberId,
    companyId: of.companyId,
    postId: of.postId,
    memberId: of.memberId,
    lastNumber: messages.length,
    lastText: inShort(card ?? 'text', last.text),
    lastSide: last.side,
    lastAt: last.at,
    seekerRead: isSeekers ? messages.length : read,
    companyRead: isSeekers ? read : messages.length,
    seekerUnread: isSeekers ? 0 : left,
    companyUnread: isSeekers ? left : 0,
    seekerWrote: messages.some(({ side }) => side === 'seeker'),
    createdAt: messages[0]?.at ?? now,
  };
  return { row, messages };
}

/** Talks between the demo's people about what they delivered. 林知夏 and 周明岚 have some that they have not read. */
export async function loadChat(tx: DemoTransaction, random: Random, now: Date): Promise<void> {
  const byPhone = (alias: 'ja' | 'ma', phone: string) => sql`${sql.identifier(alias)}.phone = ${phone}`;
  const { seeker, owner } = demoPeople;
  const own = await deliveriesOf(tx, byPhone('ja', seeker.phone), MOST_OWN);
  const box = await deliveriesOf(tx, byPhone('ma', owner.phone), MOST_OWN * 2);
  const others = await deliveriesOf(tx, sql`true`, MOST_OTHERS);
  const seen = new Set<string>();
  /** Scripts take turns: a list of talks shows one again only after all the others. */
  const times = new Map<readonly Script[], number>();
  const talks = [...own, ...box, ...others].flatMap((of, at) => {
    if (seen.has(of.id)) return [];
    seen.add(of.id);
    const scripts = scriptsOf(of);
    const told = times.get(scripts) ?? random.int(0, scripts.length - 1);
    times.set(scripts, told + 1);
    const script = scripts[told % scripts.length];
    return (script && talkOf(of, script, random, now, at % 3 !== 2)) ?? [];
  });
  await bulkInsert(
    tx,
    conversation,
    talks.map(({ row }) => row),
  );
  await bulkInsert(
    tx,
    chatMessage,
    talks.flatMap(({ messages }) => messages),
  );
}
