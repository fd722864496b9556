import { isHoliday } from '#database/demo/holidays.ts';
import { day, hour, plus, startOfDay } from '#database/demo/moments.ts';
import type { Random } from '#database/demo/random.ts';
import type { DrawnBooth, Hall } from '../contract/fair-shapes.ts';
import { fairTypes } from '../contract/fair-state.ts';
import type { fair } from '../schema.ts';
import { type FairPlan, introOf, scheduleOf } from './fair-plan.ts';

const MAX_IN_A_HALL = 32;
const COLUMNS = 8;
/** Where the rows begin: two back to back, then an aisle. */
const ROWS = [1, 3, 7, 9];

/** Halls with rows of booths, A01 to A32 in the first, B01 on in the next. */
function layOut(count: number, online: boolean): { halls: Hall[]; booths: DrawnBooth[] } {
  const booths = Array.from({ length: count }, (_, n): DrawnBooth => {
    const [hall, at] = [Math.floor(n / MAX_IN_A_HALL), n % MAX_IN_A_HALL];
    const column = at % COLUMNS;
    const number = `${String.fromCharCode(65 + hall)}${String(at + 1).padStart(2, '0')}`;
    const x = 1 + column * 3 + (column >= COLUMNS / 2 ? 3 : 0);
    return { number, hall, x, y: ROWS[Math.floor(at / COLUMNS)] ?? 1, w: 3, h: 2 };
  });
  const halls = Array.from({ length: Math.ceil(count / MAX_IN_A_HALL) }, (_, hall): Hall => {
    const letter = String.fromCharCode(65 + hall);
    const height = Math.max(...booths.filter((booth) => booth.hall === hall).map(({ y }) => y)) + 4;
    const named = online
      ? { name: `线上展厅 ${letter}`, entrance: '进入展厅' }
      : { name: `${letter} 区`, entrance: '入口' };
    return { ...named, width: 29, height };
  });
  return { halls, booths };
}

type FairRow = typeof fair.$inferInsert & { id: string };

/** The same weekday, a week or two later where that day is a holiday. */
const afterHolidays = (midnight: Date): Date =>
  isHoliday(midnight) ? afterHolidays(plus(midnight, 7 * day)) : midnight;

/** The row of a fair, with its booths as they are drawn. */
export function drawFair(random: Random, plan: FairPlan, now: Date) {
  const { type, title, city: cityCode, venue, address, organiser, capacity } = plan;
  const { kind, online = false }: { kind: string; online?: boolean } = fairTypes[type];
  const midnight = afterHolidays(plus(startOfDay(now), plan.days * day));
  const [startsAt, endsAt] = [plus(midnight, plan.hours[0] * hour), plus(midnight, plan.hours[1] * hour)];
  const { halls, booths } = layOut(plan.booths, online);
  const announced = new Date(Math.min(now.getTime(), startsAt.getTime()) - random.int(16, 40) * day);
  const row: FairRow = {
    ...{
      id: random.id(),
      type,
      kind,
      title,
      cityCode,
      online,
      venue,
      address,
      organiser,
      startsAt,
      endsAt,
      capacity,
      halls,
    },
    status: plan.state ?? (endsAt <= now ? 'ended' : startsAt <= now ? 'running' : 'open'),
    intro: introOf(plan),
    signUpFrom: plus(startOfDay(announced), day + 10 * hour),
    signUpUntil: plus(endsAt, -hour),
    taken: 0,
    lastWaiting: 0,
    schedule: scheduleOf(type, startsAt, endsAt),
    cancelReason: plan.state === 'cancelled' ? '场地临时调整，另行安排时间' : null,
    createdAt: announced,
    updatedAt: announced,
  };
  return { row, booths: booths.map((booth) => ({ id: random.id(), fairId: row.id, ...booth })) };
}
