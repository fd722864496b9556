import type { DeliveryMove } from '#contract/deliveries/delivery-state.ts';
import { readData } from '../read-data.ts';

/**
 * One line of a talk; a card stands for what its data show. `{title}`, `{recruiter}`, `{name}`, `{tenure}` and `{reason}` are
 * filled in. `after` is the step of the delivery that it follows: a talk stops before the first step that was not taken.
 */
export interface Line {
  side: 'seeker' | 'company';
  text: string;
  after: DeliveryMove;
  card?: 'resume' | 'interview' | 'contact';
}

export type Script = readonly Line[];

interface Data {
  /** While nothing is decided yet, of a post that teaches. */
  earlyOfTeachers: readonly Script[];
  /** The same of any other post. */
  earlyOfOthers: readonly Script[];
  /** Once an interview was agreed on or is asked for. */
  invited: readonly Script[];
  /** After an offer. */
  offered: readonly Script[];
  /** Where it did not fit. */
  refused: readonly Script[];
}

export const { earlyOfTeachers, earlyOfOthers, invited, offered, refused } = readData<Data>('talks');
