import type { PostFit } from '../../contract/exam-shapes.ts';
import type { Standing } from '../../contract/review.ts';

/** The worst of a post's rules; what only a person can judge comes before what fits. */
export function standingOf({ fit, checks }: PostFit): Standing {
  if (fit !== 'fits') return fit;
  return checks.some(({ verdict }) => verdict === 'person') ? 'person' : 'fits';
}
