import { useNavigate } from 'react-router';
import { toast } from '#web/api/toasts.ts';
import { paths } from '#web/paths.ts';
import { logout } from '#web/session/logout.ts';
import { useSession } from '#web/session/session-store.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';

/** Leaves the account, or goes to the company of somebody who also recruits. */
export function Leave() {
  const navigate = useNavigate();
  const recruits = useSession((state) => state.companyJober !== null);
  const leave = async () => {
    await logout();
    toast.success('已退出登录');
    void navigate(paths.home());
  };
  return (
    <>
      <ButtonLink look="text" href={recruits ? paths.enterprise() : paths.enterpriseLogin()}>
        {recruits ? '切换到单位中心' : '我要招聘'}
      </ButtonLink>
      <Button look="text" onClick={() => void leave()}>
        退出登录
      </Button>
    </>
  );
}
