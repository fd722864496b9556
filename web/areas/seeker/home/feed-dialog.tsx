import { toast } from '#web/api/toasts.ts';
import { useAction } from '#web/features/page-calls/use-action.ts';
import { quietly, useCall } from '#web/features/page-calls/use-call.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** The secret URL of the calendar: create, copy, renew, disable. Import it lazily. */
export function FeedDialog({ onClose }: { onClose(): void }) {
  const { data, isError, refetch, replace } = useCall('GET /api/calendar/feed', {}, quietly);
  /** Undefined while loading. */
  const path = data?.path;
  const renewal = useAction('POST /api/calendar/feed', {
    background: true,
    opened: path,
    done: path ? '已换成新地址，旧地址作废' : '订阅地址已生成',
    onSuccess: replace,
  });
  const end = useAction('DELETE /api/calendar/feed', {
    background: true,
    done: '订阅地址已停用',
    onSuccess: () => replace({ path: null, createdAt: null }),
  });
  const busy = renewal.isPending || end.isPending;
  const address = path ? location.origin + path : '';
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => toast.success('已复制'),
      () => toast.error('没有复制成功，请选中地址复制'),
    );
  return (
    <Dialog
      onClose={onClose}
      title="订阅到日历"
      description="把订阅地址加进手机或电脑的日历，面试、截止日和招聘会自动更新"
      footer={
        path ? (
          <>
            <Button busy={busy} onClick={() => void end.send({})}>
              停用
            </Button>
            <Button busy={busy} onClick={() => void renewal.send({})}>
              换一个地址
            </Button>
            <Button look="filled" onClick={() => void copy()}>
              复制地址
            </Button>
          </>
        ) : (
          // A new address ends the one that could not be loaded.
          !isError && (
            <Button look="filled" busy={busy} disabled={path === undefined} onClick={() => void renewal.send({})}>
              生成订阅地址
            </Button>
          )
        )
      }
    >
      {isError && <ErrorState message="订阅地址没有加载出来" onRetry={refetch} />}
      {path === undefined && !isError && <Skeleton className="h-10 w-full" />}
      {path && <TextField label="订阅地址" readOnly value={address} onFocus={({ target }) => target.select()} />}
      <p className="mt-2 text-14 text-ink-3">
        {path === null
          ? '地址由你生成，随时可以停用。'
          : '知道这个地址的人都能看到你的日程，请不要发给别人；如果泄露，换一个地址即可。'}
      </p>
    </Dialog>
  );
}
