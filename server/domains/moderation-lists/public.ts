export { hotWords } from './hot-words.ts';
export { forgetWords, sensitiveWords } from './sensitive-words.ts';
