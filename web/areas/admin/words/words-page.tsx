import { PageHead } from '../../../features/console/page-head.tsx';

export function WordsPage() {
  return <PageHead trail={['平台管理', '词库']} title="词库" />;
}
