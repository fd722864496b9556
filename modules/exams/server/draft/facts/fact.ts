import type { FoundFact } from '../../../contract/exam-reading.ts';
import type { Sentence } from '../text/document.ts';

/** Any fact but the time of a step. */
export type Fact = Exclude<FoundFact, { field: 'step' }>;

/** A row of more cells lists a post: what it says holds for that post, and is no fact of the project. */
export const MAX_CELLS = 5;

const ofSome =
  /[A-Z]{1,4}-?\d{2,}|(?<!\d)\d{2,}号?岗位?:|(?:^|[,;:)、.])\s*(?![^,;:]{0,8}(?:[各每该本同]|所有|全部|招聘|计划|报考|应聘))\p{Script=Han}{0,10}(?:教师|岗位?|辅导员|保育员)(?:\([^()]*\))?(?::|(?:按|不低于|不少于|达到)[^,;:]{0,8}$)/u;
/** The note of what stands at `to`, where the words or the heading before it name some of the posts: '专任教师按1:2的比例'. */
export const noteOfSome = ({ text, headings }: Sentence, to: number): string =>
  ofSome.test(`${headings.at(-1) ?? ''}:${text.slice(0, Math.max(0, to))}`) ? '请核对是否适用于全部岗位' : '';

export const joinedNotes = (...notes: readonly (string | false | undefined)[]): string =>
  notes.filter(Boolean).join('；');
