import { dayAt } from '#contract/months.ts';
import type { FoundFact } from '../../contract/exam-reading.ts';
import type { ExamSettings } from '../../contract/exam-settings.ts';
import { examSteps } from '../../contract/exam-steps.ts';
import { textOfHtml } from '../../contract/terms/exam-terms.ts';
import type { ExamRow, StepRow } from '../store.ts';
import { readAnnouncement } from './read-announcement.ts';
import { wholeDay } from './steps/read-steps.ts';

type Step = Pick<StepRow, 'step' | 'startsAt' | 'endsAt'>;

/** A step that ends at midnight ends with the day before. */
const lastDay = (end: Date) => dayAt(new Date(end.getTime() - 1));

/** What stands in the rules or in the timetable where a fact says something else; null where both agree. */
function otherwise(fact: FoundFact, settings: ExamSettings, steps: readonly Step[]): string | null {
  const unless = (isSame: boolean, words: string) => (isSame ? null : words);
  switch (fact.field) {
    case 'fee': {
      const fee = settings.fee === 0 ? '不收' : `是 ${settings.fee / 100} 元`;
      return unless(fact.value === settings.fee, `规则里考务费${fee}`);
    }
    case 'ratio':
      return unless(
        fact.value === settings.ratio,
        settings.ratio === 0 ? '规则里不设开考比例' : `规则里开考比例是 1:${settings.ratio}`,
      );
    case 'shortlist':
      return unless(fact.value === settings.shortlist, `规则里入围比例是 1:${settings.shortlist}`);
    case 'publicityDays':
      return unless(fact.value === settings.publicityDays, `规则里公示 ${settings.publicityDays} 个工作日`);
    case 'ageOn':
      return unless(fact.value === settings.ageOn, `规则里年龄计算到 ${settings.ageOn}`);
    case 'papersUntil':
      return unless(fact.value === settings.papersUntil, `规则里证书取得截止到 ${settings.papersUntil}`);
    case 'weights': {
      const { written, interview } = settings.weights;
      const isSame = fact.other !== null || (fact.written === written && fact.interview === interview);
      return unless(isSame, `规则里笔试占 ${written}%、面试占 ${interview}%`);
    }
    case 'step': {
      const step = steps.find((one) => one.step === fact.step);
      if (!step) return null;
      const [from, to] = [dayAt(step.startsAt), lastDay(step.endsAt)];
      const isSame =
        (fact.startsAt === null || dayAt(new Date(fact.startsAt)) === from) &&
        (fact.endsAt === null || lastDay(new Date(fact.endsAt)) === to);
      return unless(isSame, `时间安排里“${examSteps[fact.step].label}”是 ${from} 至 ${to}`);
    }
    default:
      return null;
  }
}

/**
 * Where the text of the announcement says something else than the rules and the timetable, in words. Only what was read as it stands
 * counts, and of a step the days: a note says what was concluded.
 */
export function differingFrom(
  { announcement, settings }: Pick<ExamRow, 'announcement' | 'settings'>,
  steps: readonly Step[],
): string[] {
  const { facts } = readAnnouncement(textOfHtml(announcement).split('\n'));
  return facts.flatMap((fact) => {
    const isSure = fact.note === '' || (fact.field === 'step' && fact.note === wholeDay);
    const set = isSure ? otherwise(fact, settings, steps) : null;
    return set === null ? [] : [`公告正文写的是“${fact.words}”，${set}`];
  });
}
