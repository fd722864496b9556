import type { FileAnswer } from '#contract/endpoint.ts';
import { formatDateTime } from '#contract/text.ts';
import { A4, type Page } from '#packages/typeset/page.ts';
import { typeset } from '#server/domains/resume-output/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { type ExamPaper, examPapers } from '../../contract/rooms.ts';
import { fullRows } from '../read-exam.ts';
import { examAbsent, illegal, portionsOf } from '../store.ts';
import { LEFT, newSheet, tablePages, twoDigits, WIDTH } from './parts.ts';
import { base64Of, type PaperHead, paperHead, readSitters, type Sitter, withPhotos } from './read-sitters.ts';
import { ticketPage } from './ticket-page.ts';

type Room = Sitter['room'];

const columns = [
  ['座位', 36],
  ['准考证号', 74],
  ['姓名', 86],
  ['报考岗位', 151],
  ['证件号码', 92],
  ['考生签名', 78],
] as const;

/** 考场签到表: a line a person, thirty on a page. */
function attendancePages({ title, day, hours }: PaperHead, room: Room, sitters: readonly Sitter[]): Page[] {
  const watch = room.invigilators ? `监考 ${room.invigilators}，签名` : '监考签名';
  return tablePages({
    title,
    what: '考场签到表',
    facts: `第 ${twoDigits(room.number)} 考场  ${room.place}  ${room.name}  ${day} ${hours}`,
    columns,
    rows: sitters.map(({ seat, ticket, name, post, identity }) => [
      ...[twoDigits(seat), ticket, name, `${post.code} ${post.title}`, identity],
    ]),
    perPage: 30,
    height: 22,
    foot: `应到 ${sitters.length} 人  实到 ______ 人  缺考 ______ 人  ${watch} ____________`,
  });
}

/** 门贴: the room's number as large as the page takes, and whose tickets belong here. */
function doorPage(paper: PaperHead, room: Room, sitters: readonly Sitter[]): Page {
  const sheet = newSheet();
  const { line } = sheet;
  line(90, 22, paper.title, true);
  line(122, 14, `${paper.day}  ${paper.hours}`);
  line(390, 250, twoDigits(room.number), true);
  line(450, 34, '考场', true);
  sheet.bar(LEFT, 490, WIDTH, 1.2);
  line(540, 24, `${room.place}  ${room.name}`, true);
  line(596, 18, `准考证号 ${sitters[0]?.ticket ?? ''} 至 ${sitters.at(-1)?.ticket ?? ''}`);
  line(630, 18, `共 ${sitters.length} 人`);
  if (room.invigilators) line(664, 18, `监考 ${room.invigilators}`);
  line(A4.height - 60, 11, '凭准考证和身份证原件入场，对号入座');
  return sheet.page;
}

const DESKS = 14;

/** 桌贴: fourteen on a page, to be cut along the boxes. */
function deskPages({ title }: PaperHead, sitters: readonly Sitter[]): Page[] {
  return portionsOf(sitters, DESKS).map((pageSitters) => {
    const sheet = newSheet();
    pageSitters.forEach(({ seat, ticket, name, post, room }, at) => {
      const [x, y] = [LEFT + (at % 2) * (WIDTH / 2), 34 + Math.floor(at / 2) * 111];
      sheet.box(x, y, WIDTH / 2, 111);
      sheet.write({ x: x + 10, y: y + 20, size: 8.5, soft: true, text: title, width: WIDTH / 2 - 20 });
      sheet.write({ x: x + 10, y: y + 80, size: 46, bold: true, text: twoDigits(seat), width: 66, align: 'center' });
      sheet.write({ x: x + 88, y: y + 52, size: 18, bold: true, text: name, width: 160 });
      sheet.write({ x: x + 88, y: y + 74, size: 13, text: ticket, width: 160 });
      sheet.write({ x: x + 88, y: y + 92, size: 9.5, soft: true, text: `${post.code} ${post.title}`, width: 160 });
      const place = `第 ${twoDigits(room.number)} 考场`;
      sheet.write({ x: x + 10, y: y + 100, size: 9, soft: true, text: place, width: 66, align: 'center' });
    });
    return sheet.page;
  });
}

