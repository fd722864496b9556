export { companyPosts, hotPostIds } from './company-posts.ts';
export { expirePosts } from './expire-posts.ts';
export { type ImportedPost, insertImportedPosts } from './insert-imported.ts';
export { isOwnCompany, isPublicCompany, isUnclaimed, mayReadPost } from './policy.ts';
export { postCardList, postCards } from './post-cards.ts';
export { postDetail } from './post-detail.ts';
export { postQuotaUsed } from './post-quotas.ts';
export type { Marks } from './present.ts';
export { recountOpenPosts } from './store.ts';
