import { Link } from 'react-router';
import { experienceParts } from '#contract/companies/experience-parts.ts';
import type { PublicExperience } from '#contract/companies/experiences.ts';
import { labelsOf } from '#contract/taxonomy/list.ts';
import { partsOf } from './excerpt.tsx';

const SHOWN = 3;

/** The 面经 that wait for an answer, those that ask different things first, each with the way to answer it. */
export function ToAnswer({
  waiting,
  onAnswer,
}: {
  waiting: readonly PublicExperience[];
  onAnswer(experience: PublicExperience): void;
}) {
  const different = [...Map.groupBy(waiting, ({ questions }) => questions).values()].flatMap(([first]) => first ?? []);
  return (
    <section aria-labelledby="to-answer" className="mb-3 rounded-card border border-line bg-surface">
      <div className="flex flex-wrap items-baseline gap-x-3 px-5 pt-4 max-sm:px-4">
        <h2 id="to-answer" className="text-16 font-semibold text-ink-1">
          <b className="num mr-1.5 text-32 leading-none text-warm-ink">{waiting.length}</b>篇面经等您回应
        </h2>
        <span className="text-13 text-ink-3 max-sm:hidden">应聘者都会看；回应公开在面经下面</span>
        {waiting.length > SHOWN && (
          <Link className="link ml-auto text-13" to="?tab=experiences">
            看全部
          </Link>
        )}
      </div>
      <ul className="grid gap-x-8 px-5 pb-4 max-sm:px-4 lg:grid-flow-col lg:auto-cols-fr">
        {different.slice(0, SHOWN).map((one, at) => {
          const { lead, points } = partsOf(one.questions);
          return (
            <li
              key={one.id}
              className={`@container flex flex-col border-line pt-4 lg:not-first:border-l lg:not-first:pl-8 ${at > 0 ? 'max-sm:hidden' : ''}`}
            >
              <h3 className="text-14 font-semibold text-ink-1">{one.postTitle}</h3>
              <p className="tabular text-12 text-ink-3">
                {one.month}，{labelsOf(experienceParts, one.parts).join('、')}
              </p>
              <div className="mt-2 mb-3 grid flex-1 items-start gap-x-6 gap-y-2 text-13 leading-5.5 text-ink-2 @md:grid-cols-2">
                <ul className="list-disc space-y-1 pl-4 marker:text-ink-4">
                  {(points.length > 0 ? points.slice(0, 3) : [lead]).map((line) => (
                    <li key={line}>
                      <span className="line-clamp-3">{line}</span>
                    </li>
                  ))}
                </ul>
                {one.advice && (
                  <p className="line-clamp-4">
                    <b className="font-medium text-ink-1">给后来人的话</b> {one.advice}
                  </p>
                )}
              </div>
              <button
                type="button"
                className="btn btn-tint self-start"
                aria-label={`回应：${one.postTitle}`}
                onClick={() => onAnswer(one)}
              >
                回应
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
