import { useQueryClient } from '@tanstack/react-query';
import { Alert, Button, Form, Steps } from 'antd';
import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate, useSearchParams } from 'react-router';
import type { Issue } from '#contract/errors.ts';
import { blocksPublishing, checkPost } from '#contract/posts/post-text-check.ts';
import type { PostDraftForm, RecruiterPost } from '#contract/posts/recruiter-posts.ts';
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/browser-call.ts';
import { toast } from '#web/api/toasts.ts';
import { PageHead } from '#web/features/console/page-head.tsx';
import { SignInAgain } from '#web/features/console/sign-in-again.tsx';
import { useMedia } from '#web/features/console/use-media.ts';
import { useBusy } from '#web/features/page-calls/use-busy.ts';
import { timeOfDay } from '#web/features/time/day-parts.ts';
import { paths } from '#web/paths.ts';
import { useIsApproved } from '../shell/certification.ts';
import { DropChange } from './beside/drop-change.tsx';
import { Lacking } from './beside/lacking.tsx';
import { Preview } from './beside/preview.tsx';
import { FieldErrors } from './form-parts.tsx';
import { StepPost } from './step-post.tsx';
import { StepPublish } from './step-publish.tsx';
import { StepRequirements } from './step-requirements.tsx';
import { StepTerms } from './step-terms.tsx';
import { faultsBetween, fieldOf, stepOf, steps } from './steps.ts';
import { type Draft, useDraft } from './use-draft.ts';

const done: Record<string, string> = {
  open: '职位已发布',
  pending: '已提交审核，结果会通知您',
  closed: '已更新，重新开放后生效',
};

/** What the step after each asks for. */
const ahead = ['接着写学历、教师资格和经验', '接着写薪资、福利和工作地点', '接着核对一遍再提交'];

/** Errors by their path in the form. */
const inForm = (issues: readonly Issue[]) =>
  issues.map(({ path, message }) => ({ path: path.replace(/^body\.form\./, ''), message }));

interface Props {
  given: RecruiterPost | null;
  /** Initial values of a new post; nothing is saved before the user enters something. */
  first?: PostDraftForm;
}

/** The wizard of one post. */
export function Editor({ given, first = {} }: Props) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const [, setParams] = useSearchParams();
  const onCreated = useCallback((id: string) => setParams({ id }, { replace: true }), [setParams]);
  const draft = useDraft(given, first, onCreated);
  const { form, flush, at } = draft;
  const { step, errors, panel, go, show, mark, forget } = useSteps(form);
  useEffect(() => {
    if (draft.save.kind === 'failed') mark(inForm(draft.save.issues));
  }, [draft.save, mark]);
  const { busy, run } = useBusy();
  const isPhone = useMedia('(max-width: 639.98px)');
  const approved = useIsApproved();
  const change: typeof draft.change = (patch) => {
    forget(patch);
    draft.change(patch);
  };
  const status = given?.status ?? 'draft';
  const isNew = status === 'draft' || status === 'rejected';
  const blocked = blocksPublishing(checkPost(form));

  const submit = () =>
    run(async () => {
      try {
        if (at().id === '') draft.change({});
        if (!(await flush())) return;
        const { id, revision } = at();
        const answer = await call('POST /api/company/posts/:id/submit', { params: { id }, body: { revision } });
        toast.success(status === 'open' ? '修改已生效' : (done[answer.status] ?? '已提交'));
        await client.invalidateQueries();
        navigate(`${paths.ment()}?status=${answer.status}`);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        show(inForm(error.issues));
      }
    });

  const props = { form, change };
  return (
    <FieldErrors value={errors}>
      <PageHead
        trail={['单位中心', '职位管理', isNew ? '发布职位' : '编辑职位']}
        title={isNew ? '发布职位' : '编辑职位'}
        actions={<SaveStatus draft={draft} />}
      />
      <SaveLine draft={draft} />
      {!approved && (
        <Alert className="mb-3!" showIcon type="info" title="单位通过认证后才能发布，现在写的内容会保存为草稿" />
      )}
      {given?.hasDraft && (status === 'open' || status === 'closed') && <DropChange id={given.id} />}
      {given?.rejectReason && (
        <Alert className="mb-3!" showIcon type="warning" title={`未通过审核：${given.rejectReason}`} />
      )}
      <div className="grid grid-cols-[minmax(0,1fr)_420px] items-start gap-4 max-xl:grid-cols-1">
        <section ref={panel} className="rounded-card border border-line bg-surface p-5 pt-4">
          <Steps
            className="max-sm:[&_.ant-steps-item-title]:text-12! max-sm:[&_.ant-steps-item-title]:whitespace-nowrap!"
            size="small"
            responsive={false}
            titlePlacement={isPhone ? 'vertical' : 'horizontal'}
            current={step}
            onChange={go}
            items={steps.map((title, index) => ({
              title,
              status: Object.keys(errors).some((path) => stepOf(path) === index) ? 'error' : undefined,
            }))}
          />
          <Form layout="vertical" className="mt-4!" component="div">
            {step === 0 && <StepPost {...props} />}
            {step === 1 && <StepRequirements {...props} />}
            {step === 2 && <StepTerms {...props} />}
            {step === 3 && <StepPublish {...props} status={status} id={at().id} />}
          </Form>
          <div className="sticky bottom-0 z-10 -mx-5 mt-2 -mb-5 flex items-center gap-3 rounded-b-card border-t border-line bg-surface px-5 py-3 max-sm:[&>:last-child]:flex-1">
            {step > 0 && <Button onClick={() => go(step - 1)}>上一步</Button>}
            <span className="mr-auto text-14 text-ink-3 max-sm:hidden">{ahead[step]}</span>
            {step < steps.length - 1 ? (
              <Button type="primary" onClick={() => go(step + 1)}>
                下一步
              </Button>
            ) : (
              <Button type="primary" loading={busy} disabled={blocked || !approved} onClick={() => void submit()}>
                {isNew ? '发布' : '提交修改'}
              </Button>
            )}
          </div>
        </section>
        <div className="sticky top-18 max-xl:static">
          <Preview form={form} />
          <Lacking form={form} onShow={show} />
        </div>
      </div>
    </FieldErrors>
  );
}

