import { clsx } from 'clsx';
import { use } from 'react';
import { navigateTo } from '#web/api/navigator.ts';
import { setFavourite, useIsFavourite } from '#web/features/own-posts/own-posts.ts';
import { PlacesContext } from '#web/features/site/places.ts';
import { getSession, isSeekerSignedIn } from '#web/session/session-store.ts';

interface Props {
  id: string;
  /** Accessible name, where the button is outside the post. */
  title?: string;
  className?: string;
}

/** Adds a favourite; a visitor signs in first and returns to the same page. */
export function FavouriteButton({ id, title, className }: Props) {
  const stored = useIsFavourite(id);
  const places = use(PlacesContext);
  const press = () => {
    if (!isSeekerSignedIn(getSession())) return navigateTo(places.login(location.pathname + location.search));
    void setFavourite(id, !stored);
  };
  return (
    <button
      type="button"
      className={clsx('script-only', className)}
      aria-pressed={stored}
      aria-label={title && `${stored ? '取消收藏' : '收藏'}：${title}`}
      // The second click of a double click would undo the first.
      onClick={({ detail }) => detail < 2 && press()}
    >
      <span className="i i-heart" />
      {stored ? '已收藏' : '收藏'}
    </button>
  );
}
