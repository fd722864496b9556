export { legalVersionsAt } from './legal/versions.ts';
