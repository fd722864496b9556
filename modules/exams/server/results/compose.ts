import { and, eq, exists, isNotNull, sql } from 'drizzle-orm';
import { genders } from '#contract/seekers/seeker.ts';
import { educations } from '#contract/taxonomy/educations.ts';
import { labelOf } from '#contract/taxonomy/list.ts';
import type { Database } from '#server/platform/database/database.ts';
import { tieRules } from '../../contract/exam-settings.ts';
import { type CandidateStage, candidateStages, isOut, stageBefore } from '../../contract/results/candidate-state.ts';
import { listedName, listedTicket } from '../../contract/results/list-text.ts';
import {
  type Outcome,
  type PublicationKind,
  publicationKindCodes,
  publicationKinds,
} from '../../contract/results/publication-state.ts';
import type { PersonDetails } from '../../contract/results/result-shapes.ts';
import { examCandidate, examGroup, examJudge, examSheet } from '../../schema/candidates.ts';
import { examRegistration } from '../../schema/exam-registrations.ts';
import { lackingForAppointment } from '../publicity/objections.ts';
import { matching, rowsIn } from '../rows.ts';
import { scoreCounts } from '../scores/scores.ts';
import { type ExamRow, postsOf, timetableOf } from '../store.ts';
import { goingOn, type TotalPlace, totalOrder, type WrittenPlace, writtenOrder } from '../totals/order.ts';
import type { NewLine } from './publications.ts';
import { type Ranked, summaryOf } from './summaries.ts';

const reached = (status: string, stage: CandidateStage) =>
  candidateStages.indexOf(status as CandidateStage) >= candidateStages.indexOf(stage);

const beforeRanking = ['recheck', 'interview'] as const;
const afterRanking = ['ranked', 'medical', 'inspection', 'listed'] as const;

const personOf = (place: Pick<WrittenPlace, 'id' | 'postId' | 'name' | 'ticket'>) => ({
  registrationId: place.id,
  postId: place.postId,
  name: listedName(place.name),
  ticket: listedTicket(place.ticket),
  interview: null,
  total: null,
  note: '',
  details: null,
});

const withoutScore = ({ mark, status, gone }: WrittenPlace): Outcome | null => {
  if (gone) return status as Outcome;
  return mark === 'absent' || mark === 'violation' ? mark : null;
};

/** How a list calls somebody who is out. */
const exitOf = ({ status, leftFrom }: Pick<WrittenPlace, 'status' | 'leftFrom'>): Outcome =>
  status === 'absent' && leftFrom !== 'written' && leftFrom !== 'interview' ? 'missed' : (status as Outcome);

function writtenLine(place: WrittenPlace): NewLine {
  const outcome = withoutScore(place) ?? (place.fits ? 'in' : 'below');
  return { ...personOf(place), rank: place.rank, written: place.written, outcome };
}

function shortlistLine(place: WrittenPlace, isIn: boolean): NewLine {
  const { order, status, replaces, written, fits } = place;
  const outcome: Outcome =
    withoutScore(place) ?? (!fits ? 'below' : isOut(status) ? exitOf(place) : isIn ? 'in' : 'waiting');
  const note = outcome === 'in' && replaces !== null ? '递补' : '';
  return { ...personOf(place), rank: order, written, outcome, note };
}

/** How a person stands in a list that follows the order of totals. */
function totalLine(place: TotalPlace, { isIn, tieText }: { isIn: boolean; tieText: string }): NewLine {
  const { status, rank, tied, replaces, written, interview, total } = place;
  const outcome: Outcome = isOut(status) ? exitOf(place) : isIn ? 'in' : rank === null ? 'below' : 'waiting';
  const note = [tied ? tieText : '', outcome === 'in' && replaces !== null ? '递补' : ''].filter(Boolean).join('，');
  return { ...personOf(place), rank, written, interview, total, outcome, note };
}

