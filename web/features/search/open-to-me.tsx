import { useState } from 'react';
import { lazyPart } from '#web/api/lazy-part.tsx';
import { useOwnApplicant } from '#web/features/own-posts/own-posts.ts';
import { paths } from '#web/paths.ts';
import { isSeekerSignedIn, useSession } from '#web/session/session-store.ts';
import { Menu } from '#web/ui/menu.tsx';
import { type JobFilters, jobsHref } from './job-filters.ts';

const loadQuestions = () => import('./four-questions.tsx');
const FourQuestions = lazyPart(loadQuestions, 'FourQuestions');

/**
 * The posts for which one may apply: for a seeker by degree, major and certificate of the resume, for a visitor by four questions.
 * Nothing for a seeker whose resume does not say them yet.
 */
export function OpenToMe({ filters }: { filters: JobFilters }) {
  const seeker = useSession(isSeekerSignedIn);
  const applicant = useOwnApplicant();
  const [asked, setAsked] = useState(false);
  const isOn = filters.applicant !== undefined;
  if (!isOn && !seeker)
    return (
      <Menu
        summaryClass="filter"
        panelClass="filter-box"
        summary="我能报哪些"
        onNear={loadQuestions}
        onOpen={() => setAsked(true)}
      >
        {asked ? (
          <FourQuestions filters={filters} />
        ) : (
          <a className="menu-item no-script-only" href={paths.home()}>
            到首页选一选
          </a>
        )}
      </Menu>
    );
  return (
    (isOn || applicant) && (
      <a
        className="filter"
        href={jobsHref(filters, { applicant: isOn ? undefined : (applicant ?? undefined) })}
        aria-current={isOn || undefined}
      >
        <span className="i i-check" />
        我能报的
        {isOn && <span className="i i-x" />}
      </a>
    )
  );
}
