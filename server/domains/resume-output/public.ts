export { faceOf, signOf, type Weight, widthOf } from './faces.ts';
