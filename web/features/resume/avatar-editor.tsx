import { useEffect, useRef, useState } from 'react';
import Cropper, { type Area } from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { call } from '#web/api/browser-call.ts';
import { toast } from '#web/api/toasts.ts';
import { upload } from '#web/features/files/upload.ts';
import { setSession } from '#web/session/session-store.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { cropPicture } from './crop-picture.ts';

const STEP = 0.1;

interface Props {
  file: File;
  onClose(): void;
  /** How the picture is saved; default: as the seeker's. */
  save?(fileId: string): Promise<void>;
}

async function keepAsSeeker(avatarFileId: string) {
  setSession({ jober: await call('PATCH /api/jobers/me', { body: { avatarFileId } }) });
}

/** Crops the picture to a square and uploads it; the server re-encodes it. The frame moves by mouse, touch and arrow keys. */
export function AvatarEditor({ file, onClose, save: keep = keepAsSeeker }: Props) {
  const [url, setUrl] = useState('');
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<Area | null>(null);
  const [busy, setBusy] = useState(false);
  const [share, setShare] = useState(0);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);
  const unreadable = () => {
    toast.error('这张图片打不开，请换一张');
    onClose();
  };
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  const save = async () => {
    if (!area) return;
    const controller = new AbortController();
    running.current = controller;
    setBusy(true);
    try {
      const cut = await cropPicture(url, area);
      const { id } = await upload('avatar', cut, { signal: controller.signal, onProgress: setShare });
      await keep(id);
      toast.success('头像已更新');
      onClose();
    } catch (error) {
      if (error instanceof DOMException) toast.error('这张图片打不开，请换一张');
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="裁剪头像"
      description="拖动图片或用方向键移动，滑块缩放。"
      footer={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button look="filled" busy={busy} disabled={!area} onClick={() => void save()}>
            {busy ? `上传中 ${Math.round(100 * share)}%` : '保存头像'}
          </Button>
        </>
      }
    >
      <div className="relative h-72 overflow-hidden rounded-ctl bg-fill">
        {url && (
          <Cropper
            image={url}
            mediaProps={{ onError: unreadable }}
            crop={crop}
            zoom={zoom}
            aspect={1}
            cropShape="round"
            keyboardStep={8}
            disableAutomaticStylesInjection
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropComplete={(_, pixels) => setArea(pixels)}
          />
        )}
      </div>
      <label className="mt-4 flex items-center gap-3 text-13">
        缩放
        <input
          type="range"
          className="flex-1"
          min={1}
          max={3}
          step={STEP}
          value={zoom}
          onChange={(event) => setZoom(Number(event.target.value))}
        />
      </label>
    </Dialog>
  );
}
