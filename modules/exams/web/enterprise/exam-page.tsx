import '../exams.css';
import { Button, Checkbox } from 'antd';
import { type ComponentType, Fragment, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useAction } from '#web/features/calls/use-call.ts';
import { RowActs } from '#web/features/console/list/row-parts.tsx';
import { useListParams, viewOf } from '#web/features/console/list/use-list-params.ts';
import { ReasonDialog } from '#web/features/console/reason-dialog.tsx';
import { paths } from '#web/paths.ts';
import type { OwnExam } from '../../contract/company-exams.ts';
import { type ExamMove, exam as machine } from '../../contract/exam-state.ts';
import { mayDo, type StaffAct } from '../../contract/staff-roles.ts';
import { changeLabel } from '../../contract/terms/exam-terms.ts';
import { ExamForm } from './edit/exam-form.tsx';
import { AttachmentsTab, NoticesTab, QuestionsTab } from './edit/notice-tabs.tsx';
import { PostsTab, RatioTab } from './edit/posts-tabs.tsx';
import { ExamHead, examStages, openStageOf, PublicPage } from './exam-head.tsx';
import { examKey, examLists, OfExam, Proposals, useQuestion } from './of-exam.tsx';
import { StaffTab } from './staff/staff-tab.tsx';
import { StageList } from './stage-list.tsx';

type Move = Extract<ExamMove, 'publish' | 'suspend' | 'resume' | 'cancel' | 'close'>;

const effects: Partial<Record<Move, string>> = {
  suspend: '公开页面显示已暂停，暂停期间不能报名；原因会公布并通知关注者',
  cancel: '项目不能恢复；原因会公布并通知关注者',
};
const questions: Partial<Record<Move, string>> = {
  publish: '发布后岗位表不能整张替换；改时间会生成补充公告，改公告和规则要由另一位负责人确认并公布。确定发布吗？',
  resume: '恢复后继续按时间安排进行。',
  close: '归档后不能再修改。确定结束并归档吗？',
};

/**
 * The moves of a project that its organiser may make now; what interrupts or ends it stands behind a menu. `isReady`: nothing keeps it
 * from being published, and what its announcement is read to say otherwise is checked.
 */
export function ExamMoves({ exam, isReady }: { exam: OwnExam; isReady: boolean }) {
  const ask = useQuestion();
  const [asking, setAsking] = useState<Move | null>(null);
  const params = { id: exam.id };
  const action = useAction('POST /api/company/exams/:id/moves', {
    answers: examKey(exam.id),
    invalidates: examLists,
    opened: exam.revision + exam.status,
    done: '已完成',
    onSuccess: () => setAsking(null),
  });
  const start = (move: Move) => {
    const checked = move === 'publish' && exam.differing.length > 0 ? { checked: exam.revision } : {};
    if (effects[move]) return setAsking(move);
    ask(machine.moves[move], questions[move], () => action.send({ params, body: { move, ...checked } }));
  };
  const moves = exam.moves as Move[];
  const isGrave = (move: Move) => move === 'close' || move in effects;
  const grave = moves.filter(isGrave);
  return (
    <>
      {grave.length > 0 && (
        <RowActs
          of={exam.title}
          more={grave.map((move) => ({
            label: machine.moves[move],
            danger: move === 'cancel',
            onAct: () => start(move),
          }))}
        />
      )}
      {moves
        .filter((move) => !isGrave(move))
        .map((move) => (
          <Button key={move} type="primary" disabled={move === 'publish' && !isReady} onClick={() => start(move)}>
            {machine.moves[move]}
          </Button>
        ))}
      {asking && (
        <ReasonDialog
          title={machine.moves[asking]}
          okText={machine.moves[asking]}
          danger={asking === 'cancel'}
          label="原因"
          about={effects[asking]}
          minLength={2}
          busy={action.isPending}
          onDone={(reason) => void action.send({ params, body: { move: asking, reason } })}
          onClose={() => setAsking(null)}
        />
      )}
    </>
  );
}

interface Props {
  exam: Pick<OwnExam, 'lacking' | 'differing'>;
  /** Lines of `differing` that were checked against the announcement. */
  checked: readonly string[];
  onChecked: (lines: readonly string[]) => void;
}

