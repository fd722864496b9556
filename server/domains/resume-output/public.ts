export { widthOf } from './faces.ts';
export { contentInWords } from './in-words.ts';
export { breakLines, drawLine } from './letters.ts';
