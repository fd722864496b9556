export { type ActingOperator, recordAct } from './record-act.ts';
