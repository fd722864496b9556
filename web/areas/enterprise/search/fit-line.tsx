import { Check, CircleAlert } from 'lucide-react';
import type { OwnPost } from '#contract/posts/post-card.ts';
import type { TalentCard } from '#contract/talents/talent-shapes.ts';
import { type EducationCode, educationAtLeast, meetsEducation } from '#contract/taxonomy/educations.ts';
import { fenPerMonth } from '#contract/taxonomy/filters/salaries.ts';
import { labelOf } from '#contract/taxonomy/list.ts';
import { titles } from '#contract/taxonomy/titles.ts';

export interface Fit {
  text: string;
  good: boolean;
}

/** What speaks for a person, or against, in short words. */
export const FitLine = ({ fits }: { fits: readonly Fit[] }) => (
  <p className="flex min-w-0 flex-1 flex-wrap gap-x-3 gap-y-1 text-13">
    {fits.map(({ text, good }) => (
      <span key={text} className={`flex items-center gap-1 ${good ? 'text-ok-ink' : 'text-warm-ink'}`}>
        {good ? (
          <Check size={14} className="shrink-0" aria-hidden="true" />
        ) : (
          <CircleAlert size={14} className="shrink-0" aria-hidden="true" />
        )}
        {text}
      </span>
    ))}
  </p>
);

/** What a person is for a post, by what both state: place, pay, degree, certificate and title. */
export function fitsOf(talent: TalentCard, post: OwnPost): Fit[] {
  const city = post.place.split('·')[0] ?? '';
  const comes = talent.cities.length === 0 || talent.cities.includes(city);
  const most = post.salary.max && fenPerMonth(post.salary.max, post.salary.unit);
  const asked = post.education as EducationCode | null;
  const title = labelOf(titles, talent.titles[0]);
  const fits: (Fit | '' | null | 0 | false)[] = [
    title && { text: title, good: true },
    { text: comes ? `愿来${city}` : `想去${talent.cities[0]}`, good: comes },
    most &&
      talent.salaryMin && {
        text: talent.salaryMin <= most ? '薪资合适' : '期望高于薪资',
        good: talent.salaryMin <= most,
      },
    asked &&
      !meetsEducation(talent.education as EducationCode, asked) && {
        text: `不到${educationAtLeast(asked)}`,
        good: false,
      },
    talent.certificate ? { text: `${talent.certificate}资格证`, good: true } : { text: '没有写资格证', good: false },
  ];
  return fits.filter((fit): fit is Fit => Boolean(fit));
}
