import { yuan } from '#contract/text.ts';
import { daysUntil } from '#web/features/time/time-text.ts';
import type { Candidacy } from '../../contract/candidates/candidates.ts';
import { registration as machine } from '../../contract/registration-state.ts';
import type { OwnRegistration } from '../../contract/registrations.ts';
import type { OwnResults } from '../../contract/results/publications.ts';
import {
  hasBegun,
  isOver,
  kindLabel,
  leftText,
  outcomeText,
  runs,
  stepLabel,
  takesRegistrations,
  whenText,
} from '../features/exam-words.ts';

interface OwnDate {
  step: string;
  what: string;
  at: string;
}

/** Steps in which staff act without the applicant. */
const silent: readonly string[] = ['register', 'review', 'inspection'];
/** States in which a registration is still in the course of its project. */
const over: readonly string[] = ['refused', 'withdrawn', 'lapsed'];

/** What is still to come of a project: one's own turn in an interview until its day ends, the end of a step that runs, or the beginning of a later one. */
function datesOf({ exam, lot }: OwnRegistration, now: number): OwnDate[] {
  return exam.steps
    .filter(({ step }) => !silent.includes(step))
    .map((step): OwnDate => {
      if (step.step === 'interview' && lot) return { step: step.step, what: '面试', at: lot.startsAt };
      const label = stepLabel(step.step);
      return runs(step, now)
        ? { step: step.step, what: `${label}结束`, at: step.endsAt }
        : { step: step.step, what: label, at: step.startsAt };
    })
    .filter(({ step, at }) => (step === 'interview' && lot ? daysUntil(at, now) >= 0 : Date.parse(at) > now))
    .sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
}

/** What a registration has next by its dates; null where nothing is left. */
export function nextDateOf(registration: OwnRegistration, now: number): OwnDate | null {
  const { exam, status, completeBy } = registration;
  if (status === 'returned' && completeBy) return { step: 'review', what: '补件截止', at: completeBy };
  if (exam.status !== 'published' || over.includes(status)) return null;
  return datesOf(registration, now)[0] ?? null;
}

/** By the nearest date, those without one last. */
export function byNextDate(registrations: readonly OwnRegistration[], now: number): OwnRegistration[] {
  const at = (one: OwnRegistration) => Date.parse(nextDateOf(one, now)?.at ?? '') || Number.POSITIVE_INFINITY;
  return registrations.toSorted((one, other) => (at(one) < at(other) ? -1 : at(one) > at(other) ? 1 : 0));
}

type OwnResult = OwnResults['items'][number];

interface NextAct {
  title: string;
  /** Until when, or what is waited for. */
  text: string;
  tone: 'brand' | 'warm' | 'ok' | 'plain';
  /** When, where and with what one goes: what `text` says, to be read at a glance. */
  facts?: readonly (readonly [name: string, value: string])[];
  /** Where one goes, as a map finds it. */
  place?: string;
}

/** Where and when one goes, in which room or place of the order, and with what. */
function goTo(
  title: string,
  tone: NextAct['tone'],
  at: string,
  place: string,
  own: readonly [string, string],
): NextAct {
  const facts = [['时间', whenText(at)], ['地点', place], own, ['要带', '准考证、身份证原件']] as const;
  return { title, tone, place, facts, text: facts.map(([, value]) => value).join('，') };
}

/** What an applicant does next, or waits for, and until when. */
export function nextActOf(
  registration: OwnRegistration,
  results: readonly OwnResult[],
  { now, candidacy = null }: { now: number; candidacy?: Candidacy | null },
): NextAct {
  const { status, exam, completeBy, reason } = registration;
  const label = machine.labels.seeker[status];
  if (exam.status === 'cancelled' || exam.status === 'suspended') {
    const text = exam.status === 'cancelled' ? '项目已取消，请看项目页的通知' : '项目已暂停，恢复后会通知你';
    return { title: label, text, tone: 'warm' };
  }
  const review = exam.steps.find(({ step }) => step === 'review');
  if (status === 'submitted') {
    const change = registration.moves.includes('amend') ? '；审核开始前可以修改' : '';
    const text = `${review && runs(review, now) ? `最迟 ${whenText(review.endsAt)} 有结果，` : ''}结果会通知你${change}`;
    return { title: '等待资格审核', text, tone: 'brand' };
  }
  if (status === 'returned') {
    const text = completeBy ? `${whenText(completeBy)} 前补齐，还有 ${leftText(completeBy, now)}；逾期视为不通过` : '';
    return { title: '按要求补件', text, tone: 'warm' };
  }
  if (status === 'approved' && exam.fee > 0) return payActOf(registration, now);
  if (status === 'fallen') return { title: label, text: fallenText(registration, now), tone: 'warm' };
  const interview = exam.steps.find(({ step }) => step === 'interview');
  const isRanked = results.some(({ kind }) => kind === 'totals');
  if (registration.lot && interview && !isOver(interview, now) && !isRanked) {
    const { group, lot, place, startsAt } = registration.lot;
    const own = ['面试签号', `第 ${group} 组 ${lot} 号`] as const;
    if (Date.parse(startsAt) > now) return goTo('按时参加面试', 'brand', startsAt, place, own);
    // The group has begun; which of its numbers is inside is known at the door alone.
    if (daysUntil(startsAt, now) === 0) return goTo('面试已经开始', 'brand', startsAt, place, own);
    return { title: '等待面试成绩', text: '成绩和名次按公告的时间公布，公布后会通知你', tone: 'brand' };
  }
  if (candidacy?.state === 'recheck') return recheckActOf(registration, candidacy, now);
  const [latest] = [...results].sort((one, other) => Date.parse(other.publicAt) - Date.parse(one.publicAt));
  if (latest && (status === 'approved' || status === 'paid')) return resultActOf(latest, registration, now);
  if (status === 'approved' || status === 'paid') {
    const written = exam.steps.find(({ step }) => step === 'written');
    if (registration.seat && written && !hasBegun(written, now)) {
      const { place, roomNumber, seat } = registration.seat;
      return goTo('按时参加笔试', 'brand', written.startsAt, place, ['考场', `第 ${roomNumber} 考场 ${seat} 座`]);
    }
    if (registration.seat && written && isOver(written, now))
      return { title: '等待笔试成绩', text: '成绩按公告的时间公布，公布后会通知你', tone: 'brand' };
    const next = exam.steps.find((step) => !hasBegun(step, now));
    const text = next ? `下一步：${stepLabel(next.step)}，${whenText(next.startsAt)} 开始` : '请留意项目通知';
    return { title: label, text, tone: 'ok' };
  }
  if (status === 'appealed')
    return { title: label, text: '由没有作出原结论的人复核，结果会通知你；复核前不能改报其他岗位', tone: 'brand' };
  const again = takesRegistrations(exam, now) ? '报名截止前可以改报其他岗位' : '';
  const appeal =
    registration.moves.includes('appeal') && registration.appealBy
      ? `${whenText(registration.appealBy)} 前可以申诉一次`
      : '';
  return { title: label, text: [reason, again, appeal].filter(Boolean).join('；'), tone: 'plain' };
}

