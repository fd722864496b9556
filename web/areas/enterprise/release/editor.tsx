import { useQueryClient } from '@tanstack/react-query';
import { Alert, Button, Form } from 'antd';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { Issue } from '#contract/errors.ts';
import type { PostDraftForm } from '#contract/posts/post-fields.ts';
import { blocksPublishing, checkPost } from '#contract/posts/post-text-check.ts';
import { readyPost } from '#contract/posts/ready-post.ts';
import type { RecruiterPost } from '#contract/posts/recruiter-posts.ts';
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/browser-call.ts';
import { toast } from '#web/api/toasts.ts';
import { useAction } from '#web/features/calls/use-call.ts';
import { AskButton } from '#web/features/console/ask-button.tsx';
import { SignInAgain } from '#web/features/console/load-failed.tsx';
import { PageHead } from '#web/features/console/page-head.tsx';
import { useBusy } from '#web/features/page-calls/use-busy.ts';
import { paths } from '#web/paths.ts';
import { quietly, useIsApproved, useQuota } from '../own-calls.ts';
import { savedText } from '../use-autosave.ts';
import { Preview } from './aside/preview.tsx';
import { PostFormContext } from './form-parts.tsx';
import { StepPost } from './step-post.tsx';
import { StepRequirements } from './step-requirements.tsx';
import { StepTerms } from './step-terms.tsx';
import { type Draft, useDraft, usePost } from './use-draft.ts';

