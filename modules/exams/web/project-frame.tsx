import { type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router';
import { lazyPart } from '#web/api/lazy-part.tsx';
import type { Frames } from '#web/slots.tsx';

const ProjectNav = lazyPart(() => import('./enterprise/sections/project-nav.tsx').then(({ ProjectNav }) => ProjectNav));

/** On the pages of a project its own sections, elsewhere those of the console. */
export function ProjectFrame({ children, ...given }: Frames['console.sections'] & { children: ReactNode }) {
  const { pathname } = useLocation();
  if (!pathname.startsWith('/exam/')) return children;
  return (
    <Suspense fallback={children}>
      <ProjectNav {...given}>{children}</ProjectNav>
    </Suspense>
  );
}
