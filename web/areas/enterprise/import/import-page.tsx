import { PageHead } from '#web/features/console/page-head.tsx';

/** Import of a 岗位表. */
export function ImportPage() {
  return <PageHead trail={['单位中心', '职位管理', '导入岗位表']} title="导入岗位表" />;
}
