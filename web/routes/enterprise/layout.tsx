import { Outlet } from 'react-router';
import { lazyPart } from '#web/api/lazy-part.tsx';
import { ConsoleSkeleton } from '#web/features/console/console-skeleton.tsx';
import { PageError } from '#web/features/page/page-error.tsx';
import { guardRecruiter } from '#web/session/guards.ts';
import type { Route } from './+types/layout';
import '#web/styles/classes.css';
import '#web/styles/areas/console.css';

/** Loaded in the browser only: antd is neither rendered on the server nor part of the public pages. */
const Console = lazyPart(() => import('#web/areas/enterprise/shell/console.tsx'), 'Console');

/** Runs before the loaders of nested pages. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [({ request }) => guardRecruiter(request)];

export const clientLoader = () => null;
clientLoader.hydrate = true as const;

export const HydrateFallback = ConsoleSkeleton;

export default function Enterprise() {
  return (
    <Console fallback={<ConsoleSkeleton />}>
      <Outlet />
    </Console>
  );
}

export { PageError as ErrorBoundary };
