import dayjs from 'dayjs';
import { pickedOf } from '#web/features/time/picked-time.ts';
import type { ExamReading, FoundFact } from '../../../contract/exam-reading.ts';
import { inOrder } from '../../../contract/exam-steps.ts';
import type { StepValues, Values } from './exam-values.ts';

const FEN = 100;

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
        taken.fee = fact.value / FEN;
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
