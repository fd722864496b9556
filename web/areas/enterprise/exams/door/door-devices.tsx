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
    { name: '网络', Icon: Wifi, said: isOffline ? '断开，连上才能载入' : '正常', isFine: !isOffline },
    { name: '扫码枪', Icon: ScanBarcode, said: '插上即用', isFine: true },
    {
      name: '摄像头',
      Icon: Camera,
      said: hasCamera === null ? '正在查看' : hasCamera ? '可以用' : '没有找到，用扫码枪或输末几位',
      isFine: hasCamera !== false,
    },
  ];
  return (
    <ul className="grid gap-2" aria-label="这台设备">
      {devices.map(({ name, Icon, said, isFine }) => (
        <li
          key={name}
          className={`flex items-center gap-3 rounded-ctl px-3 py-2 text-14 ${isFine ? 'bg-fill' : 'bg-warm-tint'}`}
        >
          <Icon size={18} className="text-ink-3" aria-hidden />
          <span className="text-ink-1">{name}</span>
          <b className={`ml-auto text-13 font-medium ${isFine ? 'text-ok-ink' : 'text-warm-ink'}`}>{said}</b>
        </li>
      ))}
    </ul>
  );
}
