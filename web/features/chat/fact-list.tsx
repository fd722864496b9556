import type { PostCard } from '#contract/posts/post-card.ts';
import { educationAtLeast } from '#contract/taxonomy/educations.ts';
import { labelOf } from '#contract/taxonomy/list.ts';
import { tenures } from '#contract/taxonomy/tenures.ts';
import { monthDay } from '#web/features/time/day-parts.ts';
import { type FactRow, FactRows } from '#web/ui/fact-rows.tsx';

/** Facts beside a conversation. */
export const FactList = ({ facts }: { facts: readonly FactRow[] }) => (
  <FactRows className="grid-cols-[64px_1fr] gap-y-2.5" facts={facts} />
);

/** What both sides of a conversation want to know of its post. */
export const postFacts = ({ place, tenure, education, headcount, deadline }: PostCard): FactRow[] => [
  ['地点', place],
  ['编制', labelOf(tenures, tenure)],
  ['学历', education && educationAtLeast(education as 'bachelor')],
  ['人数', `招 ${headcount} 人`],
  ['截止', deadline ? monthDay(deadline) : '招满为止'],
];
