import type { FoundFact } from '#contract/exams/exam-reading.ts';
import { inOrder } from '#contract/exams/exam-steps.ts';
import { pickedOf } from '#web/features/time/picked-time.ts';
import type { Values } from './exam-values.ts';

const FEN = 100;

/** The form's values after these facts of an announcement were taken over; a step or phone takes the place of its namesake. */
export function takenOver(values: Values, facts: readonly FoundFact[]): Partial<Values> {
  const taken: Partial<Values> = { steps: [...(values.steps ?? [])], phones: [...(values.phones ?? [])] };
  for (const fact of facts) {
    switch (fact.field) {
      case 'step': {
        const { step, startsAt, endsAt } = fact;
        const others = taken.steps?.filter((one) => one?.step !== step) ?? [];
        taken.steps = [...others, { step, when: [pickedOf(startsAt), pickedOf(endsAt)], detail: '' }];
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
      case 'documentNumber':
        taken[fact.field] = fact.value;
        break;
      default:
        taken[fact.field] = fact.value;
    }
  }
  return { ...taken, steps: inOrder(taken.steps ?? []), phones: (taken.phones ?? []).slice(-6) };
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The lines as the announcement's paragraphs, without the title and the table of posts. */
export const paragraphsOf = (lines: readonly string[], title?: string): string =>
  lines
    .filter((line) => line !== title && !line.includes('\t'))
    .map((line) => `<p>${escaped(line)}</p>`)
    .join('');
