import type { FileAnswer } from '#contract/endpoint.ts';
import { formatDateTime } from '#contract/text.ts';
import type { Page } from '#packages/typeset/page.ts';
import { typeset } from '#server/domains/resume-output/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { type ExamPaper, examPapers, type TicketPass } from '../../contract/rooms.ts';
import { fullRows } from '../read-exam.ts';
import { examAbsent } from '../store.ts';
import { type PaperHead, paperHead, readSitters, type Sitter, withPhotos } from './read-sitters.ts';
import { attendancePages, deskPages, doorPage } from './room-pages.ts';
import { ticketPage } from './ticket-page.ts';

type Needs = Pick<Deps, 'files' | 'secret'>;

const draw = (pages: Page[], { title, organiser }: PaperHead, now: Date) =>
  typeset({ as: 'paper', pages, title, author: organiser, photo: null, now });

const ofRooms: Record<Exclude<ExamPaper, 'tickets'>, (paper: PaperHead, sitters: Sitter[]) => Page[]> = {
  attendance: (paper, sitters) => (sitters[0] ? attendancePages(paper, sitters[0].room, sitters) : []),
  doors: (paper, sitters) => (sitters[0] ? [doorPage(paper, sitters[0].room, sitters)] : []),
  desks: (paper, sitters) => deskPages(paper, sitters),
};

interface Request {
  examId: string;
  kind: ExamPaper;
  roomId?: string | undefined;
  now: Date;
}

/** The most tickets of one file; larger projects are printed room by room. */
const MOST_TICKETS = 600;

/** Papers of a project, of all rooms or of one. @throws AppError NOT_FOUND, ILLEGAL_MOVE before the draw */
export async function printPapers(deps: Needs, db: Database, request: Request): Promise<FileAnswer> {
  const { examId, kind, roomId, now } = request;
  const [full] = await fullRows(db, [examId]);
  if (!full) throw examAbsent();
  const paper = await paperHead(db, full);
  const sitters = await readSitters(deps, db, { examId, roomId });
  if (sitters.length === 0) throw appError('ILLEGAL_MOVE', { message: '抽签之后才有座位可以打印' });
  if (kind === 'tickets' && sitters.length > MOST_TICKETS)
    throw appError('ILLEGAL_MOVE', { message: `一次最多打印 ${MOST_TICKETS} 张准考证，请按考场打印` });
  const pages =
    kind === 'tickets'
      ? (await withPhotos(deps, db, sitters)).map((sitter) => ticketPage(paper, sitter))
      : [...Map.groupBy(sitters, ({ room }) => room.number).values()].flatMap((room) => ofRooms[kind](paper, room));
  const of = roomId && sitters[0] ? `第${sitters[0].room.number}考场` : '';
  return { name: `${full.row.title}${of}${examPapers[kind]}.pdf`, bytes: await draw(pages, paper, now) };
}

interface OwnTicket {
  examId: string;
  registrationId: string;
  now: Date;
}

/** One's own ticket, from the day on which tickets are printed. @throws AppError NOT_FOUND, ILLEGAL_MOVE */
async function ownTicket(deps: Needs, db: Database, { examId, registrationId, now }: OwnTicket, width?: number) {
  const [full] = await fullRows(db, [examId]);
  const [sitter] = await withPhotos(deps, db, await readSitters(deps, db, { examId, registrationId }), width);
  if (!full || !sitter) throw appError('NOT_FOUND', { message: '还没有准考证，座位抽出后会通知你' });
  const step = full.steps.find((one) => one.step === 'ticket');
  if (step && now < step.startsAt)
    throw appError('ILLEGAL_MOVE', { message: `准考证 ${formatDateTime(step.startsAt.toISOString())} 起可以打印` });
  return { full, sitter };
}

/** @throws AppError NOT_FOUND, ILLEGAL_MOVE */
export async function printTicket(deps: Needs, db: Database, own: OwnTicket): Promise<FileAnswer> {
  const { full, sitter } = await ownTicket(deps, db, own);
  const paper = await paperHead(db, full);
  return { name: `准考证-${sitter.name}.pdf`, bytes: await draw([ticketPage(paper, sitter)], paper, own.now) };
}

/** Wide enough for a phone with a dense screen. */
const PASS_WIDTH = 252;

/** The same for a page. @throws AppError NOT_FOUND, ILLEGAL_MOVE */
export async function showTicket(deps: Needs, db: Database, own: OwnTicket): Promise<TicketPass> {
  const { name, gender, identity, ticket, code, photo, room } = (await ownTicket(deps, db, own, PASS_WIDTH)).sitter;
  const picture = photo && Buffer.from(photo).toString('base64');
  return { name, gender, identity, ticket, code, photo: picture, seats: room.seats };
}
