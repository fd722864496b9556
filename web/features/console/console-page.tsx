import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { ListSkeleton } from './list-skeleton.tsx';

/** The route of a console page; its code is loaded in the browser when the page is opened. */
export function consolePage(load: () => Promise<ComponentType>, meanwhile: ReactNode = <ListSkeleton />) {
  const Page = lazy(() => load().then((found) => ({ default: found })));
  return function ConsolePage() {
    return (
      <Suspense fallback={meanwhile}>
        <Page />
      </Suspense>
    );
  };
}
