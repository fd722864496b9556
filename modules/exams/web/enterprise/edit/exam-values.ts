import type { Dayjs } from 'dayjs';
import type { z } from 'zod';
import type { Api } from '#contract/api.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { instantOf, pickedOf } from '#web/features/time/picked-time.ts';
import type { OwnExam } from '../../../contract/company-exams.ts';
import type { ExamReading, FoundFact } from '../../../contract/exam-reading.ts';
import { examSettings } from '../../../contract/exam-settings.ts';
import { examForm } from '../../../contract/exam-shapes.ts';
import { type ExamStep, inOrder } from '../../../contract/exam-state.ts';

/** The fields of a project by their names in its announcement. */
export const factFields: Partial<Record<string, z.ZodType>> = { ...examForm.shape, ...examSettings.shape };

/** Whether the project has a field that takes a fact; others are shown to be read and copied. */
export function hasField(fact: FoundFact): boolean {
  if (fact.field === 'step' || fact.field === 'phone') return true;
  if (fact.field === 'weights' && fact.other !== null) return false;
  const { written, interview, value } = { written: 0, interview: 0, value: null, ...fact };
  const given = fact.field === 'weights' ? { written, interview } : value;
  return factFields[fact.field]?.safeParse(given).success ?? false;
}

/** A project is called after what it is, not after its announcement: '关于公开招聘教师的公告' is 公开招聘教师. */
export function projectTitle(announced: string): string {
  const [ending] = /的?(?:公告|简章|启事|通告|方案|通知)$/.exec(announced) ?? [''];
  const title = announced.slice(0, announced.length - ending.length);
  return ending.startsWith('的') ? title.replace('关于', '') : title;
}

/** The form's values after these facts of an announcement were taken over; a step or phone takes the place of its namesake. */
export function takenOver(values: Values, facts: readonly FoundFact[]): Values {
  const settings = { ...values.settings };
  const taken = { ...values, settings };
  for (const fact of facts) {
    if (fact.field === 'step') {
      const { step, startsAt, endsAt } = fact;
      const [from = null, to = null] = taken.steps.find((one) => one?.step === step)?.when ?? [];
      const when: StepValues['when'] = [startsAt ? pickedOf(startsAt) : from, endsAt ? pickedOf(endsAt) : to];
      taken.steps = inOrder([...taken.steps.filter((one) => one?.step !== step), { step, when, detail: '' }]);
    } else if (fact.field === 'phone') {
      const { name, number } = fact;
      const others = settings.phones.filter((one) => one?.number !== number);
      settings.phones = [...others, { name: name.slice(0, 20), number }].slice(-6);
    } else if (fact.field === 'title') taken.title = projectTitle(fact.value);
    else if (fact.field === 'documentNumber') taken.documentNumber = fact.value;
    else if (fact.field === 'weights') settings.weights = { written: fact.written, interview: fact.interview };
    else if ('value' in fact) Object.assign(settings, { [fact.field]: fact.value });
  }
  return taken;
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

type TitleFact = Extract<FoundFact, { value: string }>;

/** The lines as the announcement's paragraphs, without those of the title and the table of posts. */
export function paragraphsOf({ lines, facts }: ExamReading): string {
  const title = facts.find((fact): fact is TitleFact => fact.field === 'title');
  let rest = title?.value ?? '';
  return lines
    .filter((line, at) => {
      const own = line.replaceAll(/\s+/g, '');
      const isTitle = title !== undefined && at >= title.line && own !== '' && rest.startsWith(own);
      if (isTitle) rest = rest.slice(own.length);
      return !isTitle && !line.includes('\t');
    })
    .map((line) => `<p>${escaped(line)}</p>`)
    .join('');
}

type Body = InputOf<Api['PUT /api/company/exams/:id']>['body'];

export interface StepValues {
  step: ExamStep;
  /** An end that is not known yet is null. */
  when: [Dayjs | null, Dayjs | null];
  detail?: string;
}

/** What the form holds: the project as the contract has it, each step with its times as one pair. */
export interface Values extends Omit<Body, 'steps' | 'revision'> {
  steps: StepValues[];
}

export const valuesOf = ({ steps, ...exam }: OwnExam): Values => ({
  ...exam,
  steps: steps.map(({ step, startsAt, endsAt, detail }) => ({
    step: step as ExamStep,
    when: [pickedOf(startsAt), pickedOf(endsAt)],
    detail,
  })),
});

export const timesOf = (steps: readonly (Partial<StepValues> | undefined)[]) =>
  steps.flatMap(({ step, when, detail = '' } = {}) =>
    step && when?.[0] && when[1] ? { step, detail, startsAt: instantOf(when[0]), endsAt: instantOf(when[1]) } : [],
  );

export const bodyOf = ({ steps = [], ...values }: Values, revision: number): Body => ({
  ...values,
  revision,
  steps: timesOf(steps),
});
