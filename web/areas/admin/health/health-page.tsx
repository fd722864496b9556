import { PageHead } from '../../../features/console/page-head.tsx';

export function HealthPage() {
  return <PageHead trail={['平台管理', '系统状态']} title="系统状态" />;
}
