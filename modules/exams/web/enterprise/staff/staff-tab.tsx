import { Button, Form } from 'antd';
import { useState } from 'react';
import { phone } from '#contract/fields.ts';
import { callKey, useAction, useCall } from '#web/features/calls/use-call.ts';
import { ConsoleList } from '#web/features/console/list/console-list.tsx';
import { RowActs } from '#web/features/console/list/row-parts.tsx';
import { ChoiceField, FormDialog, RadioField, TextField } from '#web/features/forms/fields.tsx';
import { monthDay } from '#web/features/time/day-parts.ts';
import type { OwnExam } from '../../../contract/company-exams.ts';
import type { StaffList, StaffMember } from '../../../contract/staff.ts';
import { mayDo, type StaffRole, staffRoles } from '../../../contract/staff-roles.ts';

const MAX_CODES = 6;

/** '全部岗位', or the first codes and how many there are. */
function postsText({ role, posts }: StaffMember): string {
  if (role !== 'reviewer') return '';
  if (!posts) return '全部岗位';
  const named = posts.slice(0, MAX_CODES).join('、');
  return posts.length > MAX_CODES ? `岗位 ${named} 等 ${posts.length} 个` : `岗位 ${named}`;
}

/** 工作人员 of a project: who has which part, and changes of it. */
export function StaffTab({ exam }: { exam: OwnExam }) {
  const params = { id: exam.id };
  const staff = useCall('GET /api/company/exams/:id/staff', { params });
  const [open, setOpen] = useState<StaffMember | 'new' | null>(null);
  const remove = useAction('DELETE /api/company/exams/:id/staff/:memberId', {
    answers: callKey('GET /api/company/exams/:id/staff', { params }),
    invalidates: ['GET /api/company/exams'],
  });
  const isOpen = exam.status !== 'cancelled' && exam.status !== 'closed';
  const mayChange = mayDo(exam.role, 'appoint') && isOpen;
  const add = mayChange && (
    <Button type="primary" onClick={() => setOpen('new')}>
      添加工作人员
    </Button>
  );
  return (
    <>
      {add && <p className="mb-2 flex justify-end">{add}</p>}
      <ConsoleList
        label="工作人员"
        query={staff}
        row={(person) => {
          const { memberId, name, company, role, at } = person;
          const about = [company === exam.organiser.name ? '' : company, postsText(person), `${monthDay(at)} 任命`];
          return (
            <li key={memberId} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3 text-14">
              <b className="w-28 flex-none text-14 font-semibold text-ink-1">{name}</b>
              <span className="tag flex-none">{staffRoles[role]}</span>
              <span className="min-w-0 flex-1 text-ink-3 max-sm:basis-full">{about.filter(Boolean).join('，')}</span>
              {mayChange && (
                <RowActs
                  of={name}
                  main={{ label: '调整', shown: true, onAct: () => setOpen(person) }}
                  more={[
                    {
                      label: '免去',
                      danger: true,
                      ask: { title: `免去 ${name} 的${staffRoles[role]}？`, content: '立刻生效，并通知本人' },
                      onAct: () => remove.send({ params: { ...params, memberId } }),
                    },
                  ]}
                />
              )}
            </li>
          );
        }}
        empty="还没有任命工作人员，目前由主管理员负责"
      />
      {open && staff.data && (
        <StaffDialog
          exam={exam}
          person={open === 'new' ? null : open}
          colleagues={staff.data.colleagues.filter(
            ({ memberId }) => !staff.data.items.some((person) => person.memberId === memberId),
          )}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}

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
        <RadioField
          name="from"
          label="来自"
          options={[
            { value: 'own', label: '本单位' },
            { value: 'employer', label: '用人单位', disabled: exam.status === 'draft' },
          ]}
        />
      )}
      {!person && from === 'own' && (
        <ChoiceField
          name="memberId"
          label="成员"
          required
          searchable
          placeholder="选择一位成员"
          notFoundContent="没有这位成员，请先在“成员管理”里邀请"
          options={colleagues.map(({ memberId, name, title }) => ({
            value: memberId,
            label: title ? `${name}，${title}` : name,
          }))}
        />
      )}
      {!person && from === 'employer' && (
        <TextField
          name="phone"
          label="手机号"
          extra="须是岗位表里用人单位的成员，任该单位岗位的审核员"
          of={phone('手机号')}
          inputMode="numeric"
          maxLength={11}
        />
      )}
      {from === 'own' && <RadioField name="role" label="职责" width="flex flex-col gap-2" options={roleOptions} />}
      {(from === 'employer' || role === 'reviewer') && (
        <ChoiceField
          name="posts"
          label="所管岗位"
          mode="multiple"
          allowClear
          searchable
          placeholder={from === 'own' ? '不选为全部岗位' : '不选为该单位的全部岗位'}
          loading={posts.isPending}
          options={options ?? []}
        />
      )}
    </FormDialog>
  );
}
