import type { PostCard } from '#contract/posts.ts';

/** What a list shows of a post. A page carries its data twice, as text and as data, so it carries nothing else. */
export type ListedPost = Omit<PostCard, 'status' | 'role' | 'cityCode' | 'deadline'>;

export function listedPost({ status: _s, role: _r, cityCode: _c, deadline: _d, ...shown }: PostCard): ListedPost {
  return shown;
}
