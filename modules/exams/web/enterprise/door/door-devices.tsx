import { Camera, ScanBarcode, Wifi } from 'lucide-react';
import { useEffect, useState } from 'react';

/** Whether the device has a camera; null until the browser answers. */
function useCamera(): boolean | null {
  const [has, setHas] = useState<boolean | null>(null);
  useEffect(() => {
    const asked = navigator.mediaDevices?.enumerateDevices?.() ?? Promise.resolve([]);
    asked.then(
      (devices) => setHas(devices.some(({ kind }) => kind === 'videoinput')),
      () => setHas(false),
    );
  }, []);
  return has;
}

/** What this device can read tickets with, before the first one comes. */
export function DoorDevices({ isOffline }: { isOffline: boolean }) {
  const has = useCamera();
  const devices = [
    ['网络', Wifi, !isOffline, isOffline ? '断开，连上才能载入' : '正常'],
    ['扫码枪', ScanBarcode, null, '插上即用'],
    ['摄像头', Camera, has, has === null ? '正在查看' : has ? '可以用' : '未检测到摄像头，可手输末几位'],
  ] as const;
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-2" aria-label="这台设备">
      {devices.map(([name, Icon, works, said]) => (
        <li key={name} className="flex items-center gap-1.5 text-14 text-ink-2">
          <Icon size={18} className={works ? 'text-ok' : works === false ? 'text-warm' : 'text-ink-3'} aria-hidden />
          {!said.includes(name) && name}
          <b className={`font-semibold ${works ? 'text-ok-ink' : works === false ? 'text-warm-ink' : 'text-ink-1'}`}>
            {said}
          </b>
        </li>
      ))}
    </ul>
  );
}
