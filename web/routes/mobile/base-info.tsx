import { SeekerInfoPage } from '#web/areas/seeker/info/seeker-info-page.tsx';
import { SeekerSkeleton } from '#web/areas/seeker/shell/seeker-skeleton.tsx';
import { phoneEntry } from '#web/features/sign-in/entries.ts';

/** Only the browser knows whose phone it is. */
export const clientLoader = () => null;
clientLoader.hydrate = true as const;

export const HydrateFallback = SeekerSkeleton;

export default function MobileBaseInfo() {
  return <SeekerInfoPage entry={phoneEntry} />;
}
