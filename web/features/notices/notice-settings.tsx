import { useState } from 'react';
import type { NoticeContacts } from '#contract/notifications/notice-contacts.ts';
import { type NoticeTopic, noticeTopics } from '#contract/notifications/notice-topics.ts';
import type { NoticeSettings as Settings } from '#contract/notifications/notifications.ts';
import { confirm } from '#web/api/confirm.ts';
import { lazyPart } from '#web/api/lazy-part.tsx';
import { AccountLine } from '#web/features/account/account-line.tsx';
import { useAction } from '#web/features/page-calls/use-action.ts';
import { quietly, useCall } from '#web/features/page-calls/use-call.ts';
import { dayAndTime } from '#web/features/time/day-parts.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

const EmailDialog = lazyPart(() => import('./email-dialog.tsx'), 'EmailDialog');
const WechatDialog = lazyPart(() => import('./wechat-dialog.tsx'), 'WechatDialog');

interface Props {
  contacts: NoticeContacts;
  onChange(contacts: NoticeContacts): void;
}

/** Channels that must be bound first: an e-mail address and WeChat, where the site offers them. */
function Contacts({ contacts: { email, wechat }, onChange }: Props) {
  const [open, setOpen] = useState<'email' | 'wechat' | null>(null);
  const close = (changed?: NoticeContacts) => {
    setOpen(null);
    if (changed) onChange(changed);
  };
  const dropEmail = useAction('DELETE /api/account/email', { done: '已解绑邮箱', onSuccess: onChange });
  const dropWechat = useAction('DELETE /api/account/wechatNotices', { done: '已解绑微信', onSuccess: onChange });
  const unbind = async (label: string, { send }: typeof dropEmail | typeof dropWechat) => {
    const text = `解绑后，通知不再发到${label}，站内和短信照常。`;
    if (await confirm({ title: `解绑${label}？`, text, confirmLabel: '解绑', cancelLabel: '取消' })) await send({});
  };
  return (
    <>
      {email && (
        <AccountLine label="邮箱" value={email.address ?? '未绑定'}>
          {email.address && (
            <Button size="s" onClick={() => void unbind('邮箱', dropEmail)}>
              解绑
            </Button>
          )}
          <Button size="s" look={email.address ? 'outline' : 'tint'} onClick={() => setOpen('email')}>
            {email.address ? '更换邮箱' : '绑定邮箱'}
          </Button>
        </AccountLine>
      )}
      {wechat && (
        <AccountLine label="微信" value={wechat.boundAt ? `${dayAndTime(wechat.boundAt)} 绑定` : '未绑定'}>
          {wechat.boundAt ? (
            <Button size="s" onClick={() => void unbind('微信', dropWechat)}>
              解绑
            </Button>
          ) : (
            <Button size="s" look="tint" onClick={() => setOpen('wechat')}>
              扫码绑定
            </Button>
          )}
        </AccountLine>
      )}
      {open === 'email' && <EmailDialog onClose={close} />}
      {open === 'wechat' && <WechatDialog onClose={close} />}
    </>
  );
}

interface Change {
  topics?: { topic: NoticeTopic; inApp?: boolean; sms?: boolean; email?: boolean; wechat?: boolean }[];
  quietFrom?: string;
  quietTo?: string;
}

/** The part of settings that a change is about, as it stands there. */
function partOf(settings: Settings, change: Change): Change {
  const names = Object.keys(change) as (keyof Change)[];
  const kept = Object.fromEntries(names.map((name) => [name, settings[name]]));
  const rows = change.topics?.map((asked) => {
    const row = settings.topics.find(({ topic }) => topic === asked.topic);
    return Object.fromEntries(Object.keys(asked).map((name) => [name, row?.[name as keyof typeof row]]));
  });
  return { ...kept, ...(rows ? { topics: rows } : {}) } as Change;
}

function withChange(settings: Settings, { topics = [], ...quiet }: Change): Settings {
  const changed = new Map(topics.map((change) => [change.topic, change]));
  return { ...settings, ...quiet, topics: settings.topics.map((row) => ({ ...row, ...changed.get(row.topic) })) };
}

const outNames = { sms: '短信', email: '邮件', wechat: '微信' } as const;

