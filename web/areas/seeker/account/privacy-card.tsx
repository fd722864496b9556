import { useState } from 'react';
import { privacyLevels } from '#contract/identity/account-words.ts';
import type { AccountOverview } from '#contract/identity/accounts.ts';
import { call } from '#web/api/browser-call.ts';
import { toast } from '#web/api/toasts.ts';
import { getSession, setSession } from '#web/session/session-store.ts';
import { Card } from '#web/ui/card.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';

type Seeker = NonNullable<AccountOverview['seeker']>;

const meanings: Record<Seeker['privacy'], string> = {
  public: '认证单位能在人才搜索里找到你，手机号仍然打码',
  delivered: '只有你投递过的单位能看到你',
  hidden: '单位只能看到你已投出的那份简历，搜索里找不到你',
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
    <Card id="privacy" heading="隐私" aside="改动立即生效">
      <fieldset>
        <legend className="mb-2 text-14 text-ink-1">谁能看到我的简历</legend>
        <div className="space-y-3">
          {(Object.keys(privacyLevels) as Seeker['privacy'][]).map((level) => (
            <Checkbox
              key={level}
              type="radio"
              name="privacy"
              checked={now.privacy === level}
              onChange={() => void save({ privacy: level })}
            >
              <span className="text-14 text-ink-1">{privacyLevels[level]}</span>
              <span className="block text-ink-3">{meanings[level]}</span>
            </Checkbox>
          ))}
        </div>
      </fieldset>
      <div className="mt-5 space-y-3 border-t border-line pt-5">
        <Checkbox
          isSwitch
          checked={now.blindScreening}
          onChange={({ target }) => void save({ blindScreening: target.checked })}
        >
          <span className="text-14 text-ink-1">盲筛</span>
          <span className="block text-ink-3">初筛前对单位隐去姓名、照片、年龄和学校，只看能力与经历</span>
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
    </Card>
  );
}
