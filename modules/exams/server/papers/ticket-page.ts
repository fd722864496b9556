import type { Page } from '#packages/typeset/page.ts';
import { drawQr } from '#packages/typeset/qr-code.ts';
import { placeOfSeat, rowsOf } from '../../contract/seats/seat-places.ts';
import { LEFT, newSheet, RIGHT, type Sheet, twoDigits, WIDTH } from './parts.ts';
import type { PaperHead, Sitter } from './read-sitters.ts';

const notes = [
  '凭本证和有效居民身份证原件入场，两证缺一不得参加考试。',
  '只带黑色签字笔、2B 铅笔和橡皮。手机、智能手表等一律关闭后放在考场外，带入座位即按违规处理。',
  '开考 30 分钟后不得入场。答案写在答题卡上，写在试卷上的无效。',
  '违纪违规按《事业单位公开招聘违纪违规行为处理规定》处理，并记入诚信档案。',
];

function head(sheet: Sheet, { organiser, title }: PaperHead): void {
  sheet.write({ x: LEFT, y: 46, size: 11, text: organiser, width: 380 });
  sheet.write({ x: LEFT, y: 68, size: 17, bold: true, text: title, width: 390 });
  sheet.write({ x: RIGHT - 120, y: 66, size: 19, bold: true, text: '笔试准考证', width: 120, align: 'right' });
  sheet.bar(LEFT, 82, WIDTH, 2);
}

function person(sheet: Sheet, { name, gender, identity, post, number, photo, code }: Sitter): void {
  sheet.box(LEFT, 98, 95, 127);
  if (photo) sheet.picture(LEFT + 0.5, 98.5, 94, 126, photo);
  else sheet.write({ x: LEFT, y: 165, size: 10, soft: true, text: '贴照片', width: 95, align: 'center' });
  const lines = [
    ['姓名', name],
    ['性别', gender],
    ['证件号码', identity],
    ['报考岗位', `${post.code} ${post.title}`],
    ['用人单位', post.employer],
    ['报名号', String(number)],
  ] as const;
  lines.forEach(([label, text], at) => {
    const y = 112 + at * 21.5;
    sheet.write({ x: 152, y, size: 9.5, soft: true, text: label });
    sheet.write({ x: 208, y, size: at === 0 ? 15 : 10.5, bold: at === 0, text, width: 236 });
  });
  drawQr(sheet.page, code, { x: RIGHT - 99, y: 98, width: 99 });
  sheet.write({ x: RIGHT - 99, y: 212, size: 9, soft: true, text: '入场扫码核对', width: 99, align: 'center' });
}

function ticketNumber(sheet: Sheet, { ticket, room, seat }: Sitter): void {
  sheet.box(LEFT, 238, WIDTH, 48);
  sheet.write({ x: LEFT + 16, y: 266, size: 11, text: '准考证号' });
  sheet.write({ x: 118, y: 268, size: 22, bold: true, text: ticket, width: 170, align: 'center' });
  const parts = [
    [ticket.slice(0, 2), '年度'],
    [String(room.number).padStart(3, '0'), '考场'],
    [twoDigits(seat), '座位'],
  ] as const;
  parts.forEach(([text, label], at) => {
    const x = 310 + at * 80;
    sheet.bar(x, 248, 0.6, 28, '#999999');
    sheet.write({ x, y: 262, size: 14, bold: true, text, width: 80, align: 'center' });
    sheet.write({ x, y: 277, size: 8, soft: true, text: label, width: 80, align: 'center' });
  });
}

/** Signs on a line of the left column. */
const LINE = 26;
const linesOf = (text: string): string[] => text.match(new RegExp(`.{1,${LINE}}`, 'gu')) ?? [];

function whenAndWhere(sheet: Sheet, { day, hours }: PaperHead, { room, seat }: Sitter): void {
  const blocks = [
    [318, '时间', day, hours],
    [364, '教室', room.name, ''],
    [398, '考点', room.place, room.address],
  ] as const;
  for (const [y, label, text, below] of blocks) {
    sheet.write({ x: LEFT, y, size: 9.5, soft: true, text: label });
    sheet.write({ x: 78, y, size: 13, bold: true, text, width: 262 });
    for (const [line, row] of linesOf(below).entries())
      sheet.write({ x: 78, y: y + 18 + line * 14, size: 10, soft: true, text: row, width: 262 });
  }
  sheet.box(354, 300, RIGHT - 354, 138);
  sheet.bar(455, 328, 0.6, 80, '#999999');
  for (const [x, n, label] of [
    [354, room.number, '考场'],
    [455, seat, '座位'],
  ] as const) {
    sheet.write({ x, y: 378, size: 50, bold: true, text: twoDigits(n), width: 101, align: 'center' });
    sheet.write({ x, y: 404, size: 11, text: label, width: 101, align: 'center' });
  }
}

