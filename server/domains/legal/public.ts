export { legalVersionsAt } from './versions.ts';
