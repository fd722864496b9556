import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { type IdentityKind, identityFault, identityKinds, plainIdentity } from '#contract/people/identity-number.ts';
import { ApiError } from '#web/api/api-error.ts';
import { useAction } from '#web/features/page-calls/use-action.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import {
  eligibilityKinds,
  evidenceKinds,
  lackingEvidence,
  laterKinds,
  mayBePending,
  neededEvidence,
} from '../../../contract/evidence.ts';
import type { ExamDetail, ExamPost, PostFit } from '../../../contract/exam-shapes.ts';
import { EvidenceFields } from '../../features/evidence-fields.tsx';
import { whenText } from '../../features/exam-words.ts';
import { RuleList } from '../../features/rule-list.tsx';
import { draftOf, dropDraft, keepDraft, type RegistrationDraft } from './draft.ts';

interface Props {
  exam: ExamDetail;
  post: ExamPost;
  fit: PostFit | undefined;
  onClose(): void;
  onDone(): void;
}

const blankDraft = (kinds: readonly IdentityKind[]): Omit<RegistrationDraft, 'postId' | 'isOpen'> => ({
  identityKind: kinds[0] ?? 'resident',
  identityNumber: '',
  files: [],
  accessible: '',
  filesAt: Date.now(),
});

/** The fault may lie out of sight of the button that was pressed. Evidence has no field that takes the focus. */
function showFirstFault(): void {
  const fault = document.querySelector('[role="dialog"] [role="alert"]');
  fault?.scrollIntoView({ block: 'center' });
  document.querySelector<HTMLElement>(`[aria-describedby~="${fault?.id}"]`)?.focus({ preventScroll: true });
}

/**
 * Registration for one post: what does not fit, the identity number, evidence and the pledge. What was filled in is kept in this
 * tab until it is submitted. Import it lazily.
 */
