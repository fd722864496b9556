import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { dayMs } from '#contract/months.ts';
import { identities } from '#contract/seekers/seeker.ts';
import { talentInvitation } from '#contract/talents/invitation-state.ts';
import type { TalentCard, TalentFit } from '#contract/talents/talent-shapes.ts';
import { educations } from '#contract/taxonomy/educations.ts';
import { labelOf } from '#contract/taxonomy/list.ts';
import { paths } from '#web/paths.ts';
import { CandidateRow, FitWord } from '../candidates/candidate-row.tsx';

interface GreetingProps {
  talent: TalentCard;
  className: string;
  onGreet(): void;
}

/** 打招呼, or the state of the company's invitation. */
export function Greeting({ talent: { invitation }, className, onGreet }: GreetingProps) {
  if (invitation?.status === 'accepted' && invitation.conversationId)
    return (
      <Link className={className} to={paths.connect(invitation.conversationId)}>
        去沟通
      </Link>
    );
  if (invitation && invitation.status !== 'expired')
    return (
      <span className="px-2 text-14 text-ink-3">
        {talentInvitation.labels.recruiter[invitation.status as 'invited']}
      </span>
    );
  return (
    <button type="button" className={className} onClick={onGreet}>
      打招呼
    </button>
  );
}

/** How far a person fits, and below it what is missing. */
function Fit({ fit }: { fit: Pick<TalentFit, 'reasons'> }) {
  const { met, of, missing } = metOf(fit);
  return (
    <>
      <FitWord met={met} of={of} />
      {missing.length > 0 && (
        <p className="hidden truncate text-14 text-ink-3 @min-[700px]:block" title={missing.join('、')}>
          {missing.join('、')}
        </p>
      )}
    </>
  );
}

interface Props {
  talent: TalentCard;
  current: boolean;
  /** The post for which people are looked at: a wish that says the same is left out. */
  sought?: string | undefined;
  /** How well the person fits the post. */
  fit?: Pick<TalentFit, 'reasons'> | null;
  /** In place of school and wish. */
  about?: readonly [string, string];
  /** Beside 打招呼. */
  acts?: ReactNode;
  onOpen(): void;
  onGreet(): void;
}

/** One person who did not apply. The resume opens by a press, since the person sees each view. */
export const TalentRow = ({ talent, current, sought, fit, about, acts, onOpen, onGreet }: Props) => (
  <CandidateRow
    name={shownName(talent)}
    avatarUrl={talent.avatarUrl}
    mark={talent.looked && <span className="flex-none text-14 text-ink-3">看过</span>}
    facts={personText(talent)}
    about={about ?? aboutOf(talent, sought)}
    fit={fit && <Fit fit={fit} />}
    end={
      <>
        <p className="tabular text-ink-1">{payText(talent)}</p>
        <p className="text-14 text-ink-3">{activeText(talent.activeAt)}</p>
      </>
    }
    acts={
      <>
        {acts}
        <Greeting talent={talent} className="btn btn-s btn-outline" onGreet={onGreet} />
      </>
    }
    current={current}
    onOpen={onOpen}
  />
);

const thousand = (fen: number) => `${Math.round(fen / 10_000) / 10}K`;

interface Wished {
  salaryMin?: number | null | undefined;
  salaryMax?: number | null | undefined;
}

/** '8–12K/月'; 面议 without an amount. */
export const payText = ({ salaryMin, salaryMax }: Wished): string =>
  salaryMin && salaryMax
    ? `${thousand(salaryMin).slice(0, -1)}–${thousand(salaryMax)}/月`
    : salaryMin
      ? `${thousand(salaryMin)}/月 以上`
      : '薪资面议';

/** '4 年', or months below a year: a line of a list is short. */
const yearsText = (months: number) => (months < 12 ? `${months} 个月` : `${Math.floor(months / 12)} 年`);

/** '28 岁 · 本科 · 教龄 4 年' */
export const personText = (talent: TalentCard): string =>
  [
    talent.age ? `${talent.age} 岁` : '',
    labelOf(educations, talent.education),
    talent.teachingMonths > 0 ? `教龄 ${yearsText(talent.teachingMonths)}` : identities[talent.identity as 'teacher'],
  ]
    .filter(Boolean)
    .join(' · ');

/** '2027-08 到岗'; nothing where it is not said. */
export const arrivalText = ({ arrival }: TalentCard): string => arrival && `${arrival.replace(/\d$/, '$& ')}到岗`;

/** '曾任职杭州青枫高级中学'; students and graduates have been there to practise. */
const employerText = ({ identity, lastEmployer }: TalentCard): string =>
  `${identity === 'student' || identity === 'graduate' ? '曾实习于' : '曾任职'}${lastEmployer}`;

/** School and major; below them the wish, unless it is what is sought anyway, and where. */
export const aboutOf = (talent: TalentCard, sought = ''): [string, string] => [
  [talent.school, talent.major].filter(Boolean).join(' · '),
  [
    talent.wish && !sought.includes(talent.wish) ? talent.wish : talent.lastEmployer && employerText(talent),
    talent.cities.join('、'),
  ]
    .filter(Boolean)
    .join('，'),
];

/** How many of a post's requirements are met, and what is missing. */
export function metOf({ reasons }: Pick<TalentFit, 'reasons'>) {
  const missing = reasons.filter(({ good }) => !good).map(({ text }) => text);
  return { met: reasons.length - missing.length, of: reasons.length, missing };
}

/** '今天活跃', '3 天前活跃' */
export function activeText(at: string, now = Date.now()): string {
  const days = Math.floor((now - new Date(at).getTime()) / dayMs);
  if (days < 1) return '今天活跃';
  return days < 30 ? `${days} 天前活跃` : '一个月前活跃';
}

/** '谢老师' for a name that is masked: neither the given name nor the sex shows. */
export const shownName = ({ name, revealed }: Pick<TalentCard, 'name' | 'revealed'>): string =>
  revealed ? name : addressOf(name);

/** '谢**' as '谢老师'. */
export const addressOf = (masked: string): string => `${[...masked][0] ?? ''}老师`;
