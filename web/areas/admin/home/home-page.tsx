import { PageHead } from '../../../features/console/page-head.tsx';

export function AdminHomePage() {
  return <PageHead trail={['平台管理', '概览']} title="概览" />;
}
