import type { PublicExperience } from '#contract/companies/experiences.ts';
import { ExperienceList } from '#web/features/experiences/experience-list.tsx';
import { paths } from '#web/paths.ts';
import { Card } from '#web/ui/card.tsx';

interface Props {
  companyId: string;
  items: readonly PublicExperience[];
  total: number;
}

/** 面经 of the school in the post's subject. */
export function ExperiencesCard({ companyId, items, total }: Props) {
  const all = (
    <a className="link" href={`${paths.company(companyId)}&tab=experiences`}>
      全部 {total} 条
    </a>
  );
  return (
    <Card heading="面经" aside={all} id="experiences">
      <ExperienceList items={items} />
    </Card>
  );
}
