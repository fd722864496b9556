import type { Resume } from '#contract/resumes/resumes.ts';
import type { SeekerHomeData } from '../load-home.ts';

/** Kept on the device when somebody skips the first steps. */
export const skippedKey = 'first-run-skipped';

/** A resume below this completeness has little but a name. */
const WRITTEN_PERCENT = 40;

type Intention = Resume['content']['intentions'][number];

/** Whether an intention says what, or where. A bare title, as sign-up asks for it, does not. */
export const saysWhat = (wish: Intention | undefined): boolean =>
  Boolean(wish && (wish.stage || wish.subject || wish.cityCodes.length > 0));

/** Somebody who has just come: nothing was delivered, and the wish or the resume is still missing. */
export function isFirstRun({ deliveries, resume, invited }: Pick<SeekerHomeData, 'deliveries' | 'resume' | 'invited'>) {
  if (!resume || deliveries.counts.all > 0 || invited.length > 0) return false;
  return !saysWhat(resume.content.intentions[0]) || resume.completeness < WRITTEN_PERCENT;
}
