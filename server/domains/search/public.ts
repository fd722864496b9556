export { around } from './around.ts';
export { facetCounts } from './facet-counts.ts';
export { indexPosts } from './index-posts.ts';
export { reindexAll } from './reindex-all.ts';
export { type PostQuery, searchPosts } from './search-posts.ts';
export type { Around, Mark, PostHit, PostSearch, ReindexOptions, SimilarPosts, Suggestion } from './search-types.ts';
export { similarPosts } from './similar-posts.ts';
export { suggest } from './suggest.ts';
