import { Button } from 'antd';
import { useNavigate } from 'react-router';
import { paths } from '#web/paths.ts';
import { ImportWork } from './work/import-work.tsx';

/** 导入岗位表 of the recruiter's own school. */
export function ImportPage() {
  const navigate = useNavigate();
  const next = (
    <Button type="primary" onClick={() => navigate(`${paths.ment()}?status=draft`)}>
      去草稿中提交发布
    </Button>
  );
  return <ImportWork next={next} postHref={paths.release} />;
}
