import { Button, Popconfirm } from 'antd';
import { useState } from 'react';
import { useAction } from '#web/features/calls/use-action.ts';
import { callKey, useCall } from '#web/features/calls/use-call.ts';
import { ConsoleList } from '#web/features/console/list/console-list.tsx';
import { monthDay } from '#web/features/time/day-parts.ts';
import type { OwnExam } from '../../../contract/company-exams.ts';
import type { StaffMember } from '../../../contract/staff.ts';
import { mayDo, staffRoles } from '../../../contract/staff-roles.ts';
import { StaffDialog } from './staff-dialog.tsx';

const MOST_CODES = 6;

/** '全部岗位', or the first codes and how many there are. */
function postsText({ role, posts }: StaffMember): string {
  if (role !== 'reviewer') return '';
  if (!posts) return '全部岗位';
  const named = posts.slice(0, MOST_CODES).join('、');
  return posts.length > MOST_CODES ? `岗位 ${named} 等 ${posts.length} 个` : `岗位 ${named}`;
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
      <div className="mb-2 flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 flex-1 text-13 text-ink-3 max-sm:basis-full">
          审核员看到所管岗位的报名，考务管考场、抽签、准考证和入场，监督能看全部、不能改动。本单位的主管理员始终是负责人。
        </p>
        {add}
      </div>
      <ConsoleList
        label="工作人员"
        query={staff}
        row={(person) => {
          const { memberId, name, company, role, at } = person;
          const about = [company === exam.organiser.name ? '' : company, postsText(person), `${monthDay(at)} 任命`];
          return (
            <li key={memberId} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3 text-13">
              <b className="w-28 flex-none text-14 font-medium text-ink-1">{name}</b>
              <span className="tag flex-none">{staffRoles[role]}</span>
              <span className="min-w-0 flex-1 text-ink-3 max-sm:basis-full">{about.filter(Boolean).join('，')}</span>
              {mayChange && (
                <span className="flex flex-none">
                  <Button type="link" size="small" aria-label={`调整 ${name}`} onClick={() => setOpen(person)}>
                    调整
                  </Button>
                  <Popconfirm
                    title={`免去 ${name} 的${staffRoles[role]}？`}
                    description="立刻生效，并通知本人"
                    okText="免去"
                    cancelText="返回"
                    onConfirm={() => void remove.send({ params: { ...params, memberId } })}
                  >
                    <Button type="link" size="small" danger disabled={remove.isPending} aria-label={`免去 ${name}`}>
                      免去
                    </Button>
                  </Popconfirm>
                </span>
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
