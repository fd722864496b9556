import { clsx } from 'clsx';
import Heart from 'lucide-react/icons/heart';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '#web/paths.ts';
import { isSeekerSignedIn } from '#web/session/session-state.ts';
import { getSession } from '#web/session/session-store.ts';
import { setFavourite, useFavourites } from './favourites.ts';

interface Props {
  id: string;
  title: string;
  className?: string;
  /** Only the heart. */
  bare?: boolean;
}

/** Keeps a post; a visitor is asked to sign in first and comes back to the same page. */
export function FavouriteButton({ id, title, className, bare = false }: Props) {
  const kept = useFavourites(({ ids }) => ids.has(id));
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const press = () => {
    if (!isSeekerSignedIn(getSession())) return navigate(paths.seekerLogin(pathname + search));
    void setFavourite(id, !kept);
  };
  return (
    <button
      type="button"
      className={clsx('script-only', className)}
      aria-pressed={kept}
      aria-label={`${kept ? '取消收藏' : '收藏'}：${title}`}
      onClick={press}
    >
      <Heart size={bare ? 20 : 15} className={kept ? 'fill-err text-err' : undefined} aria-hidden />
      {!bare && (kept ? '已收藏' : '收藏')}
    </button>
  );
}