/** What keeps a draft from being published. What was only read from its announcement may be read wrongly: a person's word settles it. */
function BeforePublishing({ exam: { lacking, differing }, checked, onChecked }: Props) {
  if (lacking.length + differing.length === 0) return null;
  const groups = [
    { title: '发布前还要补、要改：', lines: lacking, isChecked: false },
    { title: '公告正文与填写的不一致，请改成一致；若是读错了，核对后勾选：', lines: differing, isChecked: true },
  ];
  return (
    <section className="mb-3 rounded-card border border-warm-line bg-warm-tint px-4 py-3 text-14" aria-label="发布前">
      {groups
        .filter(({ lines }) => lines.length > 0)
        .map(({ title, lines, isChecked }) => (
          <Fragment key={title}>
            <p className="font-semibold text-warm-ink">{title}</p>
            <ul className="mt-1 mb-2 list-disc pl-5 text-ink-2 last:mb-0">
              {lines.map((line) => (
                <li key={line}>
                  <p>{line}</p>
                  {isChecked && (
                    <Checkbox
                      checked={checked.includes(line)}
                      onChange={({ target }) =>
                        onChecked(target.checked ? [...checked, line] : checked.filter((one) => one !== line))
                      }
                    >
                      已核对，以填写的规则为准
                    </Checkbox>
                  )}
                </li>
              ))}
            </ul>
          </Fragment>
        ))}
    </section>
  );
}

const parts = ['announcement', 'posts', 'ratio', 'attachments', 'notices', 'questions', 'staff'] as const;
const views = { tab: viewOf(['', ...parts, 'registration', 'examination', 'appointment']) };

const tabs: Partial<Record<string, ComponentType<{ exam: OwnExam }>>> = {
  ...{ posts: PostsTab, ratio: RatioTab, attachments: AttachmentsTab },
  ...{ questions: QuestionsTab, notices: NoticesTab, staff: StaffTab },
};

/** Parts that not every role may read. */
const acts: Record<string, StaffAct> = { ratio: 'readFees', staff: 'readStaff' };

/** A project of the company: a stage with what is due in it, or one part of its announcement; without either the stage that is open. */
export const ExamPage = () => <OfExam act="read" content={Part} />;

/** React Router's own component for it would be in the script that every public page loads. */
function LeadOn({ to, state }: { to: string; state: unknown }) {
  const navigate = useNavigate();
  useEffect(() => void navigate(to, { replace: true, state }), [navigate, to, state]);
  return null;
}

function Part({ exam }: { exam: OwnExam }) {
  const {
    view: { tab },
  } = useListParams({}, views);
  const { state } = useLocation();
  const { status, lacking, differing, role } = exam;
  const [checked, setChecked] = useState<readonly string[]>([]);
  const isReady = lacking.length === 0 && differing.every((line) => checked.includes(line));
  const stages = examStages(exam, Date.now());
  const stage = stages.find((one) => one.tab === tab && tab !== 'announcement');
  const mayNot = (tab === 'ratio' && status === 'draft') || !mayDo(role, acts[tab] ?? 'read');
  if (tab === '' || mayNot || stage?.parts.length === 0) return <LeadOn to={openStageOf(stages).path} state={state} />;
  const Tab = tabs[tab];
  const due = stage?.parts.find(({ count }) => count > 0);
  const actions = (
    <>
      {status !== 'draft' && <PublicPage href={paths.exam(exam.id)}>看考生看到的样子</PublicPage>}
      <ExamMoves exam={exam} isReady={isReady} />
      {due && status === 'published' && mayDo(role, 'review') && (
        <Button type="primary" href={due.path}>
          {due.go.replace('去', '')} {due.count} 份
        </Button>
      )}
    </>
  );
  if (stage)
    return (
      <ExamHead exam={exam} actions={actions}>
        <StageList exam={exam} stage={stage} />
      </ExamHead>
    );
  return (
    <>
      <ExamHead exam={exam} actions={actions} />
      <BeforePublishing exam={exam} checked={checked} onChecked={setChecked} />
      {tab === 'announcement' && <TermsProposals exam={exam} />}
      {tab === 'announcement' && <ExamForm key={exam.revision} exam={exam} />}
      <div className="card p-5 empty:hidden max-sm:p-4">{Tab && <Tab exam={exam} />}</div>
    </>
  );
}

/** 更正 of a published project's announcement and rules, which wait for another lead. */
export function TermsProposals({ exam: { id, role, proposals } }: { exam: OwnExam }) {
  return (
    <Proposals
      title="待确认的更正"
      items={proposals}
      confirm="确认并公布"
      call="POST /api/company/examProposals/:id/moves"
      invalidates={[examKey(id), ...examLists]}
      mayArrange={mayDo(role, 'edit')}
      said={({ changes, proposedBy, mine }) => (
        <>
          {changes.map(({ field, before, after }) => (
            <span key={field} className="block">
              <b className="font-semibold text-ink-1">{changeLabel(field)}</b>：
              <span className="whitespace-pre-line">{before}</span> 改为{' '}
              <span className="whitespace-pre-line text-ink-1">{after}</span>
            </span>
          ))}
          <span className="block">
            {proposedBy}提出。{mine ? '由另一位负责人确认后' : '确认后'}公布补充公告，并通知报名和关注的人。
          </span>
        </>
      )}
    />
  );
}
