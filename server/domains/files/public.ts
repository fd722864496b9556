export { dropFiles, fileLinks, readFileBytes, releaseFiles, takeFiles } from './claims.ts';
export { plainPath, withoutSignatures } from './links.ts';
export { isSealed, sealFile } from './sealed.ts';
export { sweepFiles } from './sweep.ts';
