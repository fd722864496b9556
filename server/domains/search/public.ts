export { countOpenTo, countPosts } from './find/count-posts.ts';
export { facetCounts } from './find/facet-counts.ts';
export { searchPosts } from './find/search-posts.ts';
export { newestOf, type PostPattern, similarPosts } from './find/similar-posts.ts';
export { widerSearches } from './find/wider-searches.ts';
export { bitsOf, codesOfBits } from './index/code-bits.ts';
export {
  indexIsStale,
  indexPosts,
  indexVersion,
  reindexAll,
  reindexIfStale,
  storedVersion,
  storeVersion,
  sweepSearchChanges,
  warmUp as warmUpSearch,
} from './index/keep-index.ts';
export { inName, inTitle, quoteLexeme, vectorText } from './index/vector.ts';
export { postDefinition } from './memory/post-definition.ts';
export { endNegators, negators } from './sayings/connecting-words.ts';
export { refreshSuggestions } from './suggest/refresh-suggestions.ts';
export { suggest } from './suggest/suggest.ts';
export { EXTRA_WORDS, type ExtraWord, reworded, rewordingOf, setExtraWords } from './understand/extra-words.ts';
export { type Statement, statementsOf } from './understand/meaning/statements.ts';
export { normalise } from './understand/normalise.ts';
export { cityOfRegion } from './understand/places/places.ts';
export type { QueryPart } from './understand/query-part.ts';
export { readOnce } from './understand/read-once.ts';
export { readTitle } from './understand/read-words.ts';
export { cut, cutAll, cutProse, isSentence } from './understand/segment.ts';
export { readingsOf, spell } from './understand/spelling/pinyin.ts';
export { correctHan } from './understand/spelling/read-latin.ts';
export { simplified } from './understand/spelling/simplified.ts';
export { isUnderstood, partsOfKeyword, understandKeyword } from './understand/understand-keyword.ts';
