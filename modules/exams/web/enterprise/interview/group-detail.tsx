import { Button, Modal } from 'antd';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { formatDateTime } from '#contract/text.ts';
import { callKey, useAction, useCall } from '#web/features/calls/use-call.ts';
import { Awaiting } from '#web/features/console/load-failed.tsx';
import { saveFile } from '#web/features/files/save-file.ts';
import { QrText } from '#web/features/page/qr-code.tsx';
import { dayAndTime } from '#web/features/time/day-parts.ts';
import { paths } from '#web/paths.ts';
import type { ExamGroup, JudgeCode } from '../../../contract/interview/groups.ts';
import type { SheetCorrection } from '../../../contract/interview/progress.ts';
import type { JudgeProposal } from '../../../contract/terms/exam-terms.ts';
import { Proposals, useQuestion } from '../of-exam.tsx';
import { JudgesPanel } from './judges-panel.tsx';
import { ScoreTable } from './score-table.tsx';

const REFRESH_MS = 5_000;

interface Props {
  examId: string;
  groupId: string;
  mayArrange: boolean;
  /** Whether the highest and the lowest sheet of a person are left out. */
  dropsExtremes?: boolean;
}

/** A group as it is judged: who is in, which number is sealed by whom, corrections that wait, and its end. */
export function GroupDetail({ examId, groupId, mayArrange, dropsExtremes = false }: Props) {
  const ask = useQuestion();
  const params = { id: groupId };
  const found = useCall(
    'GET /api/company/examGroups/:id',
    { params },
    { quiet: true, background: true, refetchInterval: REFRESH_MS },
  );
  const close = useAction('POST /api/company/examGroups/:id/moves', {
    answers: callKey('GET /api/company/examGroups/:id', { params }),
    invalidates: [callKey('GET /api/company/exams/:id/interview', { params: { id: examId } })],
    done: '本组已结束',
  });
  if (!found.data) return <Awaiting query={found} failed="小组没有加载出来" />;
  const { group, judges, people, corrections, proposals, isUnderWay } = found.data;
  const { number, place, startsAt, closedAt, seats, posts, criteria } = group;
  const end = () =>
    ask(
      '结束本组',
      '结束后考官的设备不能再评分，缺席不能再登记，只能由两个人更正。',
      () => close.send({ params, body: { move: 'close' } }),
      `结束第 ${number} 组？`,
    );
  return (
    <section aria-label={`第 ${number} 组`} className="min-w-0">
      <h2 className="sr-only">第 {number} 组</h2>
      <JudgeProposals group={group} proposals={proposals} mayArrange={mayArrange} />
      <Corrections items={corrections} mayArrange={mayArrange} />
      <p className="tabular mb-3 flex flex-wrap gap-x-4 gap-y-1 text-14 text-ink-3">
        {dayAndTime(startsAt)}，{place}，岗位 {posts.join('、')}，最多 {seats} 人
        {criteria.map(({ name, max }) => (
          <span key={name}>
            {name} <b className="font-semibold text-ink-1">{max}</b>
          </span>
        ))}
      </p>
      {found.isError && (
        <p role="status" className="mb-2 text-14 text-warm-ink">
          没有网络，显示的是刚才的进度
        </p>
      )}
      {closedAt ? (
        <p className="tag mb-3">{dayAndTime(closedAt)} 结束</p>
      ) : (
        mayArrange &&
        group.people > 0 &&
        group.done >= group.people && (
          <p className="mb-3 flex items-center justify-between gap-3 rounded-ctl bg-ok-tint px-4 py-3 text-14 text-ink-1">
            {group.people} 人都评完了，结束后只能由两个人更正
            <Button type="primary" loading={close.isPending} onClick={end}>
              结束本组
            </Button>
          </p>
        )
      )}
      <ScoreTable
        groupId={groupId}
        examId={examId}
        judges={judges}
        people={people}
        mayArrange={mayArrange}
        isClosed={closedAt !== null}
        dropsExtremes={dropsExtremes}
        seats={(stateOf) => (
          <JudgesPanel
            group={group}
            mayArrange={mayArrange && closedAt === null}
            isUnderWay={isUnderWay}
            stateOf={stateOf}
          />
        )}
      />
    </section>
  );
}

