export type { Finding } from './find-words.ts';
export { hotWords } from './hot-words.ts';
export { forgetWords, type SensitiveWords, sensitiveWords } from './sensitive-words.ts';
