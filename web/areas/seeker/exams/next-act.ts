import { registration as machine, type RegistrationState } from '#contract/exams/registration-state.ts';
import type { OwnRegistration } from '#contract/exams/registrations.ts';
import { hasBegun, leftText, runs, stepLabel, takesRegistrations, whenText } from '#web/features/exams/exam-words.ts';

interface NextAct {
  title: string;
  /** Until when, or what is waited for. */
  text: string;
  tone: 'brand' | 'warm' | 'ok' | 'plain';
}

/** What an applicant does next, or waits for, and until when. */
export function nextActOf({ status, exam, completeBy, reason }: OwnRegistration, now: number): NextAct {
  const label = machine.labels.seeker[status as RegistrationState] ?? status;
  if (exam.status === 'cancelled' || exam.status === 'suspended') {
    const text = exam.status === 'cancelled' ? '项目已取消，请看项目页的通知' : '项目已暂停，恢复后会通知你';
    return { title: label, text, tone: 'warm' };
  }
  const review = exam.steps.find(({ step }) => step === 'review');
  if (status === 'submitted') {
    const text = review && runs(review, now) ? `最迟 ${whenText(review.endsAt)} 有结果，结果会通知你` : '结果会通知你';
    return { title: '等待资格审核', text, tone: 'brand' };
  }
  if (status === 'returned') {
    const text = completeBy ? `${whenText(completeBy)} 前补齐，还有 ${leftText(completeBy, now)}；逾期视为不通过` : '';
    return { title: '按要求补件', text, tone: 'warm' };
  }
  if (status === 'approved') {
    const next = exam.steps.find((step) => !hasBegun(step, now));
    const text = next ? `下一步：${stepLabel(next.step)}，${whenText(next.startsAt)} 开始` : '请留意项目通知';
    return { title: label, text, tone: 'ok' };
  }
  const again = takesRegistrations(exam, now) ? '报名截止前可以改报其他岗位' : '';
  return { title: label, text: [reason, again].filter(Boolean).join('；'), tone: 'plain' };
}
