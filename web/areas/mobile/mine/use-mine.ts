import { useEffect, useState } from 'react';
import type { Api } from '#contract/api.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { Resume } from '#contract/resumes/resumes.ts';
import { call } from '#web/api/browser-call.ts';

export interface Mine {
  deliveries: AnswerOf<Api['GET /api/deliveries']> | null;
  resume: Resume | null;
  favourites: number | null;
  viewers: AnswerOf<Api['GET /api/resume/getViewsList']> | null;
  calendar: AnswerOf<Api['GET /api/calendar']>;
}

const nothing: Mine = { deliveries: null, resume: null, favourites: null, viewers: null, calendar: [] };
const quietly = { background: true, quiet: true };

/** What waits for the signed-in seeker, and the figures of 我的. What cannot be loaded stays null. */
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
    void call('GET /api/deliveries', { query: { group: 'mine' } }, quietly).then(
      (deliveries) => put({ deliveries }),
      lost,
    );
    void call('GET /api/resumes', {}, quietly).then(
      (resumes) => put({ resume: resumes.find(({ isDefault }) => isDefault) ?? resumes[0] ?? null }),
      lost,
    );
    void call('GET /api/favourites', { query: {} }, quietly).then(({ total }) => put({ favourites: total }), lost);
    void call('GET /api/resume/getViewsList', { query: { phone } }, quietly).then((viewers) => put({ viewers }), lost);
    void call('GET /api/calendar', {}, quietly).then((calendar) => put({ calendar }), lost);
    return () => {
      current = false;
    };
  }, [phone]);
  return mine;
}
