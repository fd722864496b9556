export { legalVersionsAt } from './legal/versions.ts';
export { codePath } from './pictures/draw-code.ts';
