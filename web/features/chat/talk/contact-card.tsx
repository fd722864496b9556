import Handshake from 'lucide-react/icons/handshake';
import { useState } from 'react';
import type { OpenConversation } from '#contract/chat/chat.ts';
import { type ChatMessage, contactSorts } from '#contract/chat/chat-messages.ts';
import { call } from '#web/api/browser-call.ts';
import { takeMessage } from '../talks.ts';
import { CardFrame } from './card-frame.tsx';
import { WechatForm } from './wechat-form.tsx';

const states = { asked: '等待答复', accepted: '已交换', declined: '未交换' } as const;

/** A contact exchange. It shows the data once both have agreed. */
export function ContactCard({
  detail,
  message,
  mine,
}: {
  detail: OpenConversation;
  message: ChatMessage;
  mine: boolean;
}) {
  const { contact, number } = message;
  const [busy, setBusy] = useState(false);
  const [asksWechat, setAsksWechat] = useState(false);
  if (!contact) return null;
  const sort = contactSorts[contact.what];
  const answer = async (accept: boolean, wechat?: string) => {
    setBusy(true);
    const input = { params: { id: detail.id }, body: { number, accept, wechat } };
    const next = await call('POST /api/communicate/conversations/:id/contact/answer', input, {
      background: true,
    }).catch(() => null);
    setBusy(false);
    if (next) await takeMessage(detail.id, next);
  };
  const agree = () => (contact.what === 'wechat' ? setAsksWechat(true) : void answer(true));
  const theirs = detail.side === 'seeker' ? contact.company : contact.seeker;
  const own = detail.side === 'seeker' ? contact.seeker : contact.company;
  const buttons = mine ? (
    <button type="button" className="btn btn-text btn-s" disabled={busy} onClick={() => void answer(false)}>
      收回请求
    </button>
  ) : asksWechat ? (
    <WechatForm label="同意" onDone={(wechat) => void answer(true, wechat)} onCancel={() => setAsksWechat(false)} />
  ) : (
    <>
      <button type="button" className="btn btn-filled btn-s" disabled={busy} onClick={agree}>
        同意
      </button>
      <button type="button" className="btn btn-text btn-s" disabled={busy} onClick={() => void answer(false)}>
        谢绝
      </button>
    </>
  );
  return (
    <CardFrame
      icon={<Handshake size={18} aria-hidden />}
      title={`交换${sort}`}
      state={states[contact.state]}
      footer={contact.state === 'asked' && buttons}
    >
      {contact.state === 'accepted' ? (
        <>
          <p className="text-ink-1">
            对方的{sort}：<span className="tabular select-all">{theirs}</span>
          </p>
          <p className="text-ink-3">
            您的{sort}：<span className="tabular">{own}</span>
          </p>
        </>
      ) : (
        <p>{mine ? `您请求与对方交换${sort}` : `对方请求与您交换${sort}`}，双方同意后才会显示</p>
      )}
    </CardFrame>
  );
}
