import { PageHead } from '../../../features/console/page-head.tsx';

export function UsersPage() {
  return <PageHead trail={['平台管理', '用户']} title="用户" />;
}
