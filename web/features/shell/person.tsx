import { lazy, Suspense } from 'react';
import { useSession } from '#web/session/session-store.ts';

const PersonMenu = lazy(() => import('./person-menu.tsx').then((module) => ({ default: module.PersonMenu })));

/** Keeps the place of the person's menu, which a visitor never loads. */
export function Person() {
  const someone = useSession(({ token, user, jober }) => Boolean(token || user || jober));
  const disc = <span className="skeleton size-8 rounded-full" aria-hidden />;
  if (!someone) return disc;
  return (
    <Suspense fallback={disc}>
      <PersonMenu />
    </Suspense>
  );
}
