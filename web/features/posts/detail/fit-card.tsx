import { Suspense } from 'react';
import { lazyPart } from '#web/api/lazy-part.tsx';
import { isSeekerSignedIn } from '#web/session/session-state.ts';
import { useSession } from '#web/session/session-store.ts';
import type { JobData } from './load-job.ts';
import { requirementRows } from './requirement-rows.ts';
import type { Mine } from './use-mine.ts';

const FitTable = lazyPart(() => import('./fit-table.tsx').then(({ FitTable }) => FitTable));

const SelfCheck = lazyPart(() => import('./self-check.tsx').then(({ SelfCheck }) => SelfCheck));

/** The post's requirements; for a seeker with the resume's value for each, for a visitor with the answers they tap. */
export function FitCard({ post, mine }: { post: JobData['post']; mine: Mine | null }) {
  const rows = requirementRows(post);
  const seeker = useSession(isSeekerSignedIn);
  const checked = mine && mine.checks.length > 0;
  const plain = (
    <table className="fact-table mt-3">
      <thead className="sr-only">
        <tr>
          <th scope="col">要求</th>
          <th scope="col">岗位条件</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, wants }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{wants}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
  return (
    <section id="fit" className="card p-6 max-sm:p-4">
      {checked ? (
        <Suspense fallback={plain}>
          <FitTable post={post} checks={mine.checks} />
        </Suspense>
      ) : rows.length > 0 && !seeker ? (
        <Suspense fallback={plain}>
          <SelfCheck post={post} />
        </Suspense>
      ) : (
        <>
          <h2 className="text-20">资格自检</h2>
          {rows.length > 0 ? plain : <p className="mt-2 text-ink-3">这个岗位没有列出硬性条件，请看岗位说明。</p>}
        </>
      )}
      {post.requirements.personal && (
        <p className="mt-3 text-14 text-ink-3">单位希望提供政治面貌、民族、籍贯和证件照，投递时由你决定。</p>
      )}
    </section>
  );
}
