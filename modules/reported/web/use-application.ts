import { useEffect, useState } from 'react';
import { call } from '#web/api/browser-call.ts';
import type { ApplicationOfPost } from '../contract.ts';

type Answer = 'heard' | 'silent';

/** A seeker's own application for a post elsewhere; nothing for others, and for a project as a whole. */
export function useApplication(postId: string | null, isSeeker: boolean) {
  const [found, setFound] = useState<ApplicationOfPost>();
  const [busy, setBusy] = useState(false);
  const params = { postId: postId ?? '' };
  useEffect(() => {
    if (!isSeeker || postId === null) return setFound(undefined);
    let current = true;
    call('GET /api/outsideApplications/:postId', { params: { postId } }, { background: true }).then(
      (answer) => current && setFound(answer),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [postId, isSeeker]);
  const act = async (write: () => Promise<ApplicationOfPost>) => {
    setBusy(true);
    await write().then(setFound, () => undefined);
    setBusy(false);
  };
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
