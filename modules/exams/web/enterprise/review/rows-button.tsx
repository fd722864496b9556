import { Button } from 'antd';
import { FileDown } from 'lucide-react';
import { yuan } from '#contract/text.ts';
import { call } from '#web/api/browser-call.ts';
import { saveSheet } from '#web/features/files/save-sheet.ts';
import { useBusy } from '#web/features/page-calls/use-busy.ts';
import { dayAndTime } from '#web/features/time/day-parts.ts';
import { registration as machine, type RegistrationState } from '../../../contract/registration-state.ts';
import { type RegistrationTableRow, type reviewStates, type Standing, standings } from '../../../contract/review.ts';

const head =
  '报名号 姓名 性别 证件号码 手机 岗位代码 岗位 用人单位 状态 规则比对 无障碍座位 提交 结论 理由 考务费'.split(' ');

const cellsOf = (row: RegistrationTableRow): string[] => [
  ...[String(row.number), row.name, row.gender, row.identity, row.phone],
  ...[row.post.code, row.post.title, row.post.employer],
  machine.labels.recruiter[row.status as RegistrationState],
  standings[row.standing as Standing],
  ...[row.accessible ? '需要' : '', dayAndTime(row.submittedAt)],
  ...[row.decidedAt ? dayAndTime(row.decidedAt) : '', row.reason ?? ''],
  row.fee === null ? '' : `${yuan(row.fee)} 元`,
];

interface Props {
  examId: string;
  title: string;
  status: (typeof reviewStates)[number];
}

/** Saves the registrations of the shown state as a table. */
export function RowsButton({ examId, title, status }: Props) {
  const { busy, run } = useBusy();
  const save = () =>
    run(async () => {
      try {
        const rows: string[][] = [];
        let cursor: string | undefined;
        do {
          const query = { status, ...(cursor ? { cursor } : {}) };
          const page = await call('GET /api/company/exams/:id/registrationRows', { params: { id: examId }, query });
          rows.push(...page.items.map(cellsOf));
          cursor = page.nextCursor ?? undefined;
        } while (cursor);
        const state = machine.labels.recruiter[status];
        await saveSheet(`${title}-报名名单-${state}`, { name: '报名名单', head, rows });
      } catch {
        // The call or the file has said why.
      }
    });
  return (
    <Button icon={<FileDown size={16} />} loading={busy} onClick={() => void save()}>
      下载名单
    </Button>
  );
}
