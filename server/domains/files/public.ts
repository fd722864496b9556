export { dropFiles, fileLinks, readFileBytes, type TakenFile, takeFiles } from './claims.ts';
export { fileStoreOf } from './store-of.ts';
export { sweepFiles } from './sweep.ts';
