import { useState } from 'react';
import type { NoticeContacts } from '#contract/notifications/notice-contacts.ts';
import { confirm } from '#web/api/confirm.ts';
import { lazyPart } from '#web/api/lazy-part.tsx';
import { AccountLine } from '#web/features/account/account-line.tsx';
import { useAction } from '#web/features/page-calls/use-action.ts';
import { dayAndTime } from '#web/features/time/day-parts.ts';
import { Button } from '#web/ui/button.tsx';

const EmailDialog = lazyPart(() => import('./email-dialog.tsx'), 'EmailDialog');
const WechatDialog = lazyPart(() => import('./wechat-dialog.tsx'), 'WechatDialog');

interface Props {
  contacts: NoticeContacts;
  onChange(contacts: NoticeContacts): void;
}

/** Channels that must be bound first: an e-mail address and WeChat, where the site offers them. */
export function Contacts({ contacts: { email, wechat }, onChange }: Props) {
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