async function totalPlaces(db: Database, row: ExamRow): Promise<TotalPlace[]> {
  const steps = await timetableOf(db, row.id);
  const from = stageBefore('ranked', steps);
  return totalOrder(db, row, { from, hasInterview: from === 'interview' });
}

/** The two orders of a project, each asked for at most once. */
function ordersOf(db: Database, row: ExamRow) {
  let written: Promise<WrittenPlace[]> | undefined;
  let totals: Promise<TotalPlace[]> | undefined;
  const total = async (inFrom: CandidateStage | null) => {
    totals ??= totalPlaces(db, row);
    const places = await totals;
    const ordered = places.map(({ rank, headcount, ...place }) => ({ ...place, order: rank, places: headcount }));
    const inside = goingOn(ordered, afterRanking);
    const tieText = tieRules[row.settings.tie];
    const isIn = ({ id, status }: TotalPlace) => (inFrom === null ? inside.has(id) : reached(status, inFrom));
    return places.map((place) => totalLine(place, { isIn: isIn(place), tieText }));
  };
  const paper = async (lineOf: (place: WrittenPlace, isIn: boolean) => NewLine) => {
    written ??= writtenOrder(db, row);
    const places = await written;
    const inside = goingOn(places, beforeRanking);
    return places.map((place) => lineOf(place, inside.has(place.id)));
  };
  return { paper, total };
}

/** What a list of future staff says of those who are in. */
async function withDetails(db: Database, examId: string, lines: NewLine[]): Promise<NewLine[]> {
  const { id, snapshot } = examRegistration;
  const inside = lines.flatMap(({ outcome, registrationId }) => (outcome === 'in' ? registrationId : []));
  const ofThem = matching(examRegistration, { examId, id: inside });
  const rows = await db.select({ id, snapshot }).from(examRegistration).where(ofThem);
  const snapshots = new Map(rows.map((row) => [row.id, row.snapshot]));
  return lines.map((line) => {
    const found = line.outcome === 'in' ? snapshots.get(line.registrationId) : undefined;
    return found ? { ...line, details: detailsOf(found) } : line;
  });
}

function detailsOf({ jober, content }: (typeof examRegistration.$inferSelect)['snapshot']): PersonDetails {
  return {
    gender: labelOf(genders, jober.gender) ?? '',
    born: (jober.birthday ?? '').slice(0, 7),
    education: labelOf(educations, jober.education) ?? '',
    school: content.educations[0]?.school ?? '',
  };
}

type Orders = ReturnType<typeof ordersOf>;

const kinds: Record<PublicationKind, { by: Ranked; lines(orders: Orders): Promise<NewLine[]>; hasDetails?: true }> = {
  written: { by: 'written', lines: ({ paper }) => paper(writtenLine) },
  shortlist: { by: 'written', lines: ({ paper }) => paper(shortlistLine) },
  totals: { by: 'total', lines: ({ total }) => total(null) },
  medical: { by: 'total', lines: ({ total }) => total('inspection') },
  publicity: { by: 'total', lines: ({ total }) => total('listed'), hasDetails: true },
  appointment: { by: 'total', lines: ({ total }) => total('listed'), hasDetails: true },
};

/** A list as it would be prepared now; `lacking` says what keeps it from that, in words. */
export async function compose(db: Database, row: ExamRow, kind: PublicationKind, now: Date) {
  const { by, lines: linesOf, hasDetails } = kinds[kind];
  const plain = await linesOf(ordersOf(db, row));
  const lines = hasDetails ? await withDetails(db, row.id, plain) : plain;
  const summary = await summaryOf(db, row, lines, by);
  return { lines, summary, lacking: await lackingOf(db, row, kind, { lines, now }) };
}

