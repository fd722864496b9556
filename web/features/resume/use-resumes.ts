import { useMemo } from 'react';
import type { Resume } from '#contract/resumes/resumes.ts';
import { ApiError } from '#web/api/api-error.ts';
import { quietly, useCall } from '#web/features/page-calls/use-call.ts';

type Loaded = { resumes: Resume[]; error: null } | { resumes: null; error: string | null };

/** The seeker's resumes, the default one first; both null while loading. */
export function useResumes(): Loaded {
  const { data, isError, error } = useCall('GET /api/resumes', {}, quietly);
  const resumes = useMemo(() => data?.toSorted((a, b) => Number(b.isDefault) - Number(a.isDefault)), [data]);
  if (isError) return { resumes: null, error: error instanceof ApiError ? error.message : '简历没有加载出来' };
  return { resumes: resumes ?? null, error: null };
}
