import { PageHead } from '../../../features/console/page-head.tsx';

export function OperatorsPage() {
  return <PageHead trail={['平台管理', '运营账号']} title="运营账号" />;
}