/** What publishing still needs, each leading to its field. */
function Lacking({ form, onShow }: { form: PostDraftForm; onShow(faults: readonly Issue[]): void }) {
  const { faults } = readyPost(form, new Date());
  return (
    <section aria-label="发布还差什么" className="mt-3 card p-4 text-14">
      <h2 className="text-14 font-semibold text-ink-1">
        {faults.length > 0 ? `发布还差 ${faults.length} 项` : '必填的都写好了'}
      </h2>
      <ul className="mt-2 flex flex-wrap gap-x-3 gap-y-1.5 empty:hidden">
        {faults.map((fault) => (
          <li key={fault.path}>
            <button type="button" className="link cursor-pointer" onClick={() => onShow([fault])}>
              {fault.message.replace(/^请(填写|选择)/, '')}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

const done: Record<string, string> = {
  open: '职位已发布',
  pending: '已提交审核，结果会通知您',
  closed: '已更新，重新开放后生效',
};

/** Errors by their path in the form. */
const inForm = (issues: readonly Issue[]) =>
  issues.map(({ path, message }) => ({ path: path.replace(/^body\.form\./, ''), message }));

interface Props {
  given: RecruiterPost | null;
  /** Initial values of a new post; nothing is saved before the user enters something. */
  first?: PostDraftForm;
}

/** The form of one post, on one page: what is sought, what is asked, what is given, and what publishing means. */
export function Editor({ given, first = {} }: Props) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const [, setParams] = useSearchParams();
  const onCreated = useCallback((id: string) => setParams({ id }, { replace: true }), [setParams]);
  const draft = useDraft(given, first, onCreated);
  const { form, flush, at } = draft;
  const { errors, panel, show, mark, forget } = useFaults();
  useEffect(() => {
    if (draft.save.kind === 'failed') mark(inForm(draft.save.error.issues));
  }, [draft.save, mark]);
  const { busy, run } = useBusy();
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
      const { faults } = readyPost(form, new Date());
      if (faults.length > 0) return show(faults);
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

  return (
    <PostFormContext value={{ form, change, errors }}>
      <PageHead
        title={isNew ? '发布职位' : '编辑职位'}
        actions={
          <span className="text-14 text-ink-3" role="status" data-testid="save-mark">
            {savedText(draft.save)}
          </span>
        }
      />
      <SaveLine draft={draft} />
      {!approved && (
        <Alert className="mb-3" showIcon type="info" title="单位通过认证后才能发布，现在写的内容会保存为草稿" />
      )}
      {given?.hasDraft && (status === 'open' || status === 'closed') && <DropChange id={given.id} />}
      {given?.rejectReason && (
        <Alert className="mb-3" showIcon type="warning" title={`未通过审核：${given.rejectReason}`} />
      )}
      <div className="grid grid-cols-[minmax(0,1fr)_420px] items-start gap-4 max-xl:grid-cols-1">
        <section ref={panel} className="card px-5">
          <Form layout="vertical" component="div">
            <Part title="岗位">
              <StepPost />
            </Part>
            <Part title="要求">
              <StepRequirements />
            </Part>
            <Part title="待遇与工作地">
              <StepTerms />
            </Part>
            <Part title="发布">
              <StepPublish blocked={blocked} status={status} id={at().id} />
            </Part>
          </Form>
          <div className="sticky bottom-0 z-10 -mx-5 flex justify-end rounded-b-card border-t border-line bg-surface px-5 py-3 max-sm:[&>:last-child]:flex-1">
            <Button type="primary" loading={busy} disabled={blocked || !approved} onClick={() => void submit()}>
              {isNew ? '发布' : '提交修改'}
            </Button>
          </div>
        </section>
        <div className="sticky top-18 max-xl:static">
          <Preview form={form} />
          <Lacking form={form} onShow={show} />
        </div>
      </div>
    </PostFormContext>
  );
}

type Errors = Readonly<Record<string, string>>;

const without = (errors: Errors, isGone: (path: string) => boolean): Errors =>
  Object.fromEntries(Object.entries(errors).filter(([path]) => !isGone(path)));

function focusFault(panel: HTMLElement | null, path: string): void {
  const field =
    panel?.querySelector<HTMLElement>(`[id="post-${path}"]:is(input, textarea)`) ??
    panel?.querySelector<HTMLElement>(`[id^="post-${fieldOf(path)}"]:is(input, textarea)`);
  // Centred, since the header covers the top.
  field?.scrollIntoView({ block: 'center' });
  field?.focus({ preventScroll: true });
}

const fieldOf = (path: string) => path.split('.')[0] ?? '';

/** The errors at the fields, each until its field changes. */
function useFaults() {
  const [errors, setErrors] = useState<Errors>({});
  const panel = useRef<HTMLElement>(null);
  /** Shows errors at their fields without moving the focus. */
  const mark = useCallback(
    (faults: readonly Issue[]) =>
      setErrors((now) => ({ ...now, ...Object.fromEntries(faults.map(({ path, message }) => [path, message])) })),
    [],
  );
  const show = (faults: readonly Issue[]) => {
    mark(faults);
    if (faults[0]) focusFault(panel.current, faults[0].path);
  };
  const forget = (patch: Partial<PostDraftForm>) => setErrors((now) => without(now, (path) => fieldOf(path) in patch));
  return { errors, panel, show, mark, forget };
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="border-line py-5 not-first:border-t">
    <h2 className="mb-4 text-20 font-semibold text-ink-1">{title}</h2>
    {children}
  </section>
);

/** What was not saved; after a conflict, the choice between the two versions. */
function SaveLine({ draft: { save, resolve, flush } }: { draft: Draft }) {
  if (save.kind !== 'failed') return null;
  const { error, isConflict } = save;
  return (
    <div
      role="alert"
      className={`mb-3 flex flex-wrap items-center gap-2 rounded-ctl px-4 py-2.5 text-14 ${isConflict ? 'bg-warm-tint text-ink-1' : 'bg-err-tint text-err-ink'}`}
    >
      <span className="min-w-0 flex-1">
        {isConflict ? `${error.message}。您刚才的修改还没有保存。` : `没有保存：${error.message}`}
      </span>
      {error.status === 401 && <SignInAgain />}
      <Button size="small" onClick={() => void (isConflict ? resolve('theirs') : flush())}>
        {isConflict ? '载入最新内容' : '重试'}
      </Button>
      {isConflict && (
        <Button size="small" type="primary" onClick={() => void resolve('mine')}>
          保留我的修改
        </Button>
      )}
    </div>
  );
}

/** Shows that a published post has unpublished changes, and discards them on request. */
export function DropChange({ id }: { id: string }) {
  const navigate = useNavigate();
  const drop = useAction('POST /api/company/posts/batch', {
    invalidates: ['GET /api/company/posts'],
    onSuccess: ({ results: [result] }) => {
      if (!result?.ok) return toast.error(result?.message ?? '修改没有放弃成功，请重试');
      toast.success('已放弃修改，职位保持原样');
      navigate(paths.ment());
    },
  });
  return (
    <Alert
      className="mb-3"
      showIcon
      type="info"
      title="这里有上次没有提交的修改，提交前求职者看到的还是原来的内容"
      action={
        <AskButton
          size="small"
          loading={drop.isPending}
          ask="放弃修改？改过的内容不能恢复"
          no="继续修改"
          onYes={() => drop.send({ body: { ids: [id], move: 'discard' } })}
        >
          放弃修改
        </AskButton>
      }
    />
  );
}

interface PublishProps {
  /** The text check found what the law forbids. */
  blocked: boolean;
  status: string;
  id: string;
}

const after = {
  straight: '本单位信誉良好：提交后立即发布，无须审核',
  review: '提交后由运营审核，通常一个工作日内完成，结果会通知您',
  edit: '提交后立即生效；职位名称、薪资或岗位类别、编制有改动时，运营会事后复核',
};

/** 发布: remaining quotas and the effect of submitting. */
export function StepPublish({ blocked, status, id }: PublishProps) {
  const quota = useQuota();
  const ownPost = usePost(id, quietly);
  const skipsReview = ownPost.data?.skipsReview ?? false;
  const isNew = status === 'draft' || status === 'rejected';
  const posts = quota.data?.posts;
  return (
    <div className="flex flex-col gap-4">
      {isNew && posts && (
        <Alert
          showIcon
          type={posts.left > 0 ? 'info' : 'warning'}
          title={
            posts.left > 0
              ? `今天还可发布 ${posts.left} 个职位（每天 ${posts.limit} 个），本次用去 1 个`
              : `今天的 ${posts.limit} 个免费发布名额已用完，本次使用购买的权益；没有权益时草稿已保存，明天可以继续`
          }
        />
      )}
      <Alert
        showIcon
        type="info"
        title={!isNew ? after.edit : status === 'draft' && skipsReview ? after.straight : after.review}
      />
      {blocked && <p className="text-14 text-err-ink">带红色标记的内容违法，修改后才能发布</p>}
    </div>
  );
}
