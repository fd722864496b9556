import { readData } from '../read-data.ts';

interface Data {
  /** Reasons that recruiters give; each is an answer someone can use. */
  refusals: readonly string[];
  trialRefusals: readonly string[];
  withdrawals: readonly string[];
  interviewDeclines: readonly string[];
  proposals: readonly string[];
  offerDeclines: readonly string[];
  shortlistNotes: readonly string[];
  passNotes: readonly string[];
  rooms: readonly string[];
  interviewNotes: readonly string[];
}

export const {
  refusals,
  trialRefusals,
  withdrawals,
  interviewDeclines,
  proposals,
  offerDeclines,
  shortlistNotes,
  passNotes,
  rooms,
  interviewNotes,
} = readData<Data>('delivery-words');
