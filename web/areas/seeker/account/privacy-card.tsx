import EyeOff from 'lucide-react/icons/eye-off';
import Globe from 'lucide-react/icons/globe';
import Inbox from 'lucide-react/icons/inbox';
import Search from 'lucide-react/icons/search';
import Send from 'lucide-react/icons/send';
import { type ReactNode, useState } from 'react';
import { privacyLevels } from '#contract/identity/account-words.ts';
import type { AccountOverview } from '#contract/identity/accounts.ts';
import { identities } from '#contract/seekers/seeker.ts';
import { educations } from '#contract/taxonomy/educations.ts';
import { labelOf } from '#contract/taxonomy/list.ts';
import { call } from '#web/api/browser-call.ts';
import { toast } from '#web/api/toasts.ts';
import { getSession, setSession, useSession } from '#web/session/session-store.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';

type Seeker = NonNullable<AccountOverview['seeker']>;

const levels: Record<Seeker['privacy'], { Icon: typeof Globe; meaning: string }> = {
  public: { Icon: Globe, meaning: '认证单位能在人才搜索里找到你，手机号打码' },
  delivered: { Icon: Send, meaning: '只有你投递过的单位能看到你' },
  hidden: { Icon: EyeOff, meaning: '单位只能看到你已投出的那份简历，搜索里找不到你' },
};

/** Visibility and privacy beside the picture of what follows. Optimistic: saved on change, reverted on failure. */
export function PrivacyCard({ seeker }: { seeker: Seeker }) {
  const [now, setNow] = useState(seeker);
  const save = async (change: Partial<Seeker>) => {
    const show = (from: Partial<Seeker>) => setNow((shown) => ({ ...shown, ...from }));
    const names = Object.keys(change) as (keyof Seeker)[];
    const partOf = (from: Seeker) => Object.fromEntries(names.map((name) => [name, from[name]]));
    show(change);
    const saved = await call('PATCH /api/account/privacy', { body: change }, { background: true }).catch(() => null);
    // Only what this call changed: another one may be under way.
    show(partOf(saved ?? now));
    if (!saved) return;
    const { jober } = getSession();
    if (jober) setSession({ jober: { ...jober, privacy: saved.privacy } });
    toast.success('已保存');
  };
  return (
    <section id="privacy" className="scroll-mt-4">
      <div className="grid border-t border-line lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <div className="p-6 max-sm:p-4">
          <h2 className="text-20">谁能看到我</h2>
          <fieldset className="mt-4 space-y-2">
            <legend className="sr-only">谁能看到我的简历</legend>
            {(Object.keys(privacyLevels) as Seeker['privacy'][]).map((level) => {
              const { Icon, meaning } = levels[level];
              return (
                <label
                  key={level}
                  className="flex cursor-pointer items-center gap-3 rounded-card border border-line px-4 py-3 text-ink-3 hover:border-brand-line has-checked:border-brand has-checked:bg-brand-tint has-checked:text-brand"
                >
                  <Icon size={20} className="shrink-0" aria-hidden />
                  <span className="min-w-0 flex-1 text-14 text-ink-2">
                    <span className="block text-16 leading-6 font-semibold text-ink-1">{privacyLevels[level]}</span>
                    {meaning}
                  </span>
                  <input
                    type="radio"
                    name="privacy"
                    className="check"
                    checked={now.privacy === level}
                    onChange={() => void save({ privacy: level })}
                  />
                </label>
              );
            })}
          </fieldset>
        </div>
        <SeenBySchools seeker={now} />
      </div>
      <div className="grid gap-x-12 gap-y-4 border-t border-line px-6 py-5 max-sm:px-4 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <Checkbox
          isSwitch
          checked={now.blindScreening}
          onChange={({ target }) => void save({ blindScreening: target.checked })}
        >
          <span className="text-14 text-ink-1">盲筛</span>
          <span className="block text-ink-3">初筛前隐去姓名、照片、年龄和学校，只看能力与经历</span>
        </Checkbox>
        <Checkbox
          isSwitch
          checked={now.personalised}
          onChange={({ target }) => void save({ personalised: target.checked })}
        >
          <span className="text-14 text-ink-1">个性化推荐</span>
          <span className="block text-ink-3">按你的简历和看过的职位推荐；关闭后只给出你所在城市的最新职位</span>
        </Checkbox>
      </div>
    </section>
  );
}

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
      <p className="mb-2 text-14 text-ink-2">{who}</p>
      <div className="overflow-hidden rounded-card bg-raised shadow-float">
        <p className="flex items-center gap-2 border-b border-line px-4 py-2.5 text-14 text-ink-3">
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
function SeenBySchools({ seeker: { privacy, blindScreening } }: { seeker: Seeker }) {
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