/** 更正: changes of sealed sheets that wait for another person. */
export function Corrections({ items, mayArrange }: { items: readonly SheetCorrection[]; mayArrange: boolean }) {
  return (
    <Proposals
      title="待确认的更正"
      items={items}
      confirm="确认更正"
      call="POST /api/company/examSheets/:id/moves"
      invalidates={['GET /api/company/examGroups/:id']}
      mayArrange={mayArrange}
      said={({ lot, judge, before, total, marks, proposedBy, reason }) => (
        <>
          <b className="text-14 font-semibold text-ink-1">
            {lot} 号，考官 {judge.number} {judge.name}：{before} 分改为 {total} 分
          </b>
          <span className="block">{marks.map(({ name, value }) => `${name} ${value}`).join('，')}</span>
          <span>
            {proposedBy}提出：{reason}
          </span>
        </>
      )}
    />
  );
}

function changeText({ kind, names, sheets, countsSheets }: JudgeProposal): string {
  const who = names.join('、');
  if (kind === 'name') return `增加考官：${who}`;
  if (kind === 'renew') return `换发进入码：${who}`;
  return `撤下考官：${who}，已封存的 ${sheets} 份评分${countsSheets ? '计入' : '不计入'}`;
}

interface JudgeProposalsProps {
  group: ExamGroup;
  proposals: readonly JudgeProposal[];
  mayArrange: boolean;
}

/** 考官变动, which wait for another person; codes are shown to who confirms. */
function JudgeProposals({ group, proposals, mayArrange }: JudgeProposalsProps) {
  const [codes, setCodes] = useState<JudgeCode[]>([]);
  return (
    <>
      <Proposals
        title="待确认的考官变动"
        items={proposals}
        confirm="确认变动"
        call="POST /api/company/examProposals/:id/moves"
        invalidates={['GET /api/company/examGroups/:id', 'GET /api/company/exams/:id/interview']}
        mayArrange={mayArrange}
        said={(one) => (
          <>
            <b className="block text-14 font-semibold text-ink-1">{changeText(one)}</b>
            <span>
              {one.proposedBy}提出{one.reason && `：${one.reason}`}
            </span>
          </>
        )}
        onDone={(done) => setCodes(done.codes)}
      />
      {codes.length > 0 && <CodesDialog group={group} codes={codes} onClose={() => setCodes([])} />}
    </>
  );
}

/** 进入码, this once: the server keeps only a hash of each. */
function CodesDialog({ group, codes, onClose }: { group: ExamGroup; codes: readonly JudgeCode[]; onClose(): void }) {
  const print = useAction('POST /api/company/examGroups/:id/codeSheets', {
    onSuccess: (file) => saveFile(`第${group.number}组考官进入码.pdf`, file),
  });
  const input = { params: { id: group.id }, body: { codes: codes.map(({ code }) => code) } };
  return (
    <Modal
      open
      title={`第 ${group.number} 组考官的进入码`}
      width={640}
      onCancel={onClose}
      footer={[
        <Button
          key="print"
          type="primary"
          icon={<Printer size={14} />}
          loading={print.isPending}
          onClick={() => void print.send(input)}
        >
          打印（每人一页）
        </Button>,
        <Button key="close" onClick={onClose}>
          已发给考官，关闭
        </Button>,
      ]}
    >
      <p className="mb-3 text-14 text-warm-ink">只显示这一次。关闭后看不到，只能换发。每个码只能进入一台设备。</p>
      <ul className="divide-y divide-line">
        {codes.map(({ judgeId, number, name, code, until }) => (
          <li key={judgeId} className="flex flex-wrap items-center gap-4 py-3">
            <QrText text={location.origin + paths.judge(code)} size={112} label={`${name} 的进入二维码`} />
            <span className="min-w-0">
              <b className="block text-16 text-ink-1">
                {number} 号 {name}
              </b>
              <code className="block text-20 tracking-wider text-ink-1">{code}</code>
              <span className="tabular text-14 text-ink-3">
                {formatDateTime(until)} 前有效，打开 {location.host}
                {paths.judge()} 输入或扫码
              </span>
            </span>
          </li>
        ))}
      </ul>
    </Modal>
  );
}
