import { Outlet } from 'react-router';
import { SeekerSkeleton } from '#web/areas/seeker/shell/seeker-skeleton.tsx';
import { guardMobile } from '#web/session/guards.ts';
import type { Route } from './+types/own-layout';

/** Runs before the loaders of nested pages: a person without a sign-in never sees the expiry dialog. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [({ request }) => guardMobile(request)];

export const clientLoader = () => null;
clientLoader.hydrate = true as const;

/** Personal pages render in the browser only; the first document shows a skeleton. */
export const HydrateFallback = SeekerSkeleton;

export default function MobileOwn() {
  return (
    <div className="page py-4 has-[.head]:pt-0 has-[.m-talking]:min-h-0 has-[.m-talking]:flex-1 has-[.m-talking]:p-0">
      <Outlet />
    </div>
  );
}
