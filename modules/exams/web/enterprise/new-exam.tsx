import { Cascader, Form, Input } from 'antd';
import { useNavigate } from 'react-router';
import { useOwnCompany } from '#web/areas/enterprise/means/use-own-company.ts';
import { regionPathOf, regionTree } from '#web/areas/enterprise/release/region-tree.ts';
import { useAction } from '#web/features/calls/use-action.ts';
import { FormDialog } from '#web/features/forms/form-dialog.tsx';
import { paths } from '#web/paths.ts';

interface Fields {
  title: string;
  region: string[];
}

/** A new project: its name, and its place, which is mostly that of the organiser; the usual rules are filled in. */
export function NewExam({ onClose }: { onClose(): void }) {
  const navigate = useNavigate();
  const create = useAction('POST /api/company/exams', { invalidates: ['GET /api/company/exams'] });
  const own = useOwnCompany();
  const send = async ({ title, region }: Fields) => {
    const made = await create.send({ body: { title, regionCode: region.at(-1) ?? '' } });
    if (made) void navigate(paths.companyExam(made.id));
  };
  if (own.isPending) return null;
  const home = regionPathOf(own.data?.regionCode ?? '');
  return (
    <FormDialog<Fields>
      title="新建公开招聘项目"
      okText="新建"
      cancelText="返回"
      busy={create.isPending}
      initialValues={home.length > 0 ? { region: home } : {}}
      onSend={(fields) => void send(fields)}
      onClose={onClose}
    >
      <Form.Item name="title" label="项目名称" rules={[{ required: true, min: 6, message: '项目名称至少 6 个字' }]}>
        <Input maxLength={80} showCount placeholder="澜州市教育局 2027 年公开招聘中小学教师" />
      </Form.Item>
      <Form.Item name="region" label="所在地区" rules={[{ required: true, message: '请选择所在地区' }]}>
        <Cascader options={regionTree()} showSearch changeOnSelect allowClear={false} placeholder="省 / 市 / 区县" />
      </Form.Item>
    </FormDialog>
  );
}
