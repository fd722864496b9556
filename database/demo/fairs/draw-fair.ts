import type { DrawnBooth, Hall } from '#contract/fairs/fair-shapes.ts';
import { fairTypes } from '#contract/taxonomy/fair-types.ts';
import type { fair } from '#database/schema/fairs.ts';
import { isHoliday } from '../holidays.ts';
import { day, hour, plus, startOfDay } from '../moments.ts';
import type { Random } from '../random.ts';
import type { FairPlan } from './fair-plan.ts';
import { introOf, scheduleOf } from './fair-words.ts';

const MOST_IN_A_HALL = 32;
const COLUMNS = 8;
/** Where the rows begin: two back to back, then an aisle. */
const ROWS = [1, 3, 7, 9];

/** Halls with rows of booths, A01 to A32 in the first, B01 on in the next. */
function layOut(count: number, online: boolean): { halls: Hall[]; booths: DrawnBooth[] } {
  const halls: Hall[] = [];
  const booths: DrawnBooth[] = [];
  for (let left = count; left > 0; left -= MOST_IN_A_HALL) {
    const hall = halls.length;
    const here = Math.min(left, MOST_IN_A_HALL);
    const rows = Math.ceil(here / COLUMNS);
    const letter = String.fromCharCode(65 + hall);
    halls.push({
      name: online ? `线上展厅 ${letter}` : `${letter} 区`,
      width: 29,
      height: (ROWS[rows - 1] ?? 1) + 4,
      entrance: online ? '进入展厅' : '入口',
    });
    for (let at = 0; at < here; at += 1) {
      const column = at % COLUMNS;
      booths.push({
        number: `${letter}${String(at + 1).padStart(2, '0')}`,
        hall,
        x: 1 + column * 3 + (column >= COLUMNS / 2 ? 3 : 0),
        y: ROWS[Math.floor(at / COLUMNS)] ?? 1,
        w: 3,
        h: 2,
      });
    }
  }
  return { halls, booths };
}

type FairRow = typeof fair.$inferInsert & { id: string };

/** The same weekday, a week or two later where that day is a holiday. */
const afterHolidays = (midnight: Date): Date =>
  isHoliday(midnight) ? afterHolidays(plus(midnight, 7 * day)) : midnight;

/** The row of a fair, with its booths as they are drawn. */
export function drawFair(random: Random, plan: FairPlan, now: Date) {
  const facts: { kind: string; online?: boolean } = fairTypes[plan.type];
  const online = facts.online ?? false;
  const midnight = afterHolidays(plus(startOfDay(now), plan.days * day));
  const [startsAt, endsAt] = [plus(midnight, plan.hours[0] * hour), plus(midnight, plan.hours[1] * hour)];
  const { halls, booths } = layOut(plan.booths, online);
  const announced = new Date(Math.min(now.getTime(), startsAt.getTime()) - random.int(16, 40) * day);
  const over = endsAt <= now;
  const row: FairRow = {
    id: random.id(),
    status: plan.state ?? (over ? 'ended' : startsAt <= now ? 'running' : 'open'),
    type: plan.type,
    kind: facts.kind,
    title: plan.title,
    cityCode: plan.city,
    online,
    venue: plan.venue,
    address: plan.address,
    organiser: plan.organiser,
    intro: introOf(plan),
    startsAt,
    endsAt,
    signUpFrom: plus(startOfDay(announced), day + 10 * hour),
    signUpUntil: plus(endsAt, -hour),
    capacity: plan.capacity,
    taken: 0,
    lastWaiting: 0,
    schedule: scheduleOf(plan.type, startsAt, endsAt),
    halls,
    cancelReason: plan.state === 'cancelled' ? '场地临时调整，另行安排时间' : null,
    createdAt: announced,
    updatedAt: announced,
  };
  return { row, booths: booths.map((booth) => ({ id: random.id(), fairId: row.id, ...booth })) };
}
