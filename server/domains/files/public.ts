export { dropFiles, fileLinks, readFileBytes, type TakenFile, takeFiles } from './claims.ts';
export { sweepFiles } from './sweep.ts';
