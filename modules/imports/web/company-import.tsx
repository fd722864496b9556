import { useCall } from '#web/features/calls/use-call.ts';
import { Awaiting } from '#web/features/console/load-failed.tsx';
import { paths } from '#web/paths.ts';
import { ImportWork } from './work/import-work.tsx';

/** 导入岗位表 for a school: its drafts, which it publishes itself. */
export function CompanyImport({ id }: { id: string }) {
  const company = useCall('GET /api/admin/companies/:id', { params: { id } });
  if (company.isError || !company.data) return <Awaiting query={company} failed="没有这个单位" />;
  const { name } = company.data;
  const next = <span className="text-14 text-ink-3">已告诉单位：草稿在它的职位管理里，由它核对后发布</span>;
  return <ImportWork key={id} companyId={id} back={{ label: name, href: paths.adminCompany(id) }} next={next} />;
}
