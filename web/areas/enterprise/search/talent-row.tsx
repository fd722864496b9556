import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { talentInvitation } from '#contract/talents/invitation-state.ts';
import type { TalentCard, TalentFit } from '#contract/talents/talent-shapes.ts';
import { paths } from '#web/paths.ts';
import { CandidateRow, FitWord } from '../candidates/candidate-row.tsx';
import { aboutOf, activeText, metOf, payText, personText, shownName } from './talent-words.ts';

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
        <p className="hidden truncate text-12 text-ink-3 @min-[700px]:block" title={missing.join('、')}>
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
    mark={talent.looked && <span className="flex-none text-12 text-ink-3">看过</span>}
    facts={personText(talent)}
    about={about ?? aboutOf(talent, sought)}
    fit={fit && <Fit fit={fit} />}
    end={
      <>
        <p className="tabular text-ink-1">{payText(talent)}</p>
        <p className="text-12 text-ink-3">{activeText(talent.activeAt)}</p>
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
