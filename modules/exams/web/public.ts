export { PhonesField, StepsField } from './enterprise/edit/exam-fields.tsx';
export { type StepValues, timesOf } from './enterprise/edit/exam-values.ts';
export { MarkedLines } from './enterprise/edit/found-facts.tsx';
export { pastedText } from './enterprise/edit/pasted-text.ts';
export { ReadRows } from './enterprise/edit/read-rows.tsx';
export { stepLabel, whenText } from './features/exam-words.ts';
