import { useCallback, useEffect, useState } from 'react';
import { call } from '#web/api/browser-call.ts';
import { useFormKey } from '#web/api/form-key.ts';
import { toast } from '#web/api/toasts.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

const background = { background: true };
const quietly = { background: true, quiet: true };

/** The secret URL of the calendar: create, copy, renew, disable. Import it lazily. */
export function FeedDialog({ onClose }: { onClose(): void }) {
  /** Undefined while loading. */
  const [path, setPath] = useState<string | null>();
  const [busy, setBusy] = useState(false);
  const key = useFormKey(path);
  const [isFailed, setFailed] = useState(false);
  const load = useCallback(() => {
    setFailed(false);
    call('GET /api/calendar/feed', {}, quietly).then(
      (feed) => setPath(feed.path),
      () => setFailed(true),
    );
  }, []);
  useEffect(load, [load]);
  const work = async (action: () => Promise<string | null>, said: string) => {
    setBusy(true);
    try {
      setPath(await action());
      toast.success(said);
    } catch {
      // The call has shown the error.
    }
    setBusy(false);
  };
  const renew = (said: string) =>
    work(async () => {
      const options = { ...background, idempotencyKey: key.of('renew') };
      return (await call('POST /api/calendar/feed', {}, options)).path;
    }, said);
  const end = () => work(() => call('DELETE /api/calendar/feed', {}, background).then(() => null), '订阅地址已停用');
  const address = path ? location.origin + path : '';
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => toast.success('已复制'),
      () => toast.error('没有复制成功，请选中地址复制'),
    );
  return (
    <Dialog
      open
      onClose={onClose}
      title="订阅到日历"
      description="把订阅地址加进手机或电脑的日历，面试、截止日和招聘会自动更新"
      footer={
        path ? (
          <>
            <Button busy={busy} onClick={() => void end()}>
              停用
            </Button>
            <Button busy={busy} onClick={() => void renew('已换成新地址，旧地址作废')}>
              换一个地址
            </Button>
            <Button look="filled" onClick={() => void copy()}>
              复制地址
            </Button>
          </>
        ) : (
          // A new address ends the one that could not be loaded.
          !isFailed && (
            <Button
              look="filled"
              busy={busy}
              disabled={path === undefined}
              onClick={() => void renew('订阅地址已生成')}
            >
              生成订阅地址
            </Button>
          )
        )
      }
    >
      {isFailed && <ErrorState message="订阅地址没有加载出来" onRetry={load} />}
      {path === undefined && !isFailed && <Skeleton className="h-10 w-full" />}
      {path && <TextField label="订阅地址" readOnly value={address} onFocus={({ target }) => target.select()} />}
      <p className="mt-2 text-13 text-ink-3">
        {path === null
          ? '地址由你生成，随时可以停用。'
          : '知道这个地址的人都能看到你的日程，请不要发给别人；如果泄露，换一个地址即可。'}
      </p>
    </Dialog>
  );
}
