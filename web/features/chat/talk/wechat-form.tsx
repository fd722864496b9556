import { useState } from 'react';
import { inTab } from '#web/session/browser-storage.ts';
import { handled } from '#web/ui/handled.ts';

const KEY = 'jyrc_wechat';
const shape = '[A-Za-z][A-Za-z0-9_\\-]{5,19}';

/** Asks for one's own WeChat name; remembered for this visit. */
export function WechatForm({
  label,
  onDone,
  onCancel,
}: {
  label: string;
  onDone(wechat: string): void;
  onCancel(): void;
}) {
  const [wechat, setWechat] = useState(() => inTab.read(KEY) ?? '');
  return (
    <form
      className="flex w-full items-center gap-2"
      onSubmit={handled(() => {
        inTab.write(KEY, wechat);
        onDone(wechat);
      })}
    >
      <input
        className="field h-8 min-w-0 flex-1"
        aria-label="您的微信号"
        placeholder="您的微信号"
        required
        pattern={shape}
        title="6 到 20 位，字母开头，可含数字、下划线和减号"
        value={wechat}
        onChange={(event) => setWechat(event.target.value.trim())}
      />
      <button type="submit" className="btn btn-tint btn-s">
        {label}
      </button>
      <button type="button" className="btn btn-text btn-s" onClick={onCancel}>
        取消
      </button>
    </form>
  );
}
