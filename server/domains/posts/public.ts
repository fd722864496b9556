export { isPublicCompany, isUnclaimed } from './policy.ts';
export { postCardList, postCards } from './post-cards.ts';
export { postDetail } from './post-detail.ts';
export type { Marks } from './present.ts';
