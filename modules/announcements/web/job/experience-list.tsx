import type { Api, Call } from '#contract/api.ts';
import { experienceParts } from '#contract/deliveries/experience-parts.ts';
import type { InputOf } from '#contract/endpoint.ts';
import type { PostDetail } from '#contract/posts/post-card.ts';
import { labelsOf } from '#contract/taxonomy/list.ts';
import { Prose } from '#web/features/page/prose.tsx';
import { paths } from '#web/paths.ts';
import type { Loaded } from '#web/slots.tsx';
import { Section } from '#web/ui/section.tsx';
import type { PublicExperience } from '../../contract/experiences.ts';

/** 面经 as anyone reads them, each with the school's answer. */
export function ExperienceList({ items }: { items: readonly PublicExperience[] }) {
  return (
    <ul className="divide-y divide-line">
      {items.map(({ id, postTitle, month, parts, questions, advice, answer }) => (
        <li key={id} className="py-4 first:pt-0 last:pb-0">
          <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
            <span className="font-semibold text-ink-1">{postTitle}</span>
            <span className="tabular text-14 text-ink-3">
              {month.replace(/-0?/, ' 年 ')} 月，{labelsOf(experienceParts, parts).join('、')}
            </span>
          </p>
          <div className="mt-2">
            <Prose text={questions} />
          </div>
          {advice && <p className="mt-2 text-14 break-words text-ink-2">给后来人：{advice}</p>}
          {answer && <p className="mt-3 rounded-ctl bg-fill px-4 py-3 text-14 break-words">学校回应：{answer}</p>}
        </li>
      ))}
    </ul>
  );
}

/** The newest 面经 of the post's company in its subject, and how many there are. */
export async function toldOf(call: Call, { company, subjects, companyHasExperiences }: PostDetail) {
  if (!companyHasExperiences) return null;
  const query = { subject: subjects[0] } as unknown as InputOf<Api['GET /api/companies/:id/experiences']>['query'];
  const input = { params: { id: company.id }, query };
  const told = await call('GET /api/companies/:id/experiences', input, { background: true, quiet: true }).catch(
    () => null,
  );
  return told && told.total > 0 ? { items: told.items.slice(0, 1), total: told.total } : null;
}

/** 面经 of the school in the post's subject. */
export function ExperiencesCard({ post, loaded }: { post: { company: { id: string } }; loaded: Loaded }) {
  const told = loaded.announcements as Awaited<ReturnType<typeof toldOf>>;
  if (!told) return null;
  const { items, total } = told;
  const all = (
    <a className="link" href={`${paths.company(post.company.id)}&tab=experiences`}>
      全部 {total} 条
    </a>
  );
  return (
    <Section title="面经" note={all} id="experiences">
      <ExperienceList items={items} />
    </Section>
  );
}
