import { PageHead } from '../../../features/console/page-head.tsx';

export function AuditPage() {
  return <PageHead trail={['平台管理', '操作日志']} title="操作日志" />;
}
