export { legalVersionsAt } from './legal/versions.ts';
export { codePath } from './pictures/draw-code.ts';
export { drawSchool } from './pictures/draw-school.ts';
export { sendPicture } from './pictures/send-picture.ts';
