import type { ExamRow } from '../store.ts';

/** The state in which a person sits the examination: approved and, where a fee is asked, paid. */
export const readyState = ({ settings }: ExamRow) => (settings.fee > 0 ? 'paid' : 'approved');
