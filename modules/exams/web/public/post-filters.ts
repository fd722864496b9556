import type { ExamPost, PostFit } from '../../contract/exam-shapes.ts';
import { isShort } from '../features/post-words.ts';

export interface PostFilters {
  words: string;
  stage: string;
  subject: string;
  employer: string;
  onlyFitting: boolean;
  onlyShort: boolean;
}

export const noFilters: PostFilters = {
  words: '',
  stage: '',
  subject: '',
  employer: '',
  onlyFitting: false,
  onlyShort: false,
};

/** The posts of a table that a choice leaves. */
export function filterPosts(
  posts: readonly ExamPost[],
  filters: PostFilters,
  { fits, ratio }: { fits: ReadonlyMap<string, PostFit> | null; ratio: number },
): ExamPost[] {
  const words = filters.words.trim().toLowerCase();
  return posts.filter(
    (post) =>
      (words === '' || `${post.code} ${post.title} ${post.employer}`.toLowerCase().includes(words)) &&
      (filters.stage === '' || post.stage === filters.stage) &&
      (filters.subject === '' || post.subject === filters.subject) &&
      (filters.employer === '' || post.employer === filters.employer) &&
      (!filters.onlyFitting || fits?.get(post.id)?.fit === 'fits') &&
      (!filters.onlyShort || isShort(post, ratio)),
  );
}
