import { MinePage } from '#web/areas/mobile/mine/mine-page.tsx';

export default function MobileMine() {
  return <MinePage />;
}
