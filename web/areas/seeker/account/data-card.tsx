import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import type { AccountExport } from '#contract/personal-data/personal-data.ts';
import { call } from '#web/api/browser-call.ts';
import { lazyPart } from '#web/api/lazy-part.tsx';
import { toast } from '#web/api/toasts.ts';
import { AccountLine } from '#web/features/account/account-line.tsx';
import { dayAndTime } from '#web/features/time/day-parts.ts';
import { paths } from '#web/paths.ts';
import { clearCredentials } from '#web/session/session-store.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/fields/text-field.tsx';

const CodeDialog = lazyPart(() => import('./code-dialog.tsx'), 'CodeDialog');

const POLL_MS = 2_000;
const sizeText = (bytes: number | null) =>
  bytes === null ? '' : bytes < 1_048_576 ? `${Math.ceil(bytes / 1_024)} KB` : `${(bytes / 1_048_576).toFixed(1)} MB`;

/** Export of my data, and closing the account. */
export function DataCard({ phone, exported }: { phone: string; exported: AccountExport | null }) {
  const navigate = useNavigate();
  const [latest, setLatest] = useState(exported);
  const [open, setOpen] = useState<'export' | 'close' | null>(null);
  const isMaking = latest?.status === 'making';
  useEffect(() => {
    if (!isMaking) return;
    const ask = () =>
      call('GET /api/account/exports', {}, { background: true, quiet: true }).then(
        (answer) => setLatest(answer.latest),
        () => {},
      );
    const timer = setInterval(() => void ask(), POLL_MS);
    return () => clearInterval(timer);
  }, [isMaking]);
  const [reason, setReason] = useState('');
  const shared = { phone, onClose: () => setOpen(null) };
  const pack = async (verifyCode: string) => {
    setLatest(await call('POST /api/account/exports', { body: { verifyCode } }));
    setOpen(null);
  };
  const end = async (verifyCode: string) => {
    const { erasedAt } = await call('POST /api/jober/deleteJoberInfo', { body: { verifyCode, reason } });
    toast.success(`账号将在 ${dayAndTime(erasedAt)} 清除，在此之前登录即可取消`, 8_000);
    clearCredentials();
    void navigate(paths.home(), { replace: true });
  };
  return (
    <div id="data" className="scroll-mt-20">
      <AccountLine
        label="导出数据"
        value={
          <span role="status">
            {latest === null && '简历、投递、沟通、授权和上传过的文件，打包成一个 ZIP'}
            {isMaking && '正在打包，通常不到一分钟，可以离开本页'}
            {latest?.status === 'ready' &&
              `已打包好（${sizeText(latest.size)}），${dayAndTime(latest.expiresAt)} 前可下载`}
          </span>
        }
      >
        {latest?.url ? (
          <ButtonLink size="s" look="tint" href={latest.url} download data-testid="download-export">
            下载
          </ButtonLink>
        ) : (
          <Button size="s" busy={isMaking} onClick={() => setOpen('export')}>
            导出
          </Button>
        )}
      </AccountLine>
      <AccountLine label="注销" value="7 天冷静期内重新登录即可取消；之后清除全部个人数据，无法恢复">
        <Button size="s" look="danger" onClick={() => setOpen('close')}>
          注销账号
        </Button>
      </AccountLine>
      {open === 'export' && (
        <CodeDialog {...shared} title="导出我的数据" purpose="export" act="开始打包" onProved={pack}>
          <p className="text-14 text-ink-2">为保护你的数据，请先验证手机号。打包好后 24 小时内可以下载</p>
        </CodeDialog>
      )}
      {open === 'close' && (
        <CodeDialog {...shared} isEnd title="注销账号" purpose="close" act="确认注销" onProved={end}>
          <ul className="list-disc space-y-1 pl-5 text-14 text-ink-2">
            <li>所有设备立即退出，进行中的投递全部结束，单位会收到通知</li>
            <li>7 天内重新登录即取消注销，但已结束的投递不会恢复</li>
            <li>7 天后，简历、沟通、文件等个人数据全部清除，无法恢复</li>
            <li>账目等法律要求保存的记录会保留，但不再与你关联</li>
          </ul>
          <TextArea
            label="为什么离开（选填）"
            rows={2}
            maxLength={200}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        </CodeDialog>
      )}
    </div>
  );
}
