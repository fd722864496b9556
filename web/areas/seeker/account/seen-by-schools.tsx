import EyeOff from 'lucide-react/icons/eye-off';
import Inbox from 'lucide-react/icons/inbox';
import Search from 'lucide-react/icons/search';
import type { ReactNode } from 'react';
import type { AccountOverview } from '#contract/identity/accounts.ts';
import { identities } from '#contract/seekers/seeker.ts';
import { educations } from '#contract/taxonomy/educations.ts';
import { labelOf } from '#contract/taxonomy/list.ts';
import { useSession } from '#web/session/session-store.ts';
import { Avatar } from '#web/ui/avatar.tsx';

type Seeker = NonNullable<AccountOverview['seeker']>;

/** Somebody else in a school's list: never a name. */
function Neighbour({ width }: { width: string }) {
  return (
    <span className="flex items-center gap-3 px-4 py-3" aria-hidden="true">
      <span className="size-9 shrink-0 rounded-full bg-fill" />
      <span className={`${width} space-y-2`}>
        <span className="block h-2.5 w-1/2 rounded-full bg-fill-hover" />
        <span className="block h-2 rounded-full bg-fill" />
      </span>
    </span>
  );
}

interface WindowProps {
  icon: ReactNode;
  place: string;
  who: string;
  children: ReactNode;
}

/** A school's list, with the seeker between two others. */
function SchoolWindow({ icon, place, who, children }: WindowProps) {
  return (
    <div className="min-w-0">
      <p className="mb-2 text-13 text-ink-2">{who}</p>
      <div className="overflow-hidden rounded-card bg-raised shadow-float">
        <p className="flex items-center gap-2 border-b border-line px-4 py-2.5 text-13 text-ink-3">
          {icon}
          {place}
        </p>
        <Neighbour width="w-3/5" />
        {children}
        <Neighbour width="w-2/5" />
      </div>
    </div>
  );
}

function Person({ name, text, action }: { name: string; text: string; action: string }) {
  return (
    <p className="flex items-center gap-3 bg-brand-tint px-4 py-3.5 shadow-[inset_3px_0_var(--brand)]">
      <Avatar name={name} size={36} />
      <span className="min-w-0 flex-1 text-12 text-ink-2">
        <b className="block text-16 leading-6 font-semibold text-ink-1">{name}</b>
        {text}
      </span>
      <span className="shrink-0 text-12 text-brand">{action}</span>
    </p>
  );
}

/** The two lists in which a school may meet the person, as they are under the chosen settings. */
export function SeenBySchools({ seeker: { privacy, blindScreening } }: { seeker: Seeker }) {
  const jober = useSession((state) => state.jober);
  if (!jober) return null;
  const facts = `${labelOf(educations, jober.education)} · ${labelOf(identities, jober.identity)}`;
  return (
    <section
      aria-label="学校看到的你"
      aria-live="polite"
      className="grid content-center gap-6 bg-fill p-6 max-sm:p-4 sm:grid-cols-2"
    >
      <SchoolWindow icon={<Search size={15} aria-hidden />} place="人才搜索" who="没投过的学校看到">
        {privacy === 'public' ? (
          <Person name={`${[...jober.name][0] ?? ''}老师`} text={facts} action="打招呼" />
        ) : (
          <p className="flex items-center gap-3 bg-fill px-4 py-3.5 text-ink-3">
            <span className="grid size-9 shrink-0 place-items-center rounded-full border border-dashed border-line-strong">
              <EyeOff size={16} aria-hidden />
            </span>
            <span className="text-12">
              <b className="block text-16 leading-6 font-semibold text-ink-2">搜不到你</b>
              你不在这份名单里
            </span>
          </p>
        )}
      </SchoolWindow>
      <SchoolWindow icon={<Inbox size={15} aria-hidden />} place="投递箱" who="你投过的学校看到">
        {blindScreening ? (
          <Person name="应聘者" text="有意向后才显示姓名" action="看简历" />
        ) : (
          <Person name={jober.name} text={facts} action="看简历" />
        )}
      </SchoolWindow>
    </section>
  );
}
