import { paths } from '#web/paths.ts';
import type { Loaded } from '#web/slots.tsx';
import { Section } from '#web/ui/section.tsx';
import type { PublicExperience } from '../../contract/experiences.ts';
import { ExperienceList } from './experience-list.tsx';

/** What `load.job` gives. */
export interface ToldOfPost {
  items: readonly PublicExperience[];
  total: number;
}

/** 面经 of the school in the post's subject. */
export function ExperiencesCard({ post, loaded }: { post: { company: { id: string } }; loaded: Loaded }) {
  const told = loaded.announcements as ToldOfPost | null;
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