/** What keeps a list of each kind from being prepared, in words; null where nothing does. */
export async function lackingByKind(db: Database, row: ExamRow, now: Date): Promise<Record<string, string | null>> {
  const orders = ordersOf(db, row);
  const lacking: Record<string, string | null> = {};
  for (const kind of publicationKindCodes)
    lacking[kind] = await lackingOf(db, row, kind, { lines: await kinds[kind].lines(orders), now });
  return lacking;
}

const outcomeOf = { recheck: '复审', medical: '体检', inspection: '考察' } as const;

/** The stages in which nobody waits for an outcome when a list is prepared. */
const openIn: Partial<Record<PublicationKind, readonly (keyof typeof outcomeOf)[]>> = {
  totals: ['recheck'],
  medical: ['medical'],
  publicity: ['medical', 'inspection'],
};

async function lackingOf(
  db: Database,
  row: ExamRow,
  kind: PublicationKind,
  { lines, now }: { lines: readonly NewLine[]; now: Date },
): Promise<string | null> {
  if (kind === 'written' || kind === 'shortlist') {
    const { missing, waiting } = await scoreCounts(db, row.id);
    if (missing > 0) return `还有 ${missing} 人没有成绩`;
    if (waiting > 0) return `还有 ${waiting} 个成绩等待确认`;
  } else {
    const unscored = lines.filter(({ total, outcome }) => total === null && outcome === 'below').length;
    if (unscored > 0) return `还有 ${unscored} 人没有面试成绩`;
    const stages = openIn[kind] ?? [];
    const open = await db.$count(examCandidate, matching(examCandidate, { examId: row.id, status: stages }));
    if (open > 0) return `还有 ${open} 人没有${stages.map((stage) => outcomeOf[stage]).join('或')}结论`;
  }
  if (lines.length === 0) return '还没有人可以列入';
  if (kind === 'totals') {
    const inside = Map.groupBy(
      lines.filter(({ outcome }) => outcome === 'in'),
      ({ postId }) => postId,
    );
    const unfinished = await unfinishedInterviews(db, row.id);
    if (unfinished) return unfinished;
    const untold = await db.$count(
      examCandidate,
      and(eq(examCandidate.examId, row.id), isNotNull(examCandidate.extraWaiting)),
    );
    if (untold > 0) return `还有 ${untold} 个加试成绩等待另一人登记`;
    const posts = await postsOf(db, row.id);
    const over = posts.filter(({ id, headcount }) => (inside.get(id)?.length ?? 0) > headcount);
    if (over.length > 0) return `${over.map(({ code }) => code).join('、')} 末位同分，请登记加试成绩`;
  }
  const none = lines.every(({ outcome }) => outcome !== 'in');
  if (none && (kind === 'publicity' || kind === 'appointment')) return `还没有${publicationKinds[kind].in}的人`;
  return kind === 'appointment' ? lackingForAppointment(db, row, now) : null;
}

/**
 * What keeps the interviews of a project from being counted, in words; null where nothing does. As long as a group is open its
 * judges seal: whoever chose the moment of the list would choose the sheets that count.
 */
async function unfinishedInterviews(db: Database, examId: string): Promise<string | null> {
  const hasPeople = exists(db.select().from(examCandidate).where(eq(examCandidate.groupId, examGroup.id)));
  const ofExam = eq(examGroup.examId, examId);
  const isOpen = sql`${matching(examGroup, { examId, closedAt: null })} and ${hasPeople}`;
  const open = await rowsIn(db, examGroup, isOpen, { order: [examGroup.number] });
  if (open.length > 0) return `第 ${open.map(({ number }) => number).join('、')} 组还没有结束`;
  const waiting = await db
    .select({ id: examSheet.id })
    .from(examSheet)
    .innerJoin(examJudge, eq(examJudge.id, examSheet.judgeId))
    .innerJoin(examGroup, eq(examGroup.id, examJudge.groupId))
    .where(and(ofExam, eq(examSheet.status, 'proposed')));
  return waiting.length > 0 ? `还有 ${waiting.length} 处评分更正等待确认` : null;
}
