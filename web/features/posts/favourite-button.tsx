import { clsx } from 'clsx';
import { use } from 'react';
import { navigateTo } from '#web/api/navigator.ts';
import { setFavourite, useIsFavourite } from '#web/features/own-posts/own-posts.ts';
import { PlacesContext } from '#web/features/site/places.ts';
import { isSeekerSignedIn } from '#web/session/session-state.ts';
import { getSession } from '#web/session/session-store.ts';

interface Props {
  id: string;
  /** Named where the button stands apart from the post. */
  title?: string;
  className?: string;
}

/** Keeps a post; a visitor is asked to sign in first and comes back to the same page. */
export function FavouriteButton({ id, title, className }: Props) {
  const kept = useIsFavourite(id);
  const places = use(PlacesContext);
  const press = () => {
    if (!isSeekerSignedIn(getSession())) return navigateTo(places.login(location.pathname + location.search));
    void setFavourite(id, !kept);
  };
  return (
    <button
      type="button"
      className={clsx('script-only', className)}
      aria-pressed={kept}
      aria-label={title && `${kept ? '取消收藏' : '收藏'}：${title}`}
      // The second click of a double click would take back what the first did.
      onClick={({ detail }) => detail < 2 && press()}
    >
      <span className="i i-heart" />
      {kept ? '已收藏' : '收藏'}
    </button>
  );
}
