export { Letter } from './draw/letter.ts';
export { typeset, typesetForVisitor } from './draw/typesetter.ts';
export { contentInWords } from './in-words.ts';