/** The channels that the site offers, and whether each is bound. */
const waysOut = ({ contacts: { email, wechat } }: Settings) => [
  { channel: 'sms' as const, isReady: true },
  ...(email ? [{ channel: 'email' as const, isReady: email.address !== null }] : []),
  ...(wechat ? [{ channel: 'wechat' as const, isReady: wechat.boundAt !== null }] : []),
];

/** Topics by channel, and quiet hours. A switch is saved when pressed. */
export function NoticeSettings({ topics }: { topics: readonly NoticeTopic[] }) {
  const { data: settings, isError, refetch, change } = useCall('GET /api/notifications/settings', {}, quietly);
  const { send } = useAction('PUT /api/notifications/settings', { background: true, done: '已保存' });
  /** Optimistic; reverted on failure. */
  const save = async (body: Change) => {
    const show = (part: Change) => change((now) => withChange(now, part));
    show(body);
    const known = (await send({ body })) ?? settings;
    // Only what this call changed: another one may be under way.
    if (known) show(partOf(known, body));
  };
  if (isError) return <ErrorState message="通知设置没有加载出来" onRetry={refetch} />;
  if (!settings) return <Skeleton className="h-64" />;
  const ways = waysOut(settings);
  const shown = settings.topics.filter(({ topic }) => topics.includes(topic));
  return (
    <>
      <table className="w-full text-14">
        <thead>
          <tr className="border-b border-line text-left text-14 text-ink-3">
            <th className="py-2 font-normal">类型</th>
            <th className="w-12 py-2 font-normal">站内</th>
            {ways.map(({ channel }) => (
              <th key={channel} className="w-12 py-2 font-normal">
                {outNames[channel]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map(({ topic, inApp, fixed, ...out }) => {
            const { label, about } = noticeTopics[topic];
            return (
              <tr key={topic} className="border-b border-line last:border-b-0">
                <th scope="row" className="py-3 pr-4 text-left font-normal">
                  <span className="block text-ink-1">{label}</span>
                  <span className="text-14 text-ink-3">{about}</span>
                </th>
                <td>
                  <Checkbox
                    className="flex"
                    checked={inApp}
                    disabled={fixed}
                    onChange={({ target }) => void save({ topics: [{ topic, inApp: target.checked }] })}
                  >
                    <span className="sr-only">{label}站内通知</span>
                  </Checkbox>
                </td>
                {ways.map(({ channel, isReady }) => (
                  <td key={channel}>
                    {out[channel] === null ? (
                      <span className="text-14 text-ink-3">不发</span>
                    ) : (
                      <Checkbox
                        className="flex"
                        checked={isReady && out[channel]}
                        disabled={!inApp || !isReady}
                        onChange={({ target }) => void save({ topics: [{ topic, [channel]: target.checked }] })}
                      >
                        <span className="sr-only">
                          {label}
                          {outNames[channel]}
                        </span>
                      </Checkbox>
                    )}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
      {ways.length > 1 && (
        <section className="mt-4" aria-label="收通知的邮箱和微信">
          <Contacts contacts={settings.contacts} onChange={(contacts) => change((now) => ({ ...now, contacts }))} />
        </section>
      )}
      <QuietHours settings={settings} onSave={(body) => void save(body)} />
    </>
  );
}

const halfHours = Array.from({ length: 48 }, (_, at) =>
  [Math.floor(at / 2), (at % 2) * 30].map((part) => String(part).padStart(2, '0')).join(':'),
);

/** A list in place of the browser's field, which follows the language of the browser: '10:00 PM'. */
function QuietTime({ label, value, onChange }: { label: string; value: string; onChange(value: string): void }) {
  return (
    <select
      aria-label={label}
      className="field h-9 w-24"
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      {[...new Set([...halfHours, value])].sort().map((time) => (
        <option key={time}>{time}</option>
      ))}
    </select>
  );
}

function QuietHours({ settings, onSave }: { settings: Settings; onSave(body: Change): void }) {
  return (
    <p className="mt-4 flex flex-wrap items-center gap-2 text-14">
      <span className="text-ink-1">免打扰</span>
      <QuietTime label="免打扰开始" value={settings.quietFrom} onChange={(quietFrom) => onSave({ quietFrom })} />
      <span>至</span>
      <QuietTime label="免打扰结束" value={settings.quietTo} onChange={(quietTo) => onSave({ quietTo })} />
      <span className="text-14 text-ink-3">这段时间不发短信、邮件和微信，推迟到结束后再发；先在站内读过的就不再发</span>
    </p>
  );
}
