import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { call } from '#web/api/browser-call.ts';
import { toast } from '#web/api/toasts.ts';
import { paths } from '#web/paths.ts';
import { passesSeekerGuard } from '#web/session/session-state.ts';
import { getSession } from '#web/session/session-store.ts';
import { Button } from '#web/ui/button.tsx';

/** Follows a company, or stops; a visitor is led to sign in and back. */
export function FollowButton({ companyId }: { companyId: string }) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [following, setFollowing] = useState(false);
  const [busy, setBusy] = useState(false);
  const toggle = async () => {
    if (!passesSeekerGuard(getSession())) return navigate(paths.seekerLogin(pathname + search));
    setBusy(true);
    const key = following ? 'DELETE /api/companies/:id/follow' : 'PUT /api/companies/:id/follow';
    const done = await call(key, { params: { id: companyId } }).then(
      () => true,
      () => false,
    );
    setBusy(false);
    if (!done) return;
    setFollowing(!following);
    toast.success(following ? '已取消关注' : '已关注，有新岗位会告诉你');
  };
  return (
    <Button look="tint" busy={busy} aria-pressed={following} onClick={() => void toggle()}>
      {!following && <Plus size={16} aria-hidden />}
      {following ? '已关注' : '关注'}
    </Button>
  );
}
