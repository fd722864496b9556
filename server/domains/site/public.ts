export { legalVersionsAt } from './legal/versions.ts';
export { drawSchool } from './pictures/draw-school.ts';
export { sendPicture } from './pictures/send-picture.ts';
