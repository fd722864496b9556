import { Outlet } from 'react-router';
import { SeekerSkeleton } from '#web/areas/seeker/shell/seeker-skeleton.tsx';
import { guardSeeker } from '#web/session/guards.ts';
import type { Route } from './+types/layout';
import '#web/styles/classes.css';
import '#web/styles/areas/seeker.css';

/** Runs before the loaders of nested pages: a person without a sign-in never sees the expiry dialog. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [({ request }) => guardSeeker(request)];

export const clientLoader = () => null;
clientLoader.hydrate = true as const;

/** Personal areas render in the browser only; the first document shows a skeleton. */
export const HydrateFallback = SeekerSkeleton;

export default function Seeker() {
  return (
    <div className="page py-4 has-[.head]:pt-0">
      <Outlet />
    </div>
  );
}