const PLAN = { x: 318, y: 486, height: 96 };

/** The way to the place in words, and the seat in the plan of its room. */
function wayAndSeat(sheet: Sheet, { room, seat }: Sitter): void {
  sheet.write({ x: LEFT, y: 476, size: 11, bold: true, text: '怎么到考点' });
  const directions = room.directions || '请提前一天查好路线，开考前 40 分钟到考点门口。';
  for (const [line, row] of linesOf(directions).entries())
    sheet.write({ x: LEFT, y: 496 + line * 15, size: 10, text: row, width: 266 });
  sheet.write({ x: PLAN.x, y: 476, size: 11, bold: true, text: '你的座位' });
  sheet.box(PLAN.x + 74, PLAN.y, 90, 14);
  sheet.write({ x: PLAN.x + 74, y: PLAN.y + 10, size: 8, soft: true, text: '讲台', width: 90, align: 'center' });
  const rows = rowsOf(room.seats);
  const columns = Math.ceil(room.seats / rows);
  const width = (RIGHT - PLAN.x) / columns;
  const height = PLAN.height / rows;
  for (let number = 1; number <= room.seats; number += 1) {
    const place = placeOfSeat(number, room.seats);
    const [x, y] = [PLAN.x + (place.column - 1) * width, PLAN.y + 20 + (place.row - 1) * height];
    const isOwn = number === seat;
    if (isOwn) sheet.bar(x, y, width - 4, height - 2.5);
    else sheet.box(x, y, width - 4, height - 2.5);
    const text = twoDigits(number);
    const size = Math.min(8.5, height - 4);
    const baseline = y + height / 2 + size / 3 - 1;
    sheet.write({ x, y: baseline, size, bold: isOwn, light: isOwn, text, width: width - 4, align: 'center' });
  }
  const mine = placeOfSeat(seat, room.seats);
  const description = `面向讲台，从左数第 ${mine.column} 列第 ${mine.row} 排`;
  const below = PLAN.y + 20 + PLAN.height + 11;
  sheet.write({ x: PLAN.x, y: below, size: 9, soft: true, text: description, width: RIGHT - PLAN.x, align: 'center' });
}

export function ticketPage(paper: PaperHead, sitter: Sitter): Page {
  const sheet = newSheet();
  head(sheet, paper);
  person(sheet, sitter);
  ticketNumber(sheet, sitter);
  whenAndWhere(sheet, paper, sitter);
  sheet.bar(LEFT, 456, WIDTH, 0.6, '#999999');
  wayAndSeat(sheet, sitter);
  sheet.bar(LEFT, 626, WIDTH, 0.6, '#999999');
  sheet.write({ x: LEFT, y: 646, size: 11, bold: true, text: '考生须知' });
  const lines = [...notes, `座位由公开抽签产生，种子哈希 ${paper.seedHash.slice(0, 16)}…，可在项目页复算。`];
  lines.forEach((text, at) => {
    sheet.write({ x: LEFT, y: 666 + at * 17, size: 9.5, text: `${at + 1}. ${text}`, width: WIDTH });
  });
  sheet.write({ x: LEFT, y: 776, size: 10, text: '考生签名' });
  sheet.bar(LEFT + 46, 779, 96, 0.6);
  sheet.write({ x: 214, y: 776, size: 10, text: '监考核对' });
  sheet.bar(260, 779, 96, 0.6);
  sheet.bar(LEFT, 794, WIDTH, 0.6, '#999999');
  sheet.write({ x: LEFT, y: 810, size: 9, soft: true, text: `教育人才网公招  ${paper.phones}`, width: 330 });
  const keep = '复审和面试时仍要出示，请保存好';
  sheet.write({ x: RIGHT - 170, y: 810, size: 9, soft: true, text: keep, width: 170, align: 'right' });
  return sheet.page;
}
