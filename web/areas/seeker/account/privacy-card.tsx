import EyeOff from 'lucide-react/icons/eye-off';
import Globe from 'lucide-react/icons/globe';
import Send from 'lucide-react/icons/send';
import { useState } from 'react';
import { privacyLevels } from '#contract/identity/account-words.ts';
import type { AccountOverview } from '#contract/identity/accounts.ts';
import { call } from '#web/api/browser-call.ts';
import { toast } from '#web/api/toasts.ts';
import { getSession, setSession } from '#web/session/session-store.ts';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { SeenBySchools } from './seen-by-schools.tsx';

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
          <h2 className="text-18">谁能看到我</h2>
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
                  <span className="min-w-0 flex-1 text-13 text-ink-2">
                    <span className="block text-16 leading-6 font-medium text-ink-1">{privacyLevels[level]}</span>
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
