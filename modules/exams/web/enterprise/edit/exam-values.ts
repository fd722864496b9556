import dayjs, { type Dayjs } from 'dayjs';
import type { Api } from '#contract/api.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { regionPathOf } from '#web/areas/enterprise/release/region-tree.ts';
import { instantOf, pickedOf } from '#web/features/time/picked-time.ts';
import type { OwnExam } from '../../../contract/company-exams.ts';
import type { ExamReading, FoundFact } from '../../../contract/exam-reading.ts';
import { usualResults } from '../../../contract/exam-settings.ts';
import type { ExamStep } from '../../../contract/exam-state.ts';
import { inOrder } from '../../../contract/exam-state.ts';

const isWhole = (value: number, max: number) => Number.isInteger(value) && value >= 1 && value <= max;

/** Whether the project has a field for a fact; others are shown to be read and copied. */
export function hasField(fact: FoundFact): boolean {
  switch (fact.field) {
    case 'weights':
      return fact.other === null && Number.isInteger(fact.written);
    case 'ratio':
      return isWhole(fact.value, 20);
    case 'shortlist':
      return isWhole(fact.value, 10);
    default:
      return ['title', 'documentNumber', 'step', 'phone', 'fee', 'publicityDays', 'ageOn', 'papersUntil'].includes(
        fact.field,
      );
  }
}

/** A project is called after what it is, not after its announcement: '关于公开招聘教师的公告' is 公开招聘教师. */
export function projectTitle(announced: string): string {
  const [ending] = /的?(?:公告|简章|启事|通告|方案|通知)$/.exec(announced) ?? [''];
  const title = announced.slice(0, announced.length - ending.length);
  return ending.startsWith('的') ? title.replace('关于', '') : title;
}

/** The form's values after these facts of an announcement were taken over; a step or phone takes the place of its namesake. */
export function takenOver(values: Values, facts: readonly FoundFact[]): Partial<Values> {
  const taken: Partial<Values> = { steps: [...(values.steps ?? [])], phones: [...(values.phones ?? [])] };
  for (const fact of facts) {
    switch (fact.field) {
      case 'step': {
        const { step, startsAt, endsAt } = fact;
        const others = taken.steps?.filter((one) => one?.step !== step) ?? [];
        const [from = null, to = null] = taken.steps?.find((one) => one?.step === step)?.when ?? [];
        const when: StepValues['when'] = [startsAt ? pickedOf(startsAt) : from, endsAt ? pickedOf(endsAt) : to];
        taken.steps = [...others, { step, when, detail: '' }];
        break;
      }
      case 'phone': {
        const { name, number } = fact;
        const others = taken.phones?.filter((one) => one?.number !== number) ?? [];
        taken.phones = [...others, { name: name.slice(0, 20), number }];
        break;
      }
      case 'weights':
        taken.written = fact.written;
        break;
      case 'fee':
        taken.fee = fact.value / 100;
        break;
      case 'title':
        taken.title = projectTitle(fact.value);
        break;
      case 'documentNumber':
        taken.documentNumber = fact.value;
        break;
      case 'ageOn':
      case 'papersUntil':
        taken[fact.field] = dayjs(fact.value);
        break;
      case 'ratio':
      case 'shortlist':
      case 'publicityDays':
        taken[fact.field] = fact.value;
        break;
    }
  }
  return { ...taken, steps: inOrder(taken.steps ?? []), phones: (taken.phones ?? []).slice(-6) };
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
type Settings = Body['settings'];

export interface StepValues {
  step: ExamStep;
  /** An end that is not known yet is null. */
  when: [Dayjs | null, Dayjs | null];
  detail?: string;
}

/** What the form holds: yuan, days and pairs of moments instead of the contract's fen and ISO texts. */
export interface Values
  extends Omit<Settings, 'ageOn' | 'papersUntil' | 'weights' | 'photo' | 'payNote' | 'registerNote'> {
  title: string;
  documentNumber?: string;
  region: string[];
  announcement?: string;
  steps: StepValues[];
  ageOn: Dayjs;
  papersUntil: Dayjs;
  replaceUntil?: Dayjs | null;
  fee: number;
  payNote?: string;
  written: number;
  photoWidth: number;
  photoHeight: number;
  registerNote?: string;
}

const FEN = 100;
const dayText = (day: Dayjs) => day.format('YYYY-MM-DD');

export const valuesOf = ({ settings, steps, ...exam }: OwnExam): Partial<Values> => ({
  ...settings,
  title: exam.title,
  documentNumber: exam.documentNumber,
  region: regionPathOf(exam.regionCode),
  announcement: exam.announcement,
  steps: steps.map(({ step, startsAt, endsAt, detail }) => ({
    step: step as ExamStep,
    when: [pickedOf(startsAt), pickedOf(endsAt)],
    detail,
  })),
  ageOn: dayjs(settings.ageOn),
  papersUntil: dayjs(settings.papersUntil),
  replaceUntil: settings.results.replaceUntil ? dayjs(settings.results.replaceUntil) : null,
  fee: settings.fee / FEN,
  written: settings.weights.written,
  photoWidth: settings.photo.width,
  photoHeight: settings.photo.height,
});

export const timesOf = (steps: readonly (Partial<StepValues> | undefined)[]) =>
  steps.flatMap(({ step, when, detail = '' } = {}) =>
    step && when?.[0] && when[1] ? { step, detail, startsAt: instantOf(when[0]), endsAt: instantOf(when[1]) } : [],
  );

export function bodyOf(values: Values, revision: number): Body {
  const { title, documentNumber = '', region, announcement = '', steps = [], ...rest } = values;
  const { ageOn, papersUntil, replaceUntil, written, photoWidth, photoHeight, ...settings } = rest;
  return {
    revision,
    title,
    documentNumber,
    regionCode: region.at(-1) ?? '',
    announcement,
    steps: timesOf(steps),
    settings: {
      ...settings,
      payNote: settings.payNote ?? '',
      registerNote: settings.registerNote ?? '',
      graduationYears: settings.graduationYears ?? [],
      identities: settings.identities ?? ['resident'],
      phones: settings.phones ?? [],
      ageOn: dayText(ageOn),
      papersUntil: dayText(papersUntil),
      fee: Math.round(settings.fee * FEN),
      weights: { written, interview: 100 - written },
      photo: { width: photoWidth, height: photoHeight },
      results: {
        ...usualResults,
        ...settings.results,
        replaceUntil: replaceUntil ? dayText(replaceUntil) : null,
      },
    },
  };
}