export function RegisterDialog({ exam, post, fit, onClose, onDone }: Props) {
  const { settings } = exam;
  const [form, setForm] = useState<RegistrationDraft>(() => ({
    ...blankDraft(settings.identities),
    ...draftOf(exam.id),
    postId: post.id,
    isOpen: true,
  }));
  useEffect(() => keepDraft(exam.id, form), [exam.id, form]);
  const change = (part: Partial<RegistrationDraft>) => setForm((before) => ({ ...before, ...part }));
  const { identityKind, identityNumber, files, accessible } = form;
  const [pledged, setPledged] = useState(false);
  const [anyway, setAnyway] = useState(false);
  const [tried, setTried] = useState(false);
  const [refusal, setRefusal] = useState('');
  const registration = useAction('POST /api/exams/:id/registrations', {
    opened: post.id,
    done: '报名已提交',
    onSuccess: () => {
      dropDraft(exam.id);
      onDone();
    },
    onError: (error) =>
      setRefusal(error instanceof ApiError ? (error.issues?.[0]?.message ?? error.message) : '没有提交成功，请重试'),
  });
  const needed = neededEvidence(post.requirements);
  const mayPend =
    mayBePending(settings, new Date()) && needed.some((kind) => (laterKinds as readonly string[]).includes(kind));
  const kinds = files.map(({ kind }) => kind);
  const lacking = lackingEvidence({ requirements: post.requirements, settings, kinds }, new Date());
  const doubts = fit?.checks.filter(({ verdict }) => verdict === 'unfit' || verdict === 'missing') ?? [];
  const register = exam.steps.find(({ step }) => step === 'register');
  const number = plainIdentity(identityKind, identityNumber);
  const numberFault = identityFault(identityKind, number);
  const isReady = numberFault === '' && lacking.length === 0 && pledged && (doubts.length === 0 || anyway);
  const send = () => {
    flushSync(() => {
      setTried(true);
      setRefusal('');
    });
    if (!isReady) return showFirstFault();
    const body = {
      postId: post.id,
      identityKind,
      identityNumber: number,
      evidence: files.map(({ kind, fileId }) => ({ kind, fileId })),
      accessible: accessible.trim(),
      pledged: true as const,
    };
    void registration.send({ params: { id: exam.id }, body });
  };
  const close = () => {
    keepDraft(exam.id, { ...form, isOpen: false });
    onClose();
  };
  return (
    <Dialog
      onClose={close}
      width={640}
      title="提交报名"
      description={`${post.code} ${post.title}，${post.employer}`}
      footer={
        refusal && (
          <p className="mr-auto self-center text-14 text-err-ink" role="alert">
            {refusal}
          </p>
        )
      }
      back="再想想"
      send={{ label: '提交报名', busy: registration.isPending, onSend: send }}
    >
      {doubts.length > 0 && (
        <section className="mb-4 rounded-ctl bg-warm-tint px-4 py-3" aria-label="比对结果">
          <p className="text-14 font-semibold text-warm-ink">有 {doubts.length} 项不符合或缺信息，审核时很可能不通过</p>
          <RuleList checks={doubts} own />
          <Checkbox
            className="mt-2"
            checked={anyway}
            onChange={(event) => setAnyway(event.target.checked)}
            error={tried && !anyway ? '请先核对上面几项' : undefined}
          >
            我已核对，仍要报名
          </Checkbox>
        </section>
      )}
      {settings.identities.length > 1 && (
        <SelectField
          fieldClass="mb-4"
          label="证件类型"
          options={settings.identities.map((value) => ({ value, label: identityKinds[value] }))}
          value={identityKind}
          onChange={(event) => change({ identityKind: event.target.value as IdentityKind })}
        />
      )}
      <TextField
        label={identityKind === 'resident' ? '身份证号' : '证件号码'}
        required
        inputMode="text"
        autoComplete="off"
        maxLength={40}
        value={identityNumber}
        onChange={(event) => change({ identityNumber: event.target.value })}
        error={tried ? numberFault : ''}
        hint="加密保存；审核时只显示首尾，查看全号须写明原因并留有记录"
      />
      <h3 className="mt-4 mb-1 text-14 font-semibold text-ink-1">材料</h3>
      <EvidenceFields
        kinds={mayPend ? eligibilityKinds : eligibilityKinds.filter((kind) => kind !== 'pending')}
        needed={needed}
        pendingUntil={mayPend ? settings.papersUntil : undefined}
        files={files}
        photo={settings.photo}
        onChange={(next) => setForm((before) => ({ ...before, files: next(before.files), filesAt: Date.now() }))}
      />
      <p className="mt-1 text-14 text-ink-3">图片或 PDF，每份不超过 10 MB，加密保存。</p>
      {tried && lacking.length > 0 && (
        <p className="mt-1 text-14 text-err-ink" role="alert">
          还缺：{lacking.map((kind) => evidenceKinds[kind]).join('、')}
        </p>
      )}
      <TextField
        fieldClass="mt-4"
        label="需要无障碍座位的原因（不需要就不填）"
        maxLength={100}
        value={accessible}
        onChange={(event) => change({ accessible: event.target.value })}
        hint="例如使用轮椅、行动不便；只有审核员看得到原因，公开抽签只注明坐无障碍考场"
      />
      <p className="mt-4 rounded-ctl bg-fill px-3 py-2 text-14">
        提交后，当前默认简历会留存一份供本次审核，之后修改简历不影响它。
        {register && `报名 ${whenText(register.endsAt)} 截止，到点后不能提交。`}
      </p>
      <Checkbox
        className="mt-3"
        checked={pledged}
        onChange={(event) => setPledged(event.target.checked)}
        error={tried && !pledged ? '请阅读并签署诚信承诺书' : undefined}
      >
        诚信承诺：所填信息和所附材料真实、准确、有效，符合岗位条件；如有不实，自愿承担取消资格等后果。
      </Checkbox>
    </Dialog>
  );
}
