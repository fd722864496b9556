import { Button } from '#web/ui/button.tsx';

/** The phone's account was dormant for a year. It is not identified: the number may belong to another person by now. */
export function DormantPanel({ onPassword, onBeginAnew }: { onPassword(): void; onBeginAnew(): void }) {
  return (
    <div role="status">
      <h2 className="text-18">这个手机号有一个很久没用的账号</h2>
      <p className="mt-2 text-14 text-ink-2">
        它已超过一年没有登录。手机号可能换过主人，为保护原来的使用者，仅凭验证码不能再打开它。
      </p>
      <div className="mt-6 space-y-3">
        <Button look="filled" size="l" wide onClick={onPassword}>
          是我的账号，用密码登录
        </Button>
        <Button size="l" wide onClick={onBeginAnew}>
          不是我的，注册新账号
        </Button>
      </div>
      <p className="mt-4 text-12 text-ink-3">注册新账号后，原账号会被封存，凭原手机号和密码可以找回。</p>
    </div>
  );
}