type Needs = Pick<Deps, 'files' | 'secret'>;

const draw = (pages: Page[], { title, organiser }: PaperHead, now: Date) =>
  typeset({ as: 'paper', pages, title, author: organiser, photo: null, now });

const ofRooms: Record<Exclude<ExamPaper, 'tickets'>, (paper: PaperHead, sitters: Sitter[]) => Page[]> = {
  attendance: (paper, sitters) => (sitters[0] ? attendancePages(paper, sitters[0].room, sitters) : []),
  doors: (paper, sitters) => (sitters[0] ? [doorPage(paper, sitters[0].room, sitters)] : []),
  desks: (paper, sitters) => deskPages(paper, sitters),
};

type Request = { examId: string; kind: ExamPaper; roomId?: string | undefined; now: Date };

/** The most tickets of one file; larger projects are printed room by room. */
const MAX_TICKETS = 600;

/** Papers of a project, of all rooms or of one. @throws AppError NOT_FOUND, ILLEGAL_MOVE before the draw */
export async function printPapers(deps: Needs, db: Database, request: Request): Promise<FileAnswer> {
  const { examId, kind, roomId, now } = request;
  const [full] = await fullRows(db, [examId]);
  if (!full) throw examAbsent();
  const paper = await paperHead(db, full);
  const sitters = await readSitters(deps, db, { examId, roomId });
  if (sitters.length === 0) throw illegal('抽签之后才有座位可以打印');
  if (kind === 'tickets' && sitters.length > MAX_TICKETS)
    throw illegal(`一次最多打印 ${MAX_TICKETS} 张准考证，请按考场打印`);
  const pages =
    kind === 'tickets'
      ? (await withPhotos(deps, db, sitters)).map((sitter) => ticketPage(paper, sitter))
      : [...Map.groupBy(sitters, ({ room }) => room.number).values()].flatMap((room) => ofRooms[kind](paper, room));
  const of = roomId && sitters[0] ? `第${sitters[0].room.number}考场` : '';
  return { name: `${full.row.title}${of}${examPapers[kind]}.pdf`, bytes: await draw(pages, paper, now) };
}

type OwnTicket = { examId: string; registrationId: string; now: Date };

/** One's own ticket, from the day on which tickets are printed. @throws AppError NOT_FOUND, ILLEGAL_MOVE */
async function ownTicket(deps: Needs, db: Database, { examId, registrationId, now }: OwnTicket, width?: number) {
  const [full] = await fullRows(db, [examId]);
  const [sitter] = await withPhotos(deps, db, await readSitters(deps, db, { examId, registrationId }), width);
  if (!full || !sitter) throw appError('NOT_FOUND', { message: '还没有准考证，座位抽出后会通知你' });
  const step = full.steps.find((candidate) => candidate.step === 'ticket');
  if (step && now < step.startsAt) throw illegal(`准考证 ${formatDateTime(step.startsAt.toISOString())} 起可以打印`);
  return { full, sitter };
}

/** @throws AppError NOT_FOUND, ILLEGAL_MOVE */
export async function printTicket(deps: Needs, db: Database, ticket: OwnTicket): Promise<FileAnswer> {
  const { full, sitter } = await ownTicket(deps, db, ticket);
  const paper = await paperHead(db, full);
  return { name: `准考证-${sitter.name}.pdf`, bytes: await draw([ticketPage(paper, sitter)], paper, ticket.now) };
}

/** Wide enough for a phone with a dense screen. */
const PASS_WIDTH = 252;

/** The same for a page. @throws AppError NOT_FOUND, ILLEGAL_MOVE */
export async function showTicket(deps: Needs, db: Database, ticket: OwnTicket) {
  const { photo, room, ...sitter } = (await ownTicket(deps, db, ticket, PASS_WIDTH)).sitter;
  return { ...sitter, photo: base64Of(photo), seats: room.seats };
}
