import { Suspense } from 'react';
import { lazyPart } from '#web/api/lazy-part.tsx';
import { paths } from '#web/paths.ts';
import { isSeekerSignedIn } from '#web/session/session-state.ts';
import { useSession } from '#web/session/session-store.ts';

const PersonMenu = lazyPart(() => import('./person-menu.tsx').then(({ PersonMenu }) => PersonMenu));

const MessagesLink = lazyPart(() =>
  import('#web/features/chat/messages-link.tsx').then(({ MessagesLink }) => MessagesLink),
);

const NoticesBell = lazyPart(() =>
  import('#web/features/notices/notices-bell.tsx').then(({ NoticesBell }) => NoticesBell),
);

/** Reserves the space of the person's menu, which a visitor never loads. */
export function Person() {
  const someone = useSession(({ token, user, jober }) => Boolean(token || user || jober));
  const seeker = useSession(isSeekerSignedIn);
  const disc = <span className="skeleton size-8 rounded-full" aria-hidden />;
  if (!someone) return disc;
  return (
    <Suspense fallback={disc}>
      {seeker && <NoticesBell href={paths.notices()} />}
      {seeker && <MessagesLink />}
      <PersonMenu />
    </Suspense>
  );
}
