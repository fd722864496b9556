import Check from 'lucide-react/icons/check';
import Plus from 'lucide-react/icons/plus';
import { use } from 'react';
import { call } from '#web/api/browser-call.ts';
import { navigateTo } from '#web/api/navigator.ts';
import { toast } from '#web/api/toasts.ts';
import { PlacesContext } from '#web/features/site/places.ts';
import { useStateOf } from '#web/rendering/use-state-of.ts';
import { getSession, isSeekerSignedIn } from '#web/session/session-store.ts';
import { Button } from '#web/ui/button.tsx';

interface Props {
  id: string;
  name: string;
  /** As far as the page knows; false for a visitor. */
  following: boolean;
  className?: string;
}

/** Follows a company. Optimistic; reverted if the server refuses. */
export function FollowButton({ id, name, following, className }: Props) {
  const places = use(PlacesContext);
  const [on, setOn] = useStateOf(following);
  const press = async () => {
    if (!isSeekerSignedIn(getSession())) return navigateTo(places.login(location.pathname + location.search));
    setOn(!on);
    const input = { params: { id } };
    try {
      if (on) await call('DELETE /api/companies/:id/follow', input, { background: true });
      else await call('PUT /api/companies/:id/follow', input, { background: true });
      toast.success(on ? '已取消关注' : '已关注，有新岗位会告诉你');
    } catch {
      setOn(on);
    }
  };
  return (
    <Button
      className={className ?? 'script-only'}
      aria-pressed={on}
      aria-label={`${on ? '取消关注' : '关注'}：${name}`}
      // The second press of a double click does not take it back.
      onClick={({ detail }) => detail < 2 && void press()}
    >
      {on ? <Check size={16} aria-hidden /> : <Plus size={16} aria-hidden />}
      {on ? '已关注' : '关注'}
    </Button>
  );
}
