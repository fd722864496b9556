import { lazyPart } from '#web/api/lazy-part.tsx';

/** The operators' parts: apart from the module, so that visitors do not load the list of what a form consists of. */
export const CorrectButton = lazyPart(() => import('./correct-button.tsx').then(({ CorrectButton }) => CorrectButton));
export const LetterButton = lazyPart(() => import('./letter-button.tsx').then(({ LetterButton }) => LetterButton));
