import { Suspense, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import type { AccountExport } from '#contract/personal-data/personal-data.ts';
import { call } from '#web/api/browser-call.ts';
import { lazyPart } from '#web/api/lazy-part.tsx';
import { dayAndTime } from '#web/features/time/day-parts.ts';
import { paths } from '#web/paths.ts';
import { clearCredentials } from '#web/session/session-store.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';

const ExportDialog = lazyPart(() => import('./export-dialog.tsx').then(({ ExportDialog }) => ExportDialog));
const CloseDialog = lazyPart(() => import('./close-dialog.tsx').then(({ CloseDialog }) => CloseDialog));

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
  const leave = () => {
    clearCredentials();
    void navigate(paths.home(), { replace: true });
  };
  return (
    <Card id="data" heading="数据与注销">
      <div className="flex items-center gap-4 border-b border-line pb-4 max-sm:flex-wrap">
        <div className="min-w-0 flex-1">
          <p className="text-14 text-ink-1">导出我的数据</p>
          <p role="status" className="text-13 text-ink-3">
            {latest === null && '简历、投递、沟通、授权和上传过的文件，打包成一个 ZIP'}
            {isMaking && '正在打包，通常不到一分钟，可以离开本页'}
            {latest?.status === 'ready' &&
              `已打包好（${sizeText(latest.size)}），${dayAndTime(latest.expiresAt)} 前可下载`}
          </p>
        </div>
        {latest?.url ? (
          <ButtonLink size="s" look="tint" href={latest.url} download data-testid="download-export">
            下载
          </ButtonLink>
        ) : (
          <Button size="s" busy={isMaking} onClick={() => setOpen('export')}>
            导出
          </Button>
        )}
      </div>
      <div className="flex items-center gap-4 pt-4 max-sm:flex-wrap">
        <div className="min-w-0 flex-1">
          <p className="text-14 text-ink-1">注销账号</p>
          <p className="text-13 text-ink-3">7 天冷静期内重新登录即可取消；之后清除全部个人数据，无法恢复</p>
        </div>
        <Button size="s" look="danger" onClick={() => setOpen('close')}>
          注销账号
        </Button>
      </div>
      <Suspense>
        {open === 'export' && (
          <ExportDialog
            phone={phone}
            onClose={() => setOpen(null)}
            onRequested={(requested) => {
              setLatest(requested);
              setOpen(null);
            }}
          />
        )}
        {open === 'close' && <CloseDialog phone={phone} onClose={() => setOpen(null)} onClosed={leave} />}
      </Suspense>
    </Card>
  );
}
