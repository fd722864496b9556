import { Outlet } from 'react-router';
import { SeekerNav } from '../areas/seeker/shell/seeker-nav.tsx';
import { SeekerSkeleton } from '../areas/seeker/shell/seeker-skeleton.tsx';
import { guardSeeker } from '../session/guards.ts';
import type { Route } from './+types/seeker';

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => guardSeeker(request);
clientLoader.hydrate = true as const;

/** Personal areas render in the browser only; the first document shows their shape. */
export const HydrateFallback = SeekerSkeleton;

export default function Seeker() {
  return (
    <>
      <SeekerNav />
      <div className="mx-auto w-full max-w-(--w-page) px-4 py-4">
        <Outlet />
      </div>
    </>
  );
}
