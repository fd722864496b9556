import { useRef, useState } from 'react';
import { applicantText } from '#contract/search/applicant.ts';
import type { OpenTo } from '#contract/search/post-search.ts';
import { call } from '#web/api/browser-call.ts';
import type { Check } from './choices.ts';

/** A check whose posts are counted again at every choice; the newest choice wins. */
export function useCheck({ check: first, openTo }: { check: Check; openTo: OpenTo | null }) {
  const [check, setCheck] = useState(first);
  const [found, setFound] = useState<OpenTo | null>(openTo);
  const asked = useRef(0);
  const choose = async (chosen: Check) => {
    setCheck(chosen);
    asked.current += 1;
    const own = asked.current;
    const query = { applicant: applicantText(chosen.applicant), cityCode: chosen.cityCode };
    const counted = await call('GET /api/posts/open-to', { query }, { background: true, quiet: true }).catch(
      () => null,
    );
    if (own === asked.current) setFound(counted);
  };
  return { check, found, choose };
}
