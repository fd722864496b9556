import { useEffect, useState } from 'react';
import type { Resume } from '#contract/resumes/resumes.ts';
import { call } from '#web/api/browser-call.ts';

export interface Mine {
  deliveries: number | null;
  resume: Resume | null;
  favourites: number | null;
  viewers: number | null;
}

const nothing: Mine = { deliveries: null, resume: null, favourites: null, viewers: null };
const quietly = { background: true, quiet: true };

/** The resume of the signed-in seeker, and the figures of 我的. What cannot be loaded stays null. */
export function useMine(phone: string | null): Mine {
  const [mine, setMine] = useState(nothing);
  useEffect(() => {
    setMine(nothing);
    if (!phone) return;
    let current = true;
    const put = (part: Partial<Mine>) => {
      if (current) setMine((before) => ({ ...before, ...part }));
    };
    const lost = () => undefined;
    void call('GET /api/deliveries', { query: {} }, quietly).then(
      ({ counts }) => put({ deliveries: counts.all }),
      lost,
    );
    void call('GET /api/resumes', {}, quietly).then(
      (resumes) => put({ resume: resumes.find(({ isDefault }) => isDefault) ?? resumes[0] ?? null }),
      lost,
    );
    void call('GET /api/favourites', { query: {} }, quietly).then(({ total }) => put({ favourites: total }), lost);
    void call('GET /api/resume/getViewsList', { query: { phone } }, quietly).then(
      ({ total }) => put({ viewers: total }),
      lost,
    );
    return () => {
      current = false;
    };
  }, [phone]);
  return mine;
}
