import { Form, Input } from 'antd';
import { useNavigate } from 'react-router';
import { useAction } from '#web/features/calls/use-action.ts';
import { FormDialog } from '#web/features/forms/form-dialog.tsx';
import { RegionCascader } from '#web/features/forms/region-cascader.tsx';
import { paths } from '#web/paths.ts';

interface Fields {
  title: string;
  region: [string, string];
}

/** A new project: its name and place; the usual rules are filled in. */
export function NewExam({ onClose }: { onClose(): void }) {
  const navigate = useNavigate();
  const create = useAction('POST /api/company/exams', { invalidates: ['GET /api/company/exams'] });
  const send = async ({ title, region }: Fields) => {
    const made = await create.send({ body: { title, regionCode: region[1] } });
    if (made) void navigate(paths.companyExam(made.id));
  };
  return (
    <FormDialog<Fields>
      title="新建公开招聘项目"
      okText="新建"
      cancelText="返回"
      busy={create.isPending}
      onSend={(fields) => void send(fields)}
      onClose={onClose}
    >
      <Form.Item name="title" label="项目名称" rules={[{ required: true, min: 6, message: '项目名称至少 6 个字' }]}>
        <Input maxLength={80} showCount placeholder="澜州市教育局 2027 年公开招聘中小学教师" />
      </Form.Item>
      <Form.Item name="region" label="所在地区" rules={[{ required: true, message: '请选择所在地区' }]}>
        <RegionCascader />
      </Form.Item>
    </FormDialog>
  );
}
