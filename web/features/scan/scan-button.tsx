import { clsx } from 'clsx';
import { Camera, CameraOff } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

const LOOK_MS = 200;
/** Time before the same code is reported again: a ticket stays in front of the camera for a while. */
const AGAIN_MS = 4_000;

/** Scans the camera for QR codes until stopped; returns a stop function. */
async function watch(video: HTMLVideoElement, onCode: (code: string) => void): Promise<() => void> {
  const [{ default: read }, stream] = await Promise.all([
    import('jsqr'),
    navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } }),
  ]);
  video.srcObject = stream;
  await video.play().catch((error: unknown) => {
    for (const track of stream.getTracks()) track.stop();
    throw error;
  });
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  let last = { code: '', at: 0 };
  const timer = setInterval(() => {
    if (!pen || video.videoWidth === 0) return;
    [canvas.width, canvas.height] = [video.videoWidth, video.videoHeight];
    pen.drawImage(video, 0, 0);
    const { data, width, height } = pen.getImageData(0, 0, canvas.width, canvas.height);
    const code = read(data, width, height)?.data;
    if (!code || (code === last.code && Date.now() - last.at < AGAIN_MS)) return;
    last = { code, at: Date.now() };
    onCode(code);
  }, LOOK_MS);
  return () => {
    clearInterval(timer);
    for (const track of stream.getTracks()) track.stop();
  };
}

/** Why the camera is unavailable, and what helps, by the browser's error name. */
function refusalOf(error: unknown): string {
  if (!globalThis.isSecureContext) return '摄像头只能在 https 网址下使用';
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError') return '没有允许使用摄像头：请在地址栏旁的网站权限中允许，再点一次';
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return '没有找到摄像头';
  if (name === 'NotReadableError' || name === 'AbortError') return '摄像头打不开，可能正被其他程序使用';
  return '摄像头没有打开，请再试一次';
}

interface Props {
  onCode(code: string): void;
  /** What the code is called where it may be typed instead; empty where it may not. */
  name?: string;
  label?: string;
  /** Its look; default: outlined. */
  className?: string;
  large?: boolean;
}

/** Opens the camera and reports each QR code; explains failures, and typing remains possible. */
export function ScanButton({
  onCode,
  name = '入场码',
  label = '摄像头扫码',
  large = false,
  className = clsx('btn-outline', large && 'h-20 px-6 max-sm:h-14'),
}: Props) {
  const [open, setOpen] = useState(false);
  const [refusal, setRefusal] = useState('');
  const video = useRef<HTMLVideoElement>(null);
  const report = useEffectEvent(onCode);
  useEffect(() => {
    if (!open || !video.current) return;
    setRefusal('');
    let stop: (() => void) | null = null;
    let over = false;
    watch(video.current, (code) => report(code)).then(
      (end) => {
        if (over) end();
        else stop = end;
      },
      (error: unknown) => {
        setRefusal(refusalOf(error));
        setOpen(false);
      },
    );
    return () => {
      over = true;
      stop?.();
    };
  }, [open]);
  return (
    <>
      <button type="button" className={clsx('btn', className)} aria-pressed={open} onClick={() => setOpen(!open)}>
        {open ? <CameraOff size={16} aria-hidden /> : <Camera size={16} aria-hidden />}
        {open ? '关闭摄像头' : label}
      </button>
      {refusal && (
        <p role="status" className="w-full text-12 text-warm-ink">
          {refusal}。{name && `也可以直接输入${name}。`}
        </p>
      )}
      {open && (
        <div className={`relative w-full overflow-hidden rounded-card bg-ink-1 ${large ? '' : 'max-w-100'}`}>
          <video ref={video} className="max-h-[50dvh] w-full object-cover" muted playsInline aria-label="摄像头画面">
            <track kind="captions" />
          </video>
          <span className="absolute inset-[15%] rounded-card border-2 border-white" aria-hidden />
        </div>
      )}
    </>
  );
}
