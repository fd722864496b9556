import { type ReactNode, use } from 'react';
import { PlacesContext } from '#web/features/site/places.ts';
import { Section } from '#web/ui/section.tsx';
import { isPreferred } from './fit-mark.tsx';
import type { JobData } from './load-job.ts';
import { withAnswers } from './self-check-rows.ts';
import type { Mine } from './use-mine.ts';

type Check = Mine['checks'][number];

const namesOf = (checks: readonly Check[]) => checks.map(({ name }) => name).join('、');

/** What a requirement wants and what the resume says, as a sentence and a line below it. */
function Gap({ check: { name, wants, has, result, note, section } }: { check: Check }) {
  const places = use(PlacesContext);
  const isOpen = result === 'missing';
  const below = note ?? (isPreferred(wants) ? '不是必须' : isOpen ? '补上才能比对' : '是必须条件');
  return (
    <li className="flex items-center gap-6 border-t border-line py-3 max-sm:gap-3">
      <b className="w-30 flex-none font-semibold text-ink-1 max-sm:w-20">{name}</b>
      <span className="min-w-0 flex-1">
        <span className="block text-ink-1">
          要求{wants}，{isOpen ? '简历里没写' : `你是${has}`}
        </span>
        <span className="block text-14 text-ink-3">{below}</span>
      </span>
      {section && (
        <a className="btn btn-outline" href={places.resume(section)}>
          {isOpen ? `补上${name}` : '改简历'}
        </a>
      )}
    </li>
  );
}

interface Props {
  post: JobData['post'];
  checks: Mine['checks'];
  personal: ReactNode;
}

/** How the resume meets a post: what fits in one green line, and a row for each that does not or is not written. */
export function OwnFit({ post, checks: compared, personal }: Props) {
  const checks = withAnswers(compared, post);
  const fit = checks.filter(({ result }) => result === 'fit');
  const gaps = checks.filter(({ result }) => result !== 'fit');
  const answered = checks.filter(({ isAnswered }) => isAnswered);
  const places = use(PlacesContext);
  const open = answered.find(({ section }) => section)?.section;
  const title = gaps.length === 0 ? '你完全符合' : `你符合 ${fit.length}/${checks.length}`;
  return (
    <Section id="fit" title={title} note="按你的简历比对，以单位审核为准">
      {fit.length > 0 && (
        <p className="pb-3 text-ok-ink">
          <span className="i i-check mr-2 align-[-2px]" />
          {namesOf(fit)}
        </p>
      )}
      {gaps.length > 0 && (
        <ul>
          {gaps
            .toSorted((one, other) => (one.result === 'unfit' ? 0 : 1) - (other.result === 'unfit' ? 0 : 1))
            .map((check) => (
              <Gap key={check.key} check={check} />
            ))}
        </ul>
      )}
      {answered.length > 0 && (
        <p className="mt-3 text-14 text-ink-3">
          {namesOf(answered)}是你自检时点的，写进简历学校才看得到。
          {open && (
            <a className="link" href={places.resume(open)}>
              去写
            </a>
          )}
        </p>
      )}
      {personal}
    </Section>
  );
}
