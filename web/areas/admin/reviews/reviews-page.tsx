import { PageHead } from '../../../features/console/page-head.tsx';

export function ReviewsPage() {
  return <PageHead trail={['平台管理', '审核']} title="审核" />;
}
