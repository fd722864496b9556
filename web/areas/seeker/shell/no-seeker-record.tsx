import { paths } from '../../../paths.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';

/** A phone is signed in, but it has no seeker record on this machine. */
export function NoSeekerRecord() {
  return (
    <div className="card">
      <h1 className="sr-only">求职者信息</h1>
      <EmptyState
        title="还没有求职者信息"
        text="用手机号登录求职端，填写基本信息后就可以写简历"
        action={
          <ButtonLink look="filled" href={paths.seekerLogin(paths.resume())}>
            去登录
          </ButtonLink>
        }
      />
    </div>
  );
}
