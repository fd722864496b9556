import { sql } from 'drizzle-orm';
import { inShort } from '#contract/chat/in-short.ts';
import type { DeliveryMove } from '#contract/deliveries/delivery-state.ts';
import type { ResumeSnapshot } from '#contract/resumes/resumes.ts';
import { labelOf } from '#contract/taxonomy/list.ts';
import { type RoleCode, roles } from '#contract/taxonomy/roles.ts';
import { type TenureCode, tenures } from '#contract/taxonomy/tenures.ts';
import { gramsOf } from '#database/grams.ts';
import { chatMessage, conversation, type MessageData } from '#database/schema/chat.ts';
import { demoPeople } from '../accounts.ts';
import { type DemoTransaction, openBatch } from '../bulk-insert.ts';
import { day, hour, minute, plus, startOfDay, timeOfDay } from '../moments.ts';
import type { Random } from '../random.ts';
import { fill, readData } from '../read-data.ts';

/**
 * What is said: while nothing is decided yet, of a post that teaches and of any other; once an interview was agreed on or is
 * asked for; after an offer; where it did not fit.
 */
type Situation = 'earlyOfTeachers' | 'earlyOfOthers' | 'invited' | 'offered' | 'refused';

const talks = readData<Record<Situation, readonly Script[]>>('talks');

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
const MAX_OWN = 7;
const MAX_OTHERS = 60;

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

