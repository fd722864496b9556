export { typeset, typesetForVisitor } from './draw/typesetter.ts';
export { contentInWords } from './in-words.ts';
