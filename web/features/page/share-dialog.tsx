import { toast } from '#web/api/toasts.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { QrCode } from './qr-code.tsx';

interface Props {
  /** A path on this site. */
  path: string;
  title: string;
  /** URL of a picture of the same, if there is one. */
  pictureUrl?: string;
  onClose(): void;
}

/** A QR code, and the URL to copy. Import it lazily. */
export function ShareDialog({ path, title, pictureUrl, onClose }: Props) {
  const address = location.origin + path;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(`${title} ${address}`);
      toast.success('链接已复制');
    } catch {
      toast.info('复制没有成功，请长按或选中链接复制');
    }
  };
  return (
    <Dialog onClose={onClose} title="分享" description={title} width={400}>
      <div className="flex flex-col items-center gap-3 pb-2">
        <QrCode path={path} size={180} />
        <p className="text-14 text-ink-3">微信扫一扫，分享给同学</p>
        <p className="w-full rounded-ctl bg-fill px-3 py-2 text-12 break-all text-ink-2 select-all">{address}</p>
        <Button look="tint" wide onClick={copy}>
          复制链接
        </Button>
        {pictureUrl && (
          <a className="btn btn-outline w-full" href={pictureUrl} target="_blank" rel="noreferrer">
            存成图片
          </a>
        )}
      </div>
    </Dialog>
  );
}
