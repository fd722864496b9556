import { useEffect, useRef, useState } from 'react';
import Cropper, { type Area } from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { toast } from '#web/api/toasts.ts';
import { useObjectUrl } from '#web/features/files/use-object-url.ts';
import { useBusy } from '#web/features/page-calls/use-busy.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { cropPicture, type Measures } from './crop-picture.ts';

const STEP = 0.05;
const unreadable = '这张图片打不开，请换一张';

interface Props {
  file: File;
  title: string;
  okText: string;
  measures: Measures;
  round?: boolean;
  /** How far it may be enlarged, so that what is cut out keeps enough pixels. */
  mostZoom?: number;
  onClose(): void;
  /** Takes the cut picture; the dialog closes when it is kept. */
  keep(cut: File, sending: { signal: AbortSignal; onProgress(share: number): void }): Promise<void>;
}

/** Cuts a picture to measures. The frame moves by mouse, touch and arrow keys. Import it lazily. */
export function CropDialog({ file, title, okText, measures, round = false, mostZoom = 3, onClose, keep }: Props) {
  const url = useObjectUrl(file);
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<Area | null>(null);
  const { busy, run } = useBusy();
  const [share, setShare] = useState(0);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);
  const refuse = () => {
    toast.error(unreadable);
    onClose();
  };
  const save = async () => {
    if (!area) return;
    const controller = new AbortController();
    running.current = controller;
    try {
      await keep(await cropPicture(url, area, measures), { signal: controller.signal, onProgress: setShare });
      onClose();
    } catch (error) {
      if (error instanceof DOMException) toast.error(unreadable);
    }
  };
  return (
    <Dialog
      onClose={onClose}
      title={title}
      description="拖动图片或用方向键移动，滑块缩放。"
      footer={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button look="filled" busy={busy} disabled={!area} onClick={() => void run(save)}>
            {busy ? `上传中 ${Math.round(100 * share)}%` : okText}
          </Button>
        </>
      }
    >
      <div className="relative h-72 overflow-hidden rounded-ctl bg-fill">
        {url && (
          <Cropper
            image={url}
            mediaProps={{ onError: refuse }}
            crop={crop}
            zoom={zoom}
            maxZoom={mostZoom}
            aspect={measures.width / measures.height}
            cropShape={round ? 'round' : 'rect'}
            keyboardStep={8}
            disableAutomaticStylesInjection
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropComplete={(_, pixels) => setArea(pixels)}
          />
        )}
      </div>
      <label className="mt-4 flex items-center gap-3 text-14">
        缩放
        <input
          type="range"
          className="flex-1"
          min={1}
          max={mostZoom}
          step={STEP}
          disabled={mostZoom <= 1}
          value={zoom}
          onChange={(event) => setZoom(Number(event.target.value))}
        />
      </label>
    </Dialog>
  );
}
