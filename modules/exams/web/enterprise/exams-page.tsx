import { Button } from 'antd';
import { clsx } from 'clsx';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { Api } from '#contract/api.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { dayMs } from '#contract/months.ts';
import { useAction, useCall } from '#web/features/calls/use-call.ts';
import { ConsoleList } from '#web/features/console/list/console-list.tsx';
import { RowActs } from '#web/features/console/list/row-parts.tsx';
import { PageHead } from '#web/features/console/page-head.tsx';
import { UploadButton } from '#web/features/files/upload-button.tsx';
import { FormDialog, fieldsOf, TextField } from '#web/features/forms/fields.tsx';
import { paths } from '#web/paths.ts';
import { Slot } from '#web/slots.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { examForm } from '../../contract/exam-shapes.ts';
import { staffRoles } from '../../contract/staff-roles.ts';
import { examWords, isOver, nextTurnOf, shortTitle, whenText } from '../features/exam-words.ts';
import { RegionField } from './edit/exam-fields.tsx';
import { begunWith } from './edit/from-announcement.tsx';
import { examStages, openStageOf } from './exam-head.tsx';
import '../exams.css';
import { useOwnCompany } from '#web/features/companies/own-company.ts';

/** A project in which one has a part. */
type OwnCard = AnswerOf<Api['GET /api/company/exams']>['items'][number];

const rowLook =
  'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-2 px-4 xl:grid-cols-[minmax(0,1fr)_196px_112px]';

/** What waits in a project, or is done in it now; its name opens the stage. */
function actOf(exam: OwnCard, now: number) {
  if (exam.status !== 'published' || isFinished(exam, now)) return undefined;
  const { parts } = openStageOf(examStages(exam, now));
  const part = parts.find(({ count }) => count > 0) ?? parts[0];
  if (!part) return undefined;
  const { label, count, path } = part;
  return { label: count > 0 ? `${label.slice(-2)} ${count} 份` : label, href: path, strong: count > 0 };
}

const isFinished = ({ status, steps }: OwnCard, now: number) =>
  status === 'closed' || (status === 'published' && steps.every((step) => isOver(step, now)));

/** How many people have come how far, as one number after another. */
const progressText = ({ registered, approved, paid, seated }: OwnCard['progress']) =>
  [`有效报名 ${registered}`, `通过 ${approved}`, paid !== null && `缴费 ${paid}`, seated > 0 && `排座 ${seated}`]
    .filter(Boolean)
    .join('，');

function ExamLine({ exam }: { exam: OwnCard }) {
  const now = Date.now();
  const draft = exam.status === 'draft';
  const state = draft ? { label: '草稿', tone: 'plain' as const } : examWords(exam, now);
  const turn = nextTurnOf(exam, now);
  // Once everybody has a seat or a mark, how many registered is no news.
  const written = exam.steps.find(({ step }) => step === 'written');
  const isSeated = written !== undefined && isOver(written, now);
  return (
    <li className={clsx(rowLook, isFinished(exam, now) ? 'bg-ground py-2' : 'py-3')}>
      <div className="min-w-0">
        <h2 className="flex items-center gap-x-2 text-16 max-sm:flex-wrap max-sm:text-14">
          <Link
            className={clsx(
              'truncate hover:text-brand',
              isFinished(exam, now) ? 'text-14 font-semibold text-ink-2' : 'font-semibold text-ink-1',
            )}
            to={paths.companyExam(exam.id)}
          >
            {shortTitle(exam)}
          </Link>
          <Tag tone={state.tone}>{state.label}</Tag>
        </h2>
        <p className="tabular mt-0.5 text-14 text-ink-3">
          {exam.role !== 'lead' && `${staffRoles[exam.role]}，`}
          {exam.posts} 个岗位招 {exam.headcount} 人{!draft && !isSeated && `，${progressText(exam.progress)}`}
          {exam.progress.appeals > 0 && (
            <>
              ，<b className="font-semibold text-warm-ink">{exam.progress.appeals} 份申诉待答复</b>
            </>
          )}
        </p>
      </div>
      <p className="tabular text-14 text-ink-3 max-xl:col-span-2 max-xl:flex max-xl:gap-3 max-xl:empty:hidden">
        {turn && (
          <>
            <b
              className={clsx(
                'block text-14 font-semibold',
                Date.parse(turn.at) - now < 2 * dayMs ? 'text-warm-ink' : 'text-ink-1',
              )}
            >
              {turn.left}后{turn.what}
            </b>
            {whenText(turn.at)}
          </>
        )}
      </p>
      <span className="max-xl:col-start-2 max-xl:row-start-1">
        <RowActs of={exam.title} main={actOf(exam, now)} />
      </span>
    </li>
  );
}

