export { dropFiles, fileLinks, readFileBytes, takeFiles } from './claims.ts';
export { fileStoreOf } from './store-of.ts';
export { sweepFiles } from './sweep.ts';
