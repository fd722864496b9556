import { useEffect, useState } from 'react';
import type { Resume } from '#contract/resumes/resumes.ts';
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/browser-call.ts';

type Loaded = { resumes: Resume[]; error: null } | { resumes: null; error: string | null };

/** The seeker's resumes, the default one first; both null while loading. */
export function useResumes(): Loaded {
  const [loaded, setLoaded] = useState<Loaded>({ resumes: null, error: null });
  useEffect(() => {
    let current = true;
    call('GET /api/resumes', {}, { background: true, quiet: true }).then(
      (all) => {
        const resumes = [...all].sort((a, b) => Number(b.isDefault) - Number(a.isDefault));
        if (current) setLoaded({ resumes, error: null });
      },
      (error: unknown) => {
        const message = error instanceof ApiError ? error.message : '简历没有加载出来';
        if (current) setLoaded({ resumes: null, error: message });
      },
    );
    return () => {
      current = false;
    };
  }, []);
  return loaded;
}
