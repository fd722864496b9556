import { compact } from './plain-text.ts';
import { missing, type Reading, read } from './reading.ts';

const shape = /^((?:19|20)\d{2})[-/.年](\d{1,2})[-/.月](\d{1,2})日?/;

/** A day as tables write it: '2026-11-21', '2026/1/5', '2026年1月5日'; as `YYYY-MM-DD`. */
export function readDay(cell: string): Reading<string> {
  const found = shape.exec(compact(cell));
  if (!found) return missing(cell);
  const [year, month, day] = found.slice(1).map(Number) as [number, number, number];
  const date = new Date(Date.UTC(year, month - 1, day));
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return missing(cell, '日期不存在');
  return read(date.toISOString().slice(0, 10), cell);
}

/** The last moment of a day in Asia/Shanghai. */
export const endOfDay = (day: string): Date => new Date(`${day}T23:59:59.999+08:00`);