function situationOf({ status, role, stage }: Delivered): Situation {
  if (status === 'interview') return 'invited';
  if (['offer', 'hired', 'declined'].includes(status)) return 'offered';
  if (status === 'rejected') return 'refused';
  const taught = ['primary', 'junior', 'senior', 'vocational'].includes(stage ?? '');
  return taught && roles[role].group === 'teaching' ? 'earlyOfTeachers' : 'earlyOfOthers';
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

function textOf({ card, text }: Line, of: Delivered): string {
  if (card === 'resume') return of.snapshot.resumeName;
  const { title, reason, memberName, joberName } = of;
  const names = { recruiter: memberName.slice(0, 1), name: joberName.slice(0, 1) };
  return fill(text, { title, tenure: tenureInWords(of.tenure), reason: reason ?? '', ...names });
}

/** A talk about a delivery, step by step with it; whoever spoke last left it unread where `unread`. */
function talkOf(of: Delivered, script: Script, random: Random, now: Date, unread: boolean) {
  const id = random.id();
  const steps = Object.fromEntries(Object.entries(of.moves).map(([move, at]) => [move, new Date(at)]));
  const said = timed(random.fork(id), script, steps, now);
  const ends = unread && said.length > 1 && said.at(-1)?.side === 'seeker' && random.chance(0.4);
  const messages = said.slice(0, ends ? -1 : undefined).map((line, place) => {
    const isSeeker = line.side === 'seeker';
    const [number, text] = [place + 1, textOf(line, of)];
    const kind: Parameters<typeof inShort>[0] = line.card ?? 'text';
    return {
      ...{ conversationId: id, number, side: line.side, kind, text, at: line.at },
      senderId: isSeeker ? of.joberAccount : of.memberAccount,
      senderName: isSeeker ? of.joberName : of.memberName,
      data: dataOf(line, of),
      grams: gramsOf(text),
      warnings: [],
      clientId: `demo-${id}-${number}`,
    };
  });
  const last = messages.at(-1);
  if (!last) return null;
  const answered = messages.findLastIndex(({ side }) => side !== last.side) + 1;
  const read = unread ? answered : messages.length;
  const isSeekers = last.side === 'seeker';
  const { joberId, companyId, postId, memberId } = of;
  const row = {
    ...{ id, joberId, companyId, postId, memberId, lastNumber: messages.length, lastSide: last.side, lastAt: last.at },
    lastText: inShort(
      last.kind,
      last.text,
      last.data && 'interview' in last.data ? last.data.interview.startsAt : undefined,
    ),
    seekerRead: isSeekers ? messages.length : read,
    companyRead: isSeekers ? read : messages.length,
    seekerUnread: isSeekers ? 0 : messages.length - read,
    companyUnread: isSeekers ? messages.length - read : 0,
    seekerWrote: messages.some(({ side }) => side === 'seeker'),
    createdAt: messages[0]?.at ?? now,
  };
  return { row, messages };
}

/** Talks between the demo's people about what they delivered. 林知夏 and 周明岚 have some that they have not read. */
export async function loadChat(tx: DemoTransaction, random: Random, now: Date): Promise<void> {
  const { seeker, owner } = demoPeople;
  const own = await deliveriesOf(tx, sql`ja.phone = ${seeker.phone}`, MAX_OWN);
  const box = await deliveriesOf(tx, sql`ma.phone = ${owner.phone}`, MAX_OWN * 2);
  const others = await deliveriesOf(tx, sql`true`, MAX_OTHERS);
  const rows = openBatch(tx, { conversation, chatMessage });
  const seen = new Set<string>();
  /** Scripts take turns: a list of talks shows one again only after all the others. */
  const times = new Map<Situation, number>();
  for (const [at, of] of [...own, ...box, ...others].entries()) {
    if (seen.has(of.id)) continue;
    seen.add(of.id);
    const situation = situationOf(of);
    const scripts = talks[situation];
    const told = times.get(situation) ?? random.int(0, scripts.length - 1);
    times.set(situation, told + 1);
    const script = scripts[told % scripts.length];
    const talk = script && talkOf(of, script, random, now, at % 3 !== 2);
    if (!talk) continue;
    rows.add('conversation', talk.row);
    rows.add('chatMessage', ...talk.messages);
  }
  await rows.end();
}

/**
 * One line of a talk; a card stands for what its data show. `{title}`, `{recruiter}`, `{name}`, `{tenure}` and `{reason}` are
 * filled in. `after` is the step of the delivery that it follows: a talk stops before the first step that was not taken.
 */
interface Line {
  side: 'seeker' | 'company';
  text: string;
  after: DeliveryMove;
  card?: 'resume' | 'interview' | 'contact';
}

type Script = readonly Line[];

/** When each step of a delivery was taken. */
type Steps = Partial<Record<DeliveryMove, Date>>;

/** People write by day: what would fall into the night waits for the morning. */
function byDay(at: Date): Date {
  const time = timeOfDay(at);
  if (time >= 8 * hour && time < 22 * hour) return at;
  return plus(startOfDay(at), (time < 8 * hour ? 0 : day) + 8 * hour + (time % hour));
}

/** Until when the lines of a step are said: the next step that the script speaks of. */
function endOf(lines: Script, step: DeliveryMove, steps: Steps, now: Date): Date {
  const next = lines[lines.findLastIndex(({ after }) => after === step) + 1];
  return (next && steps[next.after]) ?? now;
}

/** When a line is said: an invitation at the very moment, what a seeker adds to a delivery at once, the others by day. */
function momentOf(random: Random, { card, after }: Line, step: Date, before: Date): Date {
  if (card === 'interview') return step;
  return after === 'deliver'
    ? plus(before, random.int(20, 90) * 1000)
    : byDay(plus(before, random.int(2, 25) * minute));
}

/**
 * A script as it was said: each line follows its step within the hour or the next morning. Steps that were not taken are
 * passed over, and what would come after the next step, or after `now`, was not said.
 */
function timed(random: Random, script: Script, steps: Steps, now: Date): (Line & { at: Date })[] {
  const lines = script.filter(({ after }) => steps[after]);
  const said: (Line & { at: Date })[] = [];
  const over = new Set<DeliveryMove>();
  for (const line of lines) {
    const step = steps[line.after] as Date;
    const last = said.at(-1);
    const at = momentOf(random, line, step, last?.after === line.after ? last.at : step);
    if (line.card !== 'interview' && at >= endOf(lines, line.after, steps, now)) over.add(line.after);
    if (!over.has(line.after)) said.push({ ...line, at });
  }
  return said;
}
