import type { ReactNode } from 'react';
import type { PostCard } from '#contract/posts/post-card.ts';
import { educationAtLeast } from '#contract/taxonomy/educations.ts';
import { labelOf } from '#contract/taxonomy/list.ts';
import { tenures } from '#contract/taxonomy/tenures.ts';
import { monthDay } from '#web/features/time/day-parts.ts';

export type Fact = readonly [name: string, value: ReactNode];

/** Facts beside a conversation; those without a value are left out. */
export const FactList = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className="grid grid-cols-[64px_1fr] gap-y-2.5 text-14">
    {facts
      .filter(([, value]) => value)
      .map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-ink-3">{name}</dt>
          <dd className="break-words text-ink-1">{value}</dd>
        </div>
      ))}
  </dl>
);

/** What both sides of a conversation want to know of its post. */
export const postFacts = ({ place, tenure, education, headcount, deadline }: PostCard): Fact[] => [
  ['地点', place],
  ['编制', labelOf(tenures, tenure)],
  ['学历', education && educationAtLeast(education as 'bachelor')],
  ['人数', `招 ${headcount} 人`],
  ['截止', deadline ? monthDay(deadline) : '招满为止'],
];