/** The slot of the recheck is chosen first, then kept. */
function recheckActOf({ exam }: OwnRegistration, { slots, slotId }: Candidacy, now: number): NextAct {
  const chosen = slots.find(({ id }) => id === slotId);
  if (chosen && Date.parse(chosen.endsAt) > now)
    return {
      title: '按时参加资格复审',
      text: `${whenText(chosen.startsAt)}，${chosen.place}`,
      tone: 'brand',
      place: chosen.place,
    };
  if (chosen) return { title: '等待资格复审结论', text: '结论会通知你', tone: 'brand' };
  const recheck = exam.steps.find(({ step }) => step === 'recheck');
  if (slots.length === 0) return { title: '入围，待资格复审', text: '时段公布后在下面预约', tone: 'ok' };
  const until = recheck ? `${whenText(recheck.endsAt)} 结束，还有 ${leftText(recheck.endsAt, now)}；` : '';
  return { title: '预约资格复审的时段', text: `${until}没有预约的视为放弃，由下一位递补`, tone: 'warm' };
}

/** What the latest list says, and what comes next for those who are in it. */
function resultActOf({ kind, line, summary }: OwnResult, { exam }: OwnRegistration, now: number): NextAct {
  const isIn = line.outcome === 'in';
  const points = line.total ?? line.written;
  const rank = line.rank === null ? '' : `，第 ${line.rank} 名${summary ? ` / ${summary.scored}` : ''}`;
  const said = outcomeText(kind, line.outcome);
  const title =
    kind === 'written' && points !== null
      ? `笔试 ${points} 分${rank}`
      : `${kindLabel(kind)}${kindLabel(kind).startsWith(said) ? '' : `：${said}`}${rank}`;
  const next = exam.steps.find((step) => !hasBegun(step, now));
  const wait = kind === 'written' ? '入围名单公布后会通知你' : '';
  const coming = next ? `下一步：${stepLabel(next.step)}，${whenText(next.startsAt)} 开始` : '';
  const text = isIn || line.outcome === 'waiting' ? [wait, coming] : [kind === 'written' ? said : '', line.note];
  return { title, text: text.filter(Boolean).join('；'), tone: isIn ? 'ok' : 'plain' };
}

function payActOf({ exam, events, moves }: OwnRegistration, now: number): NextAct {
  const pay = exam.steps.find(({ step }) => step === 'pay');
  const amount = `考务费 ¥${yuan(exam.fee)}`;
  if (events.some(({ move }) => move === 'remit'))
    return { title: '等待确认缴费', text: `${amount}，凭证已提交，组织单位核对后通知你`, tone: 'brand' };
  if (pay && moves.includes('remit'))
    return {
      title: '缴考务费',
      text: `${amount}，${whenText(pay.endsAt)} 前，还有 ${leftText(pay.endsAt, now)}；逾期报名失效`,
      tone: 'warm',
    };
  const wait = pay && !hasBegun(pay, now) ? `${whenText(pay.startsAt)} 开始` : '缴费时间已过，等组织单位处理';
  return { title: '审核通过，待缴费', text: `${amount}，${wait}`, tone: 'ok' };
}

function fallenText({ exam, fee, refundedAt, reason }: OwnRegistration, now: number): string {
  const canChoose = exam.chooseUntil !== null && Date.parse(exam.chooseUntil) > now;
  const choose = canChoose && exam.chooseUntil ? `${whenText(exam.chooseUntil)} 前可以改报其他岗位` : '';
  const money = refundedAt
    ? '考务费已退还'
    : fee
      ? `考务费 ¥${yuan(fee)} ${canChoose ? '改报后继续有效，不改报的退还' : '将退还'}`
      : '';
  return [reason, choose, money].filter(Boolean).join('；');
}