type Errors = Readonly<Record<string, string>>;

const without = (errors: Errors, isGone: (path: string) => boolean): Errors =>
  Object.fromEntries(Object.entries(errors).filter(([path]) => !isGone(path)));

function focusFault(panel: HTMLElement | null, path: string): void {
  const field =
    panel?.querySelector<HTMLElement>(`[id="post-${path}"]:is(input, textarea)`) ??
    panel?.querySelector<HTMLElement>('.ant-form-item-has-error :is(input, textarea)');
  // Centred, since the header covers the top.
  field?.scrollIntoView({ block: 'center' });
  field?.focus({ preventScroll: true });
}

/** The current step and its errors. Forward passes complete steps only; back is free. */
function useSteps(form: PostDraftForm) {
  const [step, setStep] = useState(0);
  const [errors, setErrors] = useState<Errors>({});
  const panel = useRef<HTMLElement>(null);

  /** Shows errors at their fields, on the step of the first one. */
  const show = (faults: readonly Issue[]) => {
    const [first] = faults;
    if (!first) return;
    // Synchronously, so that the field exists when it is focused.
    flushSync(() => {
      setErrors((now) => ({ ...now, ...Object.fromEntries(faults.map(({ path, message }) => [path, message])) }));
      setStep(stepOf(first.path));
    });
    focusFault(panel.current, first.path);
  };
  /** Shows errors at their fields without moving the focus. */
  const mark = useCallback(
    (faults: readonly Issue[]) =>
      setErrors((now) => ({ ...now, ...Object.fromEntries(faults.map(({ path, message }) => [path, message])) })),
    [],
  );
  const go = (to: number) => {
    const faults = faultsBetween(form, step, to);
    if (faults.length > 0) return show(faults);
    flushSync(() => setStep(to));
    window.scrollTo({ top: 0 });
  };
  const forget = (patch: Partial<PostDraftForm>) => setErrors((now) => without(now, (path) => fieldOf(path) in patch));

  return { step, errors, panel, go, show, mark, forget };
}

/** The state of saving; after a conflict, the choice between the two versions. */
function SaveLine({ draft }: { draft: Draft }) {
  const { save, resolve, flush } = draft;
  if (save.kind === 'conflict') {
    return (
      <div role="alert" className="mb-3 flex flex-wrap items-center gap-2 rounded-ctl bg-warm-tint px-4 py-2.5 text-14">
        <span className="min-w-0 flex-1 text-ink-1">{save.message}。您刚才的修改还没有保存。</span>
        <Button size="small" onClick={() => void resolve('theirs')}>
          载入最新内容
        </Button>
        <Button size="small" type="primary" onClick={() => void resolve('mine')}>
          保留我的修改
        </Button>
      </div>
    );
  }
  if (save.kind === 'failed') {
    return (
      <div
        role="alert"
        className="mb-3 flex items-center gap-2 rounded-ctl bg-err-tint px-4 py-2.5 text-14 text-err-ink"
      >
        <span className="min-w-0 flex-1">没有保存：{save.message}</span>
        {save.isExpired && <SignInAgain />}
        <Button size="small" onClick={() => void flush()}>
          重试
        </Button>
      </div>
    );
  }
  return null;
}

/** '已自动保存 14:02' */
function SaveStatus({ draft: { save } }: { draft: Draft }) {
  const words = {
    clean: '修改会自动保存为草稿',
    dirty: '正在输入…',
    saving: '保存中…',
    saved: '',
    conflict: '未保存',
    failed: '未保存',
  };
  return (
    <span className="text-14 text-ink-3" role="status" data-testid="save-mark">
      {save.kind === 'saved' ? `已自动保存 ${timeOfDay(save.at)}` : words[save.kind]}
    </span>
  );
}
