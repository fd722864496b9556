import { Eye } from 'lucide-react';
import type { ReactNode } from 'react';
import { talentInvitation } from '#contract/talents/invitation-state.ts';
import type { TalentCard } from '#contract/talents/talent-shapes.ts';
import { activeText, payText, personText, tagsOf } from './talent-words.ts';

interface Props {
  talent: TalentCard;
  open: boolean;
  onOpen(): void;
  children?: ReactNode;
}

/** One masked person of a list; opening needs a click on a button, to avoid accidental views. */
export function TalentItem({ talent, open, onOpen, children }: Props) {
  const { invitation } = talent;
  return (
    <li data-testid="talent" className={`flex gap-4 px-5 py-4 max-sm:px-4 ${open ? 'bg-brand-tint' : ''}`}>
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-brand-tint text-16 font-medium text-brand max-sm:hidden">
        {talent.name.slice(0, 1)}
      </span>
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <button
            type="button"
            className="cursor-pointer text-16 font-semibold text-ink-1 hover:text-brand"
            onClick={onOpen}
          >
            {talent.name}
          </button>
          <span className="text-13 text-ink-2">{personText(talent)}</span>
          {invitation && (
            <span className="rounded-tag bg-brand-tint px-2 text-12 leading-6 font-medium text-brand">
              {talentInvitation.labels.recruiter[invitation.status as 'invited']}
            </span>
          )}
          {talent.looked && (
            <span className="flex items-center gap-1 text-12 text-ink-3">
              <Eye size={14} aria-hidden="true" />
              看过
            </span>
          )}
          <span className="tabular ml-auto text-12 text-ink-3 max-sm:hidden">{activeText(talent.activeAt)}</span>
        </p>
        <p className="mt-1 truncate text-14 text-ink-1">
          {talent.wish || '未填写期望职位'}
          <span className="text-ink-3"> · {talent.cities.join('、') || '城市不限'} · </span>
          <span className="tabular font-medium text-warm-ink">{payText(talent)}</span>
        </p>
        <p className="mt-0.5 truncate text-13 text-ink-3">
          {[
            talent.school,
            talent.major,
            talent.lastEmployer && `曾任职${talent.lastEmployer}`,
            talent.arrival && `${talent.arrival}${/\d$/.test(talent.arrival) ? ' ' : ''}到岗`,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <p className="mt-2 flex flex-wrap gap-1.5">
          {tagsOf(talent).map((tag) => (
            <span key={tag} className="rounded-tag bg-fill px-2 text-12 leading-6 text-ink-2">
              {tag}
            </span>
          ))}
        </p>
        {children}
      </div>
    </li>
  );
}
