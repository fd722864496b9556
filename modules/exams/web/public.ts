export { AnnouncementText, MAX_CHARACTERS } from './enterprise/edit/announcement-text.tsx';
export { PhonesField, StepsField } from './enterprise/edit/exam-fields.tsx';
export { type StepValues, timesOf } from './enterprise/edit/exam-values.ts';
export { pastedText } from './enterprise/edit/pasted-text.ts';
export { MarkedLines, ReadRows } from './enterprise/edit/reading-parts.tsx';
export { stepLabel, whenText } from './features/exam-words.ts';
