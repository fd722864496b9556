export { advertise, advertiseMissing } from './advertise.ts';
export { publishNotice } from './announce.ts';
export { sealEvents } from './archive/seal-events.ts';
export { recordOutcome } from './candidates/record-outcome.ts';
export { replaceCandidate } from './candidates/replace.ts';
export { addSlots, chooseSlot } from './candidates/slots.ts';
export { supervises } from './draft/facts/read-contacts.ts';
export { apartFromDay, dayOf, withoutSite } from './draft/page-text.ts';
export { readAnnouncement, withEducation } from './draft/read-announcement.ts';
export { inPosts } from './draft/read-posts.ts';
export { fitOfPost, standingOf } from './fit/fit-of-post.ts';
export type { StaffCaller } from './policy.ts';
export { answerObjection, fileObjection, objectionAccess as partOfObjection } from './publicity/objections.ts';
export { cardsNear } from './read-exam.ts';
export { storedIdentity } from './registrations/register.ts';
export { reportExam } from './report-exam.ts';
export { applyPublished } from './results/apply.ts';
export { prepareList } from './results/prepare-list.ts';
export { decidePublication } from './results/publications.ts';
export { TELL_JOB } from './review/tell-applicants.ts';
export { changesOf, moveExam, registerDates, timesOf, withDistinctCodes } from './save-exam.ts';
export { decideScores, enterScores } from './scores/scores.ts';
export {
  amendPosts,
  type ExamRow,
  lockExam,
  moveExamRow,
  type PostRow,
  postsOf,
  publishPageChanges as publishExamPages,
  saveSteps,
  stepsOf,
} from './store.ts';
export { readPostTable } from './table/read-post-table.ts';
export { announceChanges, changesText } from './terms/terms.ts';
