import type { ExamPost } from '../../../contract/exam-shapes.ts';
import { educationText, majorsText } from '../../../contract/requirement-words.ts';

/** What a post requires, in a cell of two lines. */
export const RequirementsCell = ({ requirements }: Pick<ExamPost, 'requirements'>) => (
  <>
    <span className="line-clamp-1">{educationText(requirements)}</span>
    <span className="line-clamp-1 text-12 text-ink-3">{majorsText(requirements)}</span>
  </>
);
