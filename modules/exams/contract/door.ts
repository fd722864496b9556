import { z } from 'zod';
import { clientId } from '#contract/chat/chat-fields.ts';
import type { EndpointTable } from '#contract/endpoint.ts';
import { id, instant, list, moment, text, yesNo } from '#contract/fields.ts';
import { forStaff } from './exam-shapes.ts';

/** The most marks and rooms of one call. */
const mostMarks = 200;
const mostDoorRooms = 100;

export const doorPerson = z.object({
  ticket: z.string(),
  /** What the QR code of the ticket says. */
  code: z.string(),
  name: z.string(),
  gender: z.string(),
  /** Masked. */
  identity: z.string(),
  seat: z.number(),
  /** A JPEG as base64; null where there is none. */
  photo: z.string().nullable(),
});
export type DoorPerson = z.output<typeof doorPerson>;

const doorList = z.object({
  room: z.object({ id: z.string(), number: z.number(), place: z.string(), name: z.string() }),
  people: z.array(doorPerson),
});
export type DoorList = z.output<typeof doorList>;

const mark = z.strictObject({
  /** Made by the device: a mark that is sent again is the same mark. */
  id: clientId,
  ticket: text('准考证号', { min: 1, max: 20 }),
  /** False takes a mistaken arrival back. */
  arrived: yesNo('到场', '请选择到场或撤销'),
  /** By the device's clock, which may have been offline. */
  at: instant('时间'),
});
export type DoorMark = z.output<typeof mark>;

export const examDoorEndpoints = {
  'POST /api/company/examRooms/:id/door': {
    ...forStaff,
    summary: '载入一个考场的入场名单，供离线核验：准考证码、照片、姓名和座位；每次载入都有记录',
    params: z.object({ id: id('考场编号') }),
    returns: doorList,
  },
  'POST /api/company/exams/:id/arrivals': {
    ...forStaff,
    summary: '按次序上报到场和撤销，重复上报不会重复记；返回所问考场现在到场的人和不认识的准考证号',
    body: z.strictObject({
      marks: list(mark, '到场记录', { max: mostMarks, unit: '条', atOnce: true }),
      roomIds: list(id('考场编号'), '考场', { max: mostDoorRooms, unit: '个考场', atOnce: true }).default([]),
    }),
    returns: z.object({
      arrived: z.array(z.object({ ticket: z.string(), at: moment() })),
      unknown: z.array(z.string()),
    }),
  },
} as const satisfies EndpointTable;
