import { call } from '#web/api/browser-call.ts';
import { FavouritesPage } from '#web/areas/seeker/favourites/favourites-page.tsx';
import { loadFavouritesPage } from '#web/areas/seeker/favourites/load-favourites.ts';
import { failPage } from '#web/features/page/page-failure.ts';
import type { Route } from './+types/client-favourites';

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  loadFavouritesPage(call, new URL(request.url)).catch(failPage);

export default function Favourites({ loaderData }: Route.ComponentProps) {
  return <FavouritesPage data={loaderData} />;
}
