import { dayAt } from '#contract/months.ts';
import type { FoundFact } from '../../contract/exam-reading.ts';
import type { ExamSettings } from '../../contract/exam-settings.ts';
import { examSteps } from '../../contract/exam-state.ts';
import { textOfHtml } from '../../contract/terms/exam-terms.ts';
import type { ExamRow, StepRow } from '../store.ts';
import { readAnnouncement } from './read-announcement.ts';
import { wholeDay } from './steps/read-steps.ts';

type Field = 'fee' | 'ratio' | 'shortlist' | 'publicityDays' | 'ageOn' | 'papersUntil';
export type StepTimes = Pick<StepRow, 'step' | 'startsAt' | 'endsAt'>;

/** A step that ends at midnight ends with the day before. */
export const lastDay = (end: Date) => dayAt(new Date(end.getTime() - 1));

const ofRules: { readonly [field in Field]: (settings: ExamSettings) => string } = {
  fee: ({ fee }) => (fee === 0 ? '考务费不收' : `考务费是 ${fee / 100} 元`),
  ratio: ({ ratio }) => (ratio === 0 ? '不设开考比例' : `开考比例是 1:${ratio}`),
  shortlist: ({ shortlist }) => `入围比例是 1:${shortlist}`,
  publicityDays: ({ publicityDays }) => `公示 ${publicityDays} 个工作日`,
  ageOn: ({ ageOn }) => `年龄计算到 ${ageOn}`,
  papersUntil: ({ papersUntil }) => `证书取得截止到 ${papersUntil}`,
};
const isField = (field: string): field is Field => field in ofRules;

/** What stands in the rules or in the timetable where a fact says something else; null where both agree. */
function otherwise(fact: FoundFact, settings: ExamSettings, steps: readonly StepTimes[]): string | null {
  if (fact.field === 'weights') {
    const { written, interview } = settings.weights;
    const isSame = fact.other !== null || (fact.written === written && fact.interview === interview);
    return isSame ? null : `规则里笔试占 ${written}%、面试占 ${interview}%`;
  }
  if (fact.field === 'step') {
    const step = steps.find((candidate) => candidate.step === fact.step);
    if (!step) return null;
    const [from, to] = [dayAt(step.startsAt), lastDay(step.endsAt)];
    const isSame =
      (fact.startsAt === null || dayAt(new Date(fact.startsAt)) === from) &&
      (fact.endsAt === null || lastDay(new Date(fact.endsAt)) === to);
    return isSame ? null : `时间安排里“${examSteps[fact.step].label}”是 ${from} 至 ${to}`;
  }
  if (!isField(fact.field) || !('value' in fact) || fact.value === settings[fact.field]) return null;
  return `规则里${ofRules[fact.field](settings)}`;
}

/**
 * Where the text of the announcement says something else than the rules and the timetable, in words. Only what was read as it stands
 * counts, and of a step the days: a note says what was concluded.
 */
export function differingFrom(
  { announcement, settings }: Pick<ExamRow, 'announcement' | 'settings'>,
  steps: readonly StepTimes[],
): string[] {
  const { facts } = readAnnouncement(textOfHtml(announcement).split('\n'));
  return facts.flatMap((fact) => {
    const isSure = fact.note === '' || (fact.field === 'step' && fact.note === wholeDay);
    const set = isSure ? otherwise(fact, settings, steps) : null;
    return set === null ? [] : [`公告正文写的是“${fact.words}”，${set}`];
  });
}
