import { type ComponentType, lazy, Suspense } from 'react';
import { useMatches } from 'react-router';
import type { PagePath } from '#contract/pages.ts';
import { ListSkeleton } from './list-skeleton.tsx';

/** Pages of the consoles by path, with what loads their code in the browser when they are opened. */
type ConsolePages = Readonly<Partial<Record<PagePath, () => Promise<ComponentType>>>>;

/**
 * The route module of console pages; `web/routes.ts` mounts it at each path, under the path as its id.
 * @param bare pages that show nothing while their code is loaded, instead of a list's skeleton
 */
export function consolePages(pages: ConsolePages, { bare = [] }: { bare?: readonly PagePath[] } = {}) {
  const lazyPages = new Map<string, ComponentType>(
    Object.entries(pages).map(([path, load]) => [path, lazy(() => load().then((found) => ({ default: found })))]),
  );
  const isBare = (path: string) => bare.some((one) => one === path);
  return function ConsolePage() {
    const path = useMatches().at(-1)?.id ?? '';
    const Page = lazyPages.get(path);
    return (
      Page && (
        // Keyed, so that the next page's skeleton shows at once instead of the page before it.
        <Suspense key={path} fallback={isBare(path) ? null : <ListSkeleton />}>
          <Page />
        </Suspense>
      )
    );
  };
}
