export { type StepValues, timesOf } from './enterprise/edit/exam-values.ts';
export { PhonesField, StepsField } from './enterprise/edit/list-fields.tsx';
export { MarkedLines } from './enterprise/edit/marked-lines.tsx';
export { pastedText } from './enterprise/edit/pasted-text.ts';
export { ReadRows } from './enterprise/edit/read-rows.tsx';
export { stepLabel, whenText } from './features/exam-words.ts';
