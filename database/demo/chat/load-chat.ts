import { sql } from 'drizzle-orm';
import type { ResumeSnapshot } from '#contract/resumes.ts';
import { gramsOf } from '../../grams.ts';
import { chatMessage, conversation, type MessageData } from '../../schema/chat.ts';
import { demoPeople } from '../accounts.ts';
import { bulkInsert } from '../bulk-insert.ts';
import type { DemoTransaction } from '../demo-transaction.ts';
import type { Random } from '../random.ts';
import { early, invited, type Line, offered, refused } from './scripts.ts';

interface Delivered extends Record<string, unknown> {
  id: string;
  status: string;
  submittedAt: string;
  snapshot: ResumeSnapshot;
  joberId: string;
  joberName: string;
  joberAccount: string;
  joberPhone: string;
  companyId: string;
  postId: string;
  title: string;
  memberId: string;
  memberName: string;
  memberAccount: string;
  memberPhone: string;
  interview: { startsAt: string; mode: 'onsite'; place: string; link: string; contact: string; note: string } | null;
}

const MINUTE = 60_000;
/** Talks of the demo's own seeker and school, and of everybody else. */
const MOST_OWN = 7;
const MOST_OTHERS = 60;

/** Deliveries that are talked about: one a person and post, where somebody speaks for the school. */
async function deliveriesOf(tx: DemoTransaction, whose: ReturnType<typeof sql>, most: number): Promise<Delivered[]> {
  const { rows } = await tx.execute<Delivered>(sql`
    select d.id, d.status, d.submitted_at as "submittedAt", d.snapshot, j.id as "joberId", j.name as "joberName",
      ja.id as "joberAccount", ja.phone as "joberPhone", d.company_id as "companyId", p.id as "postId", p.title,
      m.id as "memberId", m.name as "memberName", m.account_id as "memberAccount", ma.phone as "memberPhone",
      (select jsonb_build_object('startsAt', i.starts_at, 'mode', i.mode, 'place', i.place, 'link', i.link,
        'contact', i.contact, 'note', i.note)
        from interview i where i.delivery_id = d.id order by i.created_at desc, i.id limit 1) as interview
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
    order by d.submitted_at desc, d.id limit ${most}`);
  return rows;
}

const scriptsFor: Record<string, readonly (readonly Line[])[]> = {
  interview: invited,
  offer: offered,
  hired: offered,
  rejected: refused,
};

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
    .replace('{recruiter}', of.memberName.slice(0, 1))
    .replace('{name}', of.joberName.slice(0, 1));

const inShort = { resume: '[简历] ', interview: '[面试邀请] ', contact: '[交换联系方式] ' } as const;

/** A talk about a delivery, from then up to now; whoever spoke last left it unread where `unread`. */
function talkOf(of: Delivered, random: Random, now: Date, unread: boolean) {
  const scripts = scriptsFor[of.status] ?? early;
  const script = random.pick(of.interview ? scripts : scripts === invited ? early : scripts);
  const lines = script.slice(0, unread && script.at(-1)?.side === 'seeker' && random.chance(0.4) ? -1 : undefined);
  const id = random.id();
  let at = new Date(of.submittedAt).getTime() + random.int(20, 200) * MINUTE;
  const room = Math.max(MINUTE, (now.getTime() - at) / (lines.length + 1));
  const messages = lines.map((line, place) => {
    at = Math.min(now.getTime() - (lines.length - place) * MINUTE, at + Math.min(room, random.int(2, 90) * MINUTE));
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
      at: new Date(at),
    };
  });
  const last = messages.at(-1);
  if (!last) throw new Error('a talk without a word');
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
    lastText: `${card ? inShort[card] : ''}${last.text}`.slice(0, 80),
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
  const talks = [...own, ...box, ...others].flatMap((of, at) => {
    if (seen.has(of.id)) return [];
    seen.add(of.id);
    return [talkOf(of, random, now, at % 3 !== 2)];
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
