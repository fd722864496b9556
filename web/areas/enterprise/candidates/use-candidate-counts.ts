import { useCall } from '#web/features/calls/use-call.ts';
import { useSession } from '#web/session/session-store.ts';
import { useBoxStrip } from '../box-calls.ts';
import { useOpenPosts } from '../search/use-talents.ts';

/** How many people the sides of 人选 hold, by path: those who wait for an answer, and those recommended for a post. */
export function useCandidateCounts(forPost?: string): Record<string, number | undefined> {
  const role = useSession((state) => state.companyJober?.role);
  const position = useSession((state) => state.position);
  const mayRead = role === 'owner' || role === 'recruiter';
  const posts = useOpenPosts(mayRead).data?.items;
  const postId = forPost ?? (posts?.find(({ id }) => id === position) ?? posts?.[0])?.id;
  const recommended = useCall('GET /api/talents/recommended', mayRead && postId ? { query: { postId } } : null, {
    background: true,
    quiet: true,
  });
  return { '/delivery': useBoxStrip().data?.today.toAnswer, '/talents': recommended.data?.items.length };
}
