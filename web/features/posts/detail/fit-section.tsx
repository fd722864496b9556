import { requirementRows } from '#contract/posts/post-facts.ts';
import { lazyPart } from '#web/api/lazy-part.tsx';
import { isSeekerSignedIn, useSession } from '#web/session/session-store.ts';
import { Section } from '#web/ui/section.tsx';
import type { JobData } from './load-job.ts';
import type { Mine } from './use-mine.ts';

const OwnFit = lazyPart(() => import('./own-fit.tsx'), 'OwnFit');
const SelfCheck = lazyPart(() => import('./self-check.tsx'), 'SelfCheck');

interface Props {
  post: JobData['post'];
  mine: Mine | null;
}

const personal = <p className="mt-4 text-14 text-ink-3">单位希望提供政治面貌、民族、籍贯和证件照，投递时由你决定。</p>;

/** The post's requirements in one line; a visitor opens the check, which asks for each what one has. */
function Requirements({ post }: { post: Props['post'] }) {
  const rows = requirementRows(post);
  if (rows.length === 0) return <p>这个岗位没有列出硬性条件，请看岗位说明。</p>;
  return (
    <>
      <dl className="flex flex-wrap gap-x-6 gap-y-2">
        {rows.map(({ name, wants }) => (
          <div key={name} className="flex gap-2">
            <dt className="text-ink-3">{name}</dt>
            <dd className="text-ink-1">{wants}</dd>
          </div>
        ))}
      </dl>
      <details className="unless-seeker script-only mt-4">
        <summary className="btn btn-outline w-fit">看我符合几条</summary>
        <SelfCheck post={post} />
      </details>
    </>
  );
}

/** 资格自检: for a seeker how the resume meets each requirement, for a visitor the requirements and a check by tapping. */
export function FitSection({ post, mine }: Props) {
  const seeker = useSession(isSeekerSignedIn);
  const checks = seeker ? (mine?.checks ?? []) : [];
  if (checks.length > 0)
    return <OwnFit post={post} checks={checks} personal={post.requirements.personal ? personal : null} />;
  return (
    <Section id="fit" title="资格自检" note="按公告里的条件">
      <Requirements post={post} />
      {post.requirements.personal && personal}
    </Section>
  );
}
