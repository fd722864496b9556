import { useState } from 'react';
import { privacyLevels } from '#contract/identity/account-words.ts';
import type { AccountOverview } from '#contract/identity/accounts.ts';
import { call } from '#web/api/browser-call.ts';
import { toast } from '#web/api/toasts.ts';
import { getSession, setSession } from '#web/session/session-store.ts';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';

type Seeker = NonNullable<AccountOverview['seeker']>;

const meanings: Record<Seeker['privacy'], string> = {
  public: '认证单位能在人才搜索里找到你，手机号打码',
  delivered: '搜索里找不到你；你投递过的单位还能打开你的资料',
  hidden: '搜索里找不到你；你投递过的单位也只能看投出的那份简历',
};

/** Visibility and privacy. Optimistic: saved on change, reverted on failure. */
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
    <>
      <fieldset>
        <legend className="sr-only">谁能看到我的简历</legend>
        {(Object.keys(privacyLevels) as Seeker['privacy'][]).map((level) => (
          <label
            key={level}
            className="flex min-h-14 cursor-pointer items-center gap-4 border-b border-line py-2 hover:text-brand max-sm:flex-wrap max-sm:gap-y-0"
          >
            <input
              type="radio"
              name="privacy"
              className="check peer"
              checked={now.privacy === level}
              onChange={() => void save({ privacy: level })}
            />
            <span className="w-28 text-16 text-ink-1 peer-checked:font-semibold">{privacyLevels[level]}</span>
            <span className="text-14 text-ink-3 max-sm:basis-full max-sm:pl-8">{meanings[level]}</span>
          </label>
        ))}
      </fieldset>
      <div className="grid gap-x-8 gap-y-4 border-b border-line py-4 lg:grid-cols-2">
        <Checkbox checked={now.blindScreening} onChange={({ target }) => void save({ blindScreening: target.checked })}>
          <span className="text-16 text-ink-1">初筛时隐去姓名和学校</span>
          <span className="block text-ink-3">照片和年龄也隐去，只看能力与经历</span>
        </Checkbox>
        <Checkbox checked={now.personalised} onChange={({ target }) => void save({ personalised: target.checked })}>
          <span className="text-16 text-ink-1">个性化推荐</span>
          <span className="block text-ink-3">按你的简历和看过的职位推荐；关闭后只给出你所在城市的最新职位</span>
        </Checkbox>
      </div>
    </>
  );
}
