import { Alert } from 'antd';
import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import { useSession } from '#web/session/session-store.ts';

/** Shown above every page of a suspended company: nothing it does has an effect until it is restored. */
export function SuspendedBand() {
  const suspended = useSession((state) => state.company?.status === 'suspended');
  if (!suspended) return null;
  return (
    <Alert
      className="mb-4!"
      type="warning"
      showIcon
      title="本单位已被暂停使用：职位不再展示，招聘会展位已释放，恢复后会重新安排"
      action={
        <Link className="link" to={paths.enterpriseAuth()}>
          查看原因
        </Link>
      }
    />
  );
}
