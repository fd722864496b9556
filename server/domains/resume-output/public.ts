export { faceOf, signOf, type Weight, widthOf } from './faces.ts';
export { contentInWords } from './in-words.ts';
