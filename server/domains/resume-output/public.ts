export { widthOf } from './draw/faces.ts';
export { breakLines, drawLine } from './draw/letters.ts';
export { contentInWords } from './in-words.ts';
