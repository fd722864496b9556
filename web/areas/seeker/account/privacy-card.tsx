import { useState } from 'react';
import { privacyLevels } from '#contract/identity/account-words.ts';
import type { AccountOverview } from '#contract/identity/accounts.ts';
import { identities } from '#contract/seekers/seeker.ts';
import { educations } from '#contract/taxonomy/educations.ts';
import { labelOf } from '#contract/taxonomy/list.ts';
import { maskName, maskPhone } from '#contract/text.ts';
import { call } from '#web/api/browser-call.ts';
import { toast } from '#web/api/toasts.ts';
import { getSession, setSession, useSession } from '#web/session/session-store.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Card } from '#web/ui/card.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';

type Seeker = NonNullable<AccountOverview['seeker']>;

const meanings: Record<Seeker['privacy'], string> = {
  public: '认证单位能在人才搜索里找到你，手机号仍然打码',
  delivered: '只有你投递过的单位能看到你',
  hidden: '单位只能看到你已投出的那份简历，搜索里找不到你',
};

/** What a school sees of the person under the settings as they are: before a delivery, and of one. */
function Seen({ seeker: { privacy, blindScreening } }: { seeker: Seeker }) {
  const jober = useSession((state) => state.jober);
  if (!jober) return null;
  const facts = `${labelOf(educations, jober.education)} · ${labelOf(identities, jober.identity)}`;
  const person = (name: string, text: string) => (
    <span className="mt-2 flex items-center gap-3">
      <Avatar name={name} size={40} />
      <span className="min-w-0 text-12 text-ink-3">
        <b className="block text-14 font-semibold text-ink-1">{name}</b>
        {text}
      </span>
    </span>
  );
  return (
    <section
      aria-label="学校看到的你"
      aria-live="polite"
      className="self-start rounded-card bg-fill p-4 text-13 text-ink-2"
    >
      <p>没投过的学校在人才搜索里看到</p>
      {privacy === 'public' ? (
        person(maskName(jober.name), `${facts}，${maskPhone(jober.phone)}`)
      ) : (
        <p className="mt-2 rounded-ctl border border-dashed border-line-strong px-3 py-2.5 text-ink-3">搜不到你</p>
      )}
      <p className="mt-4 border-t border-line pt-4">你投递的学校在初筛时看到</p>
      {blindScreening
        ? person('应聘者', '能力与经历，有意向后才显示姓名')
        : person(jober.name, `${facts}，投出的那份简历`)}
    </section>
  );
}

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
    <Card id="privacy" heading="谁能看到我" aside="改动立即生效">
      <div className="grid gap-x-8 gap-y-5 xl:grid-cols-[minmax(0,1fr)_320px]">
        <div>
          <fieldset>
            <legend className="sr-only">谁能看到我的简历</legend>
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
        </div>
        <Seen seeker={now} />
      </div>
    </Card>
  );
}
