import { fairTypes } from '#contract/taxonomy/fair-types.ts';
import type { fair } from '../../schema/fairs.ts';
import { day, hour, plus, startOfDay } from '../moments.ts';
import type { Random } from '../random.ts';
import type { FairPlan } from './fair-plan.ts';
import { layOut } from './layout.ts';

type FairRow = typeof fair.$inferInsert & { id: string };

const introOf = ({ title, organiser, booths, type }: FairPlan) => {
  const kind = fairTypes[type].label;
  return `${title}由${organiser}主办，${kind}形式，预计 ${booths} 家学校与教育单位到场，岗位覆盖学前、中小学、职业院校与高校。

求职者须知：
1. 全程免费，凭入场码签到，请提前在线报名。
2. 建议携带纸质简历 5 份、教师资格证与学历证书复印件。
3. 现场可参加初试与试讲预约，结果由各单位通知。

单位须知：
1. 展位按平面图选择，经审核后确认。
2. 展位为标准展位，含一桌三椅与电源，不收取任何费用。`;
};

function scheduleOf({ online, type }: { online: boolean; type: string }, startsAt: Date, endsAt: Date) {
  const at = (ms: number) => new Date(startsAt.getTime() + ms).toISOString();
  const place = online ? '线上大厅' : '主入口';
  const talk = type === 'talk' || type === 'online-talk';
  return [
    { at: at(-0.5 * hour), title: '签到入场', place },
    { at: at(0), title: talk ? '学校介绍与岗位说明' : '单位就位，开始洽谈', place: online ? '各展位直播间' : '展区' },
    { at: at(hour), title: talk ? '现场答疑' : '招聘政策宣讲', place: online ? '主直播间' : '报告厅' },
    { at: at(1.5 * hour), title: '简历门诊与试讲点评', place: online ? '咨询间' : '服务区' },
    { at: endsAt.toISOString(), title: '活动结束', place: '' },
  ];
}

/** The row of a fair, with its booths as they are drawn. */
export function drawFair(random: Random, plan: FairPlan, now: Date) {
  const facts: { kind: string; online?: boolean } = fairTypes[plan.type];
  const online = facts.online ?? false;
  const midnight = plus(startOfDay(now), plan.days * day);
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
    signUpFrom: plus(announced, day),
    signUpUntil: plus(endsAt, -hour),
    capacity: plan.capacity,
    taken: 0,
    lastWaiting: 0,
    schedule: scheduleOf({ online, type: plan.type }, startsAt, endsAt),
    halls,
    cancelReason: plan.state === 'cancelled' ? '场地临时调整，另行安排时间' : null,
    createdAt: announced,
    updatedAt: announced,
  };
  return { row, booths: booths.map((booth) => ({ id: random.id(), fairId: row.id, ...booth })) };
}
