import { fairTypes } from '#contract/taxonomy/fair-types.ts';
import type { fair } from '#database/schema/fairs.ts';
import { isHoliday } from '../holidays.ts';
import { day, hour, plus, startOfDay } from '../moments.ts';
import type { Random } from '../random.ts';
import type { FairPlan } from './fair-plan.ts';
import { introOf, scheduleOf } from './fair-words.ts';
import { layOut } from './layout.ts';

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
