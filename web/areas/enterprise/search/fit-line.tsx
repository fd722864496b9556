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

/**
 * What a person is for a post, by what both state. A condition that is met is no news in a list of people who meet it: it is
 * named where it is not, and what only some have is named where it is.
 */
export function fitsOf(talent: TalentCard, post: OwnPost): Fit[] {
  const city = post.place.split('·')[0] ?? '';
  const most = post.salary.max && fenPerMonth(post.salary.max, post.salary.unit);
  const asked = post.education as EducationCode | null;
  const doubts = [
    talent.cities.length > 0 && !talent.cities.includes(city) && '期望在外地',
    asked && !meetsEducation(talent.education as EducationCode, asked) && `不到${educationAtLeast(asked)}`,
    most && talent.salaryMin && talent.salaryMin > most && '期望高于薪资',
    !talent.certificate && '没有写资格证',
  ].filter((text): text is string => Boolean(text));
  const merits = [talent.cities.includes(city) && `愿来${city}`, labelOf(titles, talent.titles[0])].filter(
    (text): text is string => Boolean(text),
  );
  if (merits.length + doubts.length === 0) return [{ text: '条件都合适', good: true }];
  return [...merits.map((text) => ({ text, good: true })), ...doubts.map((text) => ({ text, good: false }))];
}

const worthOf = (talent: TalentCard, post: OwnPost) =>
  fitsOf(talent, post).reduce((sum, { good }) => sum + (good ? 1 : -1), 0);

/** Those of a page first for whom most speaks; alike ones stay in their order. */
export const byFit = (talents: readonly TalentCard[], post: OwnPost): TalentCard[] =>
  talents.toSorted((one, other) => worthOf(other, post) - worthOf(one, post));
