export { dropFiles, fileLinks, readFileBytes, takeFiles } from './claims.ts';
export { sweepFiles } from './sweep.ts';
