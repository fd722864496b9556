import { pages, pageTitle } from '#contract/pages.ts';
import { PageError } from '#web/features/page/page-error.tsx';
import { failPage } from '#web/features/page/page-failure.ts';
import { call } from '../api/browser-call.ts';
import { FavouritesPage } from '../areas/seeker/favourites/favourites-page.tsx';
import { loadFavouritesPage } from '../areas/seeker/favourites/load-favourites.ts';
import type { Route } from './+types/favourites';

export const meta = () => [
  { title: pageTitle(pages['/client/favourites'].title) },
  { name: 'robots', content: 'noindex' },
];

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  loadFavouritesPage(call, new URL(request.url)).catch(failPage);

export default function Favourites({ loaderData }: Route.ComponentProps) {
  return <FavouritesPage data={loaderData} />;
}

export { PageError as ErrorBoundary };
