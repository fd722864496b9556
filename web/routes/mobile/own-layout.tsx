import { Outlet } from 'react-router';
import { MobileSkeleton } from '#web/areas/mobile/shell/mobile-skeleton.tsx';
import { guardMobile } from '#web/session/guards.ts';
import type { Route } from './+types/own-layout';

/** Runs before the loaders of nested pages: a person without a sign-in never sees the expiry dialog. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [({ request }) => guardMobile(request)];

export const clientLoader = () => null;
clientLoader.hydrate = true as const;

/** Personal pages render in the browser only; the first document shows a skeleton. */
export const HydrateFallback = MobileSkeleton;

export default Outlet;
