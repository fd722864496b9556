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
  const hasCamera = useCamera();
  const devices = [
    { name: '扫码枪', Icon: ScanBarcode, said: '插上即用', isFine: true },
    {
      name: '摄像头',
      Icon: Camera,
      said: hasCamera === null ? '正在查看' : hasCamera ? '可以用' : '没有找到',
      isFine: hasCamera === true,
    },
    { name: '网络', Icon: Wifi, said: isOffline ? '断开' : '正常', isFine: !isOffline },
  ];
  return (
    <ul className="grid grid-cols-3 divide-x divide-line border-t border-line" aria-label="这台设备">
      {devices.map(({ name, Icon, said, isFine }) => (
        <li key={name} className="px-3 py-3 text-center text-13">
          <span className="flex items-center justify-center gap-1.5 text-ink-3">
            <Icon size={16} aria-hidden />
            {name}
          </span>
          <b className={`font-medium ${isFine ? 'text-ok-ink' : 'text-ink-2'}`}>{said}</b>
        </li>
      ))}
    </ul>
  );
}
