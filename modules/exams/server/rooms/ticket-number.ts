import { dayAt } from '#contract/months.ts';

/** 准考证号: year of the paper, room and seat, such as 26 006 23. */
export const ticketOf = (paper: Date, room: number, seat: number): string =>
  `${dayAt(paper).slice(2, 4)}${String(room).padStart(3, '0')}${String(seat).padStart(2, '0')}`;
