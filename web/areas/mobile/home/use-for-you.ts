import { useEffect, useState } from 'react';
import { call } from '#web/api/browser-call.ts';
import { type ListedPost, listedPost } from '#web/features/posts/listed-post.ts';
import { isSeekerSignedIn } from '#web/session/session-state.ts';
import { useSession } from '#web/session/session-store.ts';

/** Posts recommended to the signed-in seeker; none for visitors, while they load, and where they cannot be read. */
export function useForYou(): readonly ListedPost[] {
  const seeker = useSession((session) => (isSeekerSignedIn(session) ? (session.jober?.id ?? null) : null));
  const [posts, setPosts] = useState<readonly ListedPost[]>([]);
  useEffect(() => {
    setPosts([]);
    if (seeker === null) return;
    let current = true;
    call('GET /api/recommendations', {}, { background: true, quiet: true }).then(
      ({ personalised, items }) => current && personalised && setPosts(items.map(({ post }) => listedPost(post))),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [seeker]);
  return posts;
}
