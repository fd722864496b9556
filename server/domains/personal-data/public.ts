export { collect } from './collect.ts';
export { eraseClosed } from './erase.ts';
export { exportsPlugin } from './exports-plugin.ts';
export { EXPORT_JOB, makeExport, sweepExports } from './make-export.ts';
export { closingsSince, repeatClosings } from './repeat-closings.ts';
export { byJober, gone, ofSeeker, withoutPerson } from './tables.ts';
