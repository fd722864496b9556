import { z } from 'zod';
import type { EndpointTable } from '#contract/endpoint.ts';
import { code, id, list, moment, oneOf, text, whole, yesNo } from '#contract/fields.ts';
import { subjects } from '#contract/taxonomy/subjects.ts';
import { doorPerson } from './door.ts';
import { forStaff, ofExam, proposal, staffWrite } from './exam-shapes.ts';

export const mostRooms = 500;

/** What is printed of a draw. */
export const examPapers = {
  tickets: '准考证',
  attendance: '签到表',
  doors: '门贴',
  desks: '桌贴',
} as const;
export type ExamPaper = keyof typeof examPapers;

export const roomForm = z.strictObject({
  place: text('考点', { min: 2, max: 40 }),
  address: text('地址', { max: 80 }).default(''),
  name: text('教室', { min: 1, max: 30 }),
  seats: whole('座位数', 1, 99),
  /** Only people of this subject sit here. */
  subject: code(subjects, '学科').nullable(),
  /** Ground floor or lift, wide door: those who asked for an accessible seat sit here. */
  accessible: yesNo('无障碍').default(false),
});
export type RoomForm = z.output<typeof roomForm>;

const room = z.object({
  id: z.string(),
  number: z.number(),
  place: z.string(),
  address: z.string(),
  name: z.string(),
  seats: z.number(),
  subject: z.string().nullable(),
  accessible: z.boolean(),
  /** 监考, as printed. */
  invigilators: z.string(),
  /** The way to the place in words. */
  directions: z.string(),
  /** People who sit here; 0 before the draw is revealed. */
  taken: z.number(),
});
export type ExamRoom = z.output<typeof room>;

export const drawState = z.object({
  seedHash: z.string(),
  inputHash: z.string(),
  committedAt: moment(),
  revealedAt: moment().nullable(),
});

/** A ticket as its owner shows it on a phone. `seats`: how many the room has, whose plan follows. */
const ticketPass = doorPerson.omit({ seat: true }).extend({ seats: z.number() });
export type TicketPass = z.output<typeof ticketPass>;

const placeInRoom = z.object({ room: z.number(), seat: z.number() });

/** A change of a seat after the draw: proposed by one, confirmed or declined by another. */
const seatChange = proposal.extend({ number: z.number(), name: z.string(), from: placeInRoom, to: placeInRoom });
export type SeatChange = z.output<typeof seatChange>;

const rooms = z.object({
  rooms: z.array(room),
  draw: drawState.nullable(),
  /** Who would be drawn now: approved and, where a fee is asked, paid. */
  people: z.number(),
  /** How many of them need an accessible room. */
  accessible: z.number(),
  /** Changes of seats that wait for another person. */
  changes: z.array(seatChange),
  /** What keeps the list from being fixed, in words. */
  lacking: z.array(z.string()),
});
export type ExamRooms = z.output<typeof rooms>;

const seat = z.object({
  registrationId: z.string(),
  seat: z.number(),
  ticket: z.string(),
  name: z.string(),
  number: z.number(),
  post: z.object({ code: z.string(), title: z.string() }),
});
export type RoomSeat = z.output<typeof seat>;

const plan = z.object({ room, seats: z.array(seat) });

const subject = z.string().nullable();
const accessible = z.boolean().optional();

export const publicDraw = drawState.extend({
  title: z.string(),
  kind: oneOf(['seats', 'lots'], '抽签'),
  input: z.object({
    rooms: z.array(z.object({ number: z.number(), seats: z.number(), subject, accessible })),
    people: z.array(z.object({ number: z.number(), subject, accessible })),
  }),
  /** Hexadecimal; null until the draw is revealed, of lots until all groups are closed. */
  seed: z.string().nullable(),
  seats: z.array(z.object({ number: z.number(), room: z.number(), seat: z.number() })),
  /** Seats that two people of the staff changed after the draw, in their order. */
  changes: z.array(z.object({ number: z.number(), room: z.number(), seat: z.number(), at: moment() })),
});
export type ExamDraw = z.output<typeof publicDraw>;

export const examRoomEndpoints = {
  'GET /api/company/exams/:id/rooms': { ...forStaff, summary: '考点、考场和抽签的状态', returns: rooms },
  'PUT /api/company/exams/:id/rooms': {
    ...forStaff,
    summary: '保存全部考场，按次序编号；名单冻结后不能改',
    body: z.strictObject({
      rooms: list(roomForm, '考场', { max: mostRooms }),
    }),
    returns: rooms,
  },
  'POST /api/company/exams/:id/draw': {
    ...staffWrite,
    summary: '冻结名单并公布名单和种子的哈希，或抽签并公布种子',
    body: z.strictObject({ move: oneOf(['commit', 'reveal'], '操作') }),
    returns: rooms,
  },
  'POST /api/company/exams/:id/seatChanges': {
    ...staffWrite,
    summary: '申请把一位考生调到一个空座位，写明原因；由另一位工作人员确认后生效',
    body: z.strictObject({
      registrationId: id('考生'),
      roomId: id('考场'),
      seat: whole('座位号', 1, 99),
      reason: text('原因', { min: 2, max: 100 }),
    }),
    returns: rooms,
  },
  'POST /api/company/examSeatChanges/:id/moves': {
    ...staffWrite,
    summary: '确认或退回别人申请的调座，或撤回自己的；确认后准考证号随座位改变，并通知考生',
    params: z.object({ id: id('调座编号') }),
    body: z.strictObject({ move: oneOf(['confirm', 'decline'], '操作') }),
    returns: rooms,
  },
  'GET /api/company/examRooms/:id': {
    ...forStaff,
    summary: '一个考场的座位表',
    params: z.object({ id: id('考场编号') }),
    returns: plan,
  },
  'PUT /api/company/examRooms/:id': {
    ...forStaff,
    summary: '一个考场的监考人员和到达考点的路线，抽签以后也能改；路线写到同一考点的每个考场',
    params: z.object({ id: id('考场编号') }),
    body: z.strictObject({
      invigilators: text('监考', { max: 60 }),
      directions: text('到达考点的路线', { max: 160 }),
    }),
    returns: plan,
  },
  'GET /api/company/exams/:id/papers': {
    ...forStaff,
    summary: '打印准考证、签到表、门贴或桌贴；不写 roomId 为全部考场',
    query: z.object({ kind: code(examPapers, '种类'), roomId: id('考场编号').optional() }),
    produces: 'application/pdf',
  },
  'GET /api/exams/registrations/:id/ticket': {
    access: 'seeker',
    summary: '我的准考证，打印准考证的时间开始后可以下载',
    params: z.object({ id: id('报名编号') }),
    produces: 'application/pdf',
  },
  'GET /api/exams/registrations/:id/pass': {
    access: 'seeker',
    summary: '我的准考证在页面上的样子：照片和入场二维码的内容，与可以下载的准考证同时开放',
    params: z.object({ id: id('报名编号') }),
    returns: ticketPass,
  },
  'GET /api/exams/:id/draw': {
    access: 'anyone',
    summary:
      '座位或面试签号的抽签：名单、哈希，公布后还有种子和结果，任何人可以复算。面试签号的名单、种子和结果在全部小组结束后公布',
    params: ofExam,
    query: z.object({ kind: oneOf(['seats', 'lots'], '抽签').default('seats') }),
    returns: publicDraw,
  },
} as const satisfies EndpointTable;
