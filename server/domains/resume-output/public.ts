export { widthOf } from './draw/faces.ts';
export { breakLines, drawLine } from './draw/letters.ts';
export { A4, emptyPage, type Page } from './draw/page.ts';
export { typeset, typesetForVisitor } from './draw/typesetter.ts';
export { contentInWords } from './in-words.ts';
