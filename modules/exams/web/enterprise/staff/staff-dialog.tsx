import { Form, Input, Radio, Select } from 'antd';
import { useAction } from '#web/features/calls/use-action.ts';
import { callKey, useCall } from '#web/features/calls/use-call.ts';
import { FormDialog } from '#web/features/forms/form-dialog.tsx';
import type { OwnExam } from '../../../contract/company-exams.ts';
import type { StaffList, StaffMember } from '../../../contract/staff.ts';
import { type StaffRole, staffRoles } from '../../../contract/staff-roles.ts';

const abouts: Record<StaffRole, string> = {
  lead: '设置项目、任免工作人员和全部操作',
  reviewer: '审核所管岗位的报名',
  rooms: '考场、抽签、准考证和入场',
  observer: '看全部，不能改动',
};
const roleOptions = (Object.keys(staffRoles) as StaffRole[]).map((value) => ({
  value,
  label: (
    <>
      {staffRoles[value]} <span className="text-12 text-ink-3">{abouts[value]}</span>
    </>
  ),
}));

interface Fields {
  from: 'own' | 'employer';
  memberId?: string;
  phone?: string;
  role: StaffRole;
  posts?: string[];
}

interface Props {
  exam: OwnExam;
  /** Whose part is changed; null to add a person. */
  person: StaffMember | null;
  colleagues: StaffList['colleagues'];
  onClose(): void;
}

/** Names a colleague for a part in the project, or a member of an employer as a reviewer of their own posts. */
export function StaffDialog({ exam, person, colleagues, onClose }: Props) {
  const [form] = Form.useForm<Fields>();
  const params = { id: exam.id };
  const posts = useCall('GET /api/company/exams/:id/posts', { params });
  const isForeign = person !== null && person.company !== exam.organiser.name;
  const from = Form.useWatch('from', form) ?? (isForeign ? 'employer' : 'own');
  const role = Form.useWatch('role', form) ?? person?.role ?? 'reviewer';
  const save = useAction('PUT /api/company/exams/:id/staff', {
    answers: callKey('GET /api/company/exams/:id/staff', { params }),
    invalidates: ['GET /api/company/exams'],
    opened: person?.memberId,
    done: '已保存，并通知本人',
    onSuccess: onClose,
  });
  const whoOf = ({ memberId, phone }: Fields) => {
    if (person) return { memberId: person.memberId };
    return from === 'own' ? { memberId } : { phone };
  };
  const send = (values: Fields) =>
    save.send({
      params,
      body: {
        ...whoOf(values),
        role: from === 'own' ? values.role : 'reviewer',
        posts: values.posts?.length ? values.posts : null,
      },
    });
  const options = posts.data?.items.map(({ code, title, employer }) => ({
    value: code,
    label: `${code} ${title}（${employer}）`,
  }));
  return (
    <FormDialog<Fields>
      title={person ? `调整 ${person.name} 的职责` : '添加工作人员'}
      okText="保存"
      cancelText="返回"
      busy={save.isPending}
      form={form}
      initialValues={{ from, role, posts: person?.posts ?? [] }}
      onSend={(values) => void send(values)}
      onClose={onClose}
    >
      {!person && (
        <Form.Item name="from" label="来自">
          <Radio.Group
            options={[
              { value: 'own', label: '本单位' },
              { value: 'employer', label: '用人单位', disabled: exam.status === 'draft' },
            ]}
          />
        </Form.Item>
      )}
      {!person && from === 'own' && (
        <Form.Item name="memberId" label="成员" rules={[{ required: true, message: '请选择成员' }]}>
          <Select
            showSearch={{ optionFilterProp: 'label' }}
            placeholder="选择一位成员"
            notFoundContent="没有这位成员，请先在“成员管理”里邀请"
            options={colleagues.map(({ memberId, name, title }) => ({
              value: memberId,
              label: title ? `${name}，${title}` : name,
            }))}
          />
        </Form.Item>
      )}
      {!person && from === 'employer' && (
        <Form.Item
          name="phone"
          label="手机号"
          extra="须是岗位表里用人单位的成员，任该单位岗位的审核员"
          rules={[{ required: true, pattern: /^1\d{10}$/, message: '请输入正确的电话号码' }]}
        >
          <Input inputMode="numeric" maxLength={11} />
        </Form.Item>
      )}
      {from === 'own' && (
        <Form.Item name="role" label="职责">
          <Radio.Group className="flex! flex-col! gap-2!" options={roleOptions} />
        </Form.Item>
      )}
      {(from === 'employer' || role === 'reviewer') && (
        <Form.Item name="posts" label="所管岗位">
          <Select
            mode="multiple"
            allowClear
            maxTagCount={8}
            showSearch={{ optionFilterProp: 'label' }}
            placeholder={from === 'own' ? '不选为全部岗位' : '不选为该单位的全部岗位'}
            loading={posts.isPending}
            options={options ?? []}
          />
        </Form.Item>
      )}
    </FormDialog>
  );
}