/** 公开招聘: the projects in which one has a part, drafts included, and a new one. */
export function ExamsPage() {
  const exams = useCall('GET /api/company/exams', {});
  const [creating, setCreating] = useState(false);
  const { allowed = false, mayCreate = false } = exams.data ?? {};
  return (
    <>
      <PageHead actions={mayCreate && <NewExamButtons onForm={() => setCreating(true)} />} />
      <section className="overflow-hidden card">
        {exams.data && !allowed && (
          <p className="border-b border-line bg-fill px-4 py-3 text-14" role="status">
            本单位还没有获准组织公开招聘。教育局、学校和高校可以联系平台客服申请，获准后在这里发布公告、导入岗位表和审核报名。
            <Slot name="help" className="link" />
          </p>
        )}
        <ConsoleList
          label="项目"
          query={exams}
          row={(exam) => <ExamLine key={exam.id} exam={exam} />}
          empty={mayCreate ? '还没有公开招聘项目' : '还没有您参与的公开招聘项目'}
        />
      </section>
      {creating && <NewExam onClose={() => setCreating(false)} />}
    </>
  );
}

/** Makes a project and opens it. */
function useNewExam() {
  const navigate = useNavigate();
  const create = useAction('POST /api/company/exams', { invalidates: ['GET /api/company/exams'] });
  const begin = async (body: { title: string; regionCode: string }, state?: object) => {
    const made = await create.send({ body });
    if (made) void navigate(paths.companyExam(made.id), { state });
  };
  return { begin, busy: create.isPending };
}

/** A project is begun with its announcement, which is read as it opens, or by hand. A school without a place has to name one first. */
function NewExamButtons({ onForm }: { onForm(): void }) {
  const { begin, busy } = useNewExam();
  const { isPending, data: own } = useOwnCompany();
  if (isPending) return null;
  const regionCode = own?.regionCode;
  return (
    <>
      <Button type={regionCode ? 'default' : 'primary'} icon={<Plus size={16} />} onClick={onForm}>
        新建项目
      </Button>
      {regionCode && (
        <UploadButton
          kind="announcement"
          look="filled"
          disabled={busy}
          onDone={({ id }) => begin({ title: `${own.name}公开招聘`, regionCode }, begunWith(id))}
        >
          从公告新建
        </UploadButton>
      )}
    </>
  );
}

const field = fieldsOf(examForm);

/** A new project with its name and place; the usual rules are filled in. */
export function NewExam({ onClose }: { onClose(): void }) {
  const { begin, busy } = useNewExam();
  const own = useOwnCompany();
  if (own.isPending) return null;
  const regionCode = own.data?.regionCode;
  return (
    <FormDialog<{ title: string; regionCode: string }>
      title="新建公开招聘项目"
      okText="新建"
      cancelText="返回"
      busy={busy}
      initialValues={regionCode ? { regionCode } : {}}
      onSend={(fields) => void begin(fields)}
      onClose={onClose}
    >
      <TextField {...field('title')} showCount placeholder="澜州市教育局 2027 年公开招聘中小学教师" />
      <RegionField />
    </FormDialog>
  );
}
