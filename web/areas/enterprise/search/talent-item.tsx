import { Eye, MessageSquare } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { talentInvitation } from '#contract/talents/invitation-state.ts';
import type { TalentCard, TalentFit } from '#contract/talents/talent-shapes.ts';
import { paths } from '#web/paths.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { FitReasons, FitScore } from './fit-line.tsx';
import { activeText, isActiveToday, linesOf, payText, personText, shownName, tagsOf } from './talent-words.ts';

interface Props {
  talent: TalentCard;
  open: boolean;
  /** Its button is filled: whom to write to next. */
  first?: boolean;
  /** The post for which people are looked at: a wish that says the same is left out. */
  sought?: string | undefined;
  /** How well the person fits the post. */
  fit?: TalentFit | null;
  /** What stands in place of that; without either the tags of the resume. */
  reasons?: ReactNode;
  /** Beside 打招呼. */
  actions?: ReactNode;
  onOpen(): void;
  onGreet(): void;
}

/** 打招呼, or the state of the company's invitation. The button is filled in the row under the pointer. */
function Greeting({ talent: { invitation }, first, onGreet }: Pick<Props, 'talent' | 'first' | 'onGreet'>) {
  if (invitation?.status === 'accepted' && invitation.conversationId)
    return (
      <Link className="btn btn-tint w-24 bg-brand-tint! text-brand!" to={paths.connect(invitation.conversationId)}>
        去沟通
      </Link>
    );
  if (invitation && invitation.status !== 'expired')
    return (
      <span className="w-24 text-center text-14 text-ink-3">
        {talentInvitation.labels.recruiter[invitation.status as 'invited']}
      </span>
    );
  return (
    <button
      type="button"
      className={`btn ${first ? 'btn-filled' : 'btn-tint'} w-24 max-sm:w-19 max-sm:px-0 group-focus-within:bg-brand-solid group-focus-within:text-on-brand group-hover:bg-brand-solid group-hover:text-on-brand`}
      onClick={onGreet}
    >
      <MessageSquare size={15} className="max-sm:hidden" aria-hidden="true" />
      打招呼
    </button>
  );
}

/**
 * One person of a list: how well, who, what, the wish, and why; in one line, or where the list is narrow below each other, why before what.
 * The resume opens by its button, since the person sees each view.
 */
export function TalentItem(props: Props) {
  const { talent, open, first = false, sought, fit, reasons, actions, onOpen, onGreet } = props;
  const active = isActiveToday(talent.activeAt);
  const [lead, ...others] = linesOf(talent, sought, fit);
  return (
    <li data-testid="talent" className={`group @container ${open ? 'bg-brand-tint' : 'hover:bg-ground'}`}>
      <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-5 gap-y-2 px-5 py-3.5 *:@max-2xl:col-span-2 max-sm:gap-x-2 max-sm:px-4 @2xl:grid-cols-[280px_minmax(0,1fr)_minmax(0,0.7fr)] @2xl:items-center @5xl:grid-cols-[280px_minmax(0,0.9fr)_8rem_minmax(0,1fr)_auto]">
        <div className="flex min-w-0 items-center gap-3">
          {fit && <FitScore score={fit.score} />}
          <Avatar name={talent.name} src={talent.avatarUrl} size={44} />
          <div className="min-w-0">
            <p className="flex flex-wrap items-center gap-x-2">
              <button
                type="button"
                className="cursor-pointer text-16 font-semibold text-ink-1 hover:text-brand"
                onClick={onOpen}
              >
                {shownName(talent)}
              </button>
              {active ? (
                <span
                  className="size-1.5 shrink-0 rounded-full bg-ok"
                  role="img"
                  aria-label="今天活跃"
                  title="今天活跃"
                />
              ) : (
                <span className="text-12 text-ink-3">{activeText(talent.activeAt)}</span>
              )}
              {talent.looked && (
                <span className="flex items-center gap-0.5 text-12 text-ink-3">
                  <Eye size={13} aria-hidden="true" />
                  看过
                </span>
              )}
            </p>
            <p className="cut text-12 text-ink-2 @max-2xl:whitespace-normal">{personText(talent)}</p>
          </div>
        </div>
        <div className="min-w-0 text-14 lg:@max-2xl:min-h-16">
          <p className="cut text-14 font-semibold text-ink-1">{lead ?? '没有写期望职位'}</p>
          {others.map((line) => (
            <p key={line} className="cut text-ink-2">
              {line}
            </p>
          ))}
        </div>
        <div className="min-w-0 text-14 @max-2xl:col-span-1! @max-2xl:flex @max-2xl:flex-wrap @max-2xl:items-baseline @max-2xl:gap-x-3">
          <p className="tabular text-14 font-semibold text-ink-1">{payText(talent)}</p>
          <p className="cut text-ink-2">期望 {talent.cities.join('、') || '城市不限'}</p>
        </div>
        <div className="min-w-0 @max-2xl:row-start-2 @2xl:@max-5xl:col-span-2">
          {fit ? (
            <FitReasons talent={talent} fit={fit} full={first} />
          ) : (
            (reasons ?? (
              <p className="flex flex-wrap gap-1.5">
                {tagsOf(talent).map((tag) => (
                  <span key={tag} className="tag">
                    {tag}
                  </span>
                ))}
              </p>
            ))
          )}
        </div>
        <div className="flex items-center justify-end gap-2 @max-2xl:col-span-1!">
          {actions}
          <Greeting talent={talent} first={first} onGreet={onGreet} />
        </div>
      </div>
    </li>
  );
}
