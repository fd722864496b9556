import { labelOf, shortOf } from '#contract/taxonomy/list.ts';
import { stages } from '#contract/taxonomy/stages.ts';
import { subjects } from '#contract/taxonomy/subjects.ts';
import { paths } from '#web/paths.ts';
import { useSession } from '#web/session/session-store.ts';
import type { CompareData } from './load-compare.ts';

/** Where another post is found: among a seeker's own, for a visitor among all. */
export const useAddHref = () => useSession((state) => (state.jober ? paths.favourites() : paths.jobs()));

/** Where a third post of the same kind is found. */
export function OtherPosts({
  post: { cityCode, place, stages: levels, subjects: taught },
}: {
  post: CompareData['posts'][number];
}) {
  const [stage, subject] = [levels[0], taught[0]];
  return (
    <a className="link self-start py-2 text-14" href={paths.jobs({ cityCode, stage, subject })}>
      接着找{place.split('·')[0]}
      {labelOf(stages, stage)}
      {shortOf(subjects, subject)}职位
    </a>
  );
}
