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
    { name: '网络', Icon: Wifi, said: isOffline ? '断开，连上才能载入' : '正常' },
    { name: '扫码枪', Icon: ScanBarcode, said: '插上即用' },
    {
      name: '摄像头',
      Icon: Camera,
      said: hasCamera === null ? '正在查看' : hasCamera ? '可以用' : '没有，可输末几位',
    },
  ];
  return (
    <ul className="flex flex-wrap gap-2" aria-label="这台设备">
      {devices.map(({ name, Icon, said }) => (
        <li
          key={name}
          className={`flex items-center gap-1.5 rounded-ctl px-2 py-1 text-13 ${name === '网络' && isOffline ? 'bg-warm-tint text-warm-ink' : 'bg-fill'}`}
        >
          <Icon size={16} className="text-ink-3" aria-hidden />
          {name}
          <b className="font-medium">{said}</b>
        </li>
      ))}
    </ul>
  );
}
