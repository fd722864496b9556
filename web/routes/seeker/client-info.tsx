import { SeekerInfoPage } from '#web/areas/seeker/info/seeker-info-page.tsx';
import { SeekerSkeleton } from '#web/areas/seeker/shell/seeker-skeleton.tsx';
import '#web/styles/classes.css';
import '#web/styles/areas/seeker.css';

/** Only the browser knows what was verified, so the page waits for it. */
export const clientLoader = () => null;
clientLoader.hydrate = true as const;

export const HydrateFallback = SeekerSkeleton;

export default SeekerInfoPage;
