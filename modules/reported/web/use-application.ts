import { call } from '#web/api/browser-call.ts';
import { useBusy } from '#web/features/page-calls/use-busy.ts';
import { useCall } from '#web/features/page-calls/use-call.ts';
import type { ApplicationOfPost } from '../contract.ts';

type Answer = 'heard' | 'silent';

/** A seeker's own application for a post elsewhere; nothing for others, and for a project as a whole. */
export function useApplication(postId: string | null, isSeeker: boolean) {
  const params = { postId: postId ?? '' };
  const input = isSeeker && postId !== null ? { params } : null;
  const { data: found, replace } = useCall('GET /api/outsideApplications/:postId', input, { background: true });
  const { busy, run } = useBusy();
  const act = (write: () => Promise<ApplicationOfPost>) => run(() => write().then(replace, () => undefined));
  return {
    found,
    busy,
    keep: () => act(() => call('PUT /api/outsideApplications/:postId', { params })),
    answer: (answer: Answer) =>
      act(() => call('PUT /api/outsideApplications/:postId/answer', { params, body: { answer } })),
    drop: () =>
      act(async () => {
        await call('DELETE /api/outsideApplications/:postId', { params });
        return { subject: null, resumes: [], ...found, application: null };
      }),
  };
}
