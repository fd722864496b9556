import type { Database } from '#server/platform/database/database.ts';
import { eventOf, type Moved } from '#server/platform/transition.ts';
import { examLog } from '../../schema/exam-events.ts';
import { inPortions } from '../store.ts';

type Subject = 'candidate' | 'score' | 'publication' | 'draw' | 'sheet' | 'objection';

type About = { examId: string; subjectId: string; registrationId: string | null };

/** The `record` of a flow whose moves stand in the project's log. */
export const logOf =
  <Row>(subject: Subject, about: (row: Row) => About) =>
  async (db: Database, moves: readonly Moved<Row, string, string>[]): Promise<void> => {
    const rows = moves.map((moved) => ({ ...eventOf(moved), ...about(moved.row), subject, side: moved.who }));
    await inPortions(rows, (portion) => db.insert(examLog).values(portion));
  };
