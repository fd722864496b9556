import { useQuery } from '@tanstack/react-query';
import { Button, Skeleton } from 'antd';
import { clsx } from 'clsx';
import dayjs from 'dayjs';
import { BadgeCheck, Hourglass, Link2Off, PauseCircle } from 'lucide-react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import {
  type CompanyMove,
  companyReviewMonths,
  companyTextEdits,
  company as machine,
} from '#contract/companies/company-state.ts';
import { memberRoles, roleDuties } from '#contract/companies/member-roles.ts';
import type { OwnCompany } from '#contract/identity/identity.ts';
import { companyTypes } from '#contract/taxonomy/company-types.ts';
import { labelOf } from '#contract/taxonomy/list.ts';
import { formatDateTime } from '#contract/text.ts';
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/browser-call.ts';
import { toast } from '#web/api/toasts.ts';
import { useAction, useCall } from '#web/features/calls/use-call.ts';
import { CompanyLogo } from '#web/features/companies/company-logo.tsx';
import { useOwnCompany } from '#web/features/companies/own-company.ts';
import { AskButton } from '#web/features/console/ask-button.tsx';
import { Loaded } from '#web/features/console/load-failed.tsx';
import { PageHead } from '#web/features/console/page-head.tsx';
import { StatePanel } from '#web/features/console/state-panel.tsx';
import { paths } from '#web/paths.ts';
import { registerTicket } from '#web/session/register-ticket.ts';
import { getSession, setSession, useSession } from '#web/session/session-store.ts';
import { Slot } from '#web/slots.tsx';
import { StageLine } from '#web/ui/stage.tsx';
import { firstPage } from '../first-page.ts';
import { quietly, refreshSession } from '../own-calls.ts';
import { CompanyStep } from './company-step.tsx';
import { OwnPapers } from './papers-box.tsx';
import { type Person, PersonForm } from './person-form.tsx';

/** The server has the current state: an approval may have come since signing in. */
function useProgress() {
  return useQuery({
    queryKey: ['session'],
    queryFn: refreshSession,
    enabled: Boolean(getSession().token),
    // A review may end while the page is open.
    refetchInterval: 20_000,
  });
}

/** Enterprise certification: the person, the company, and the state of the review. */
export function AuthPage() {
  const progress = useProgress();
  const person = useSession((state) => state.companyJober);
  const company = useSession((state) => state.company);
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const invite = person?.status === 'active' ? null : params.get('invite');
  const step = !person ? 0 : !company || company.status === 'draft' || company.status === 'rejected' ? 1 : 2;
  return (
    <>
      <PageHead />
      <section className={clsx('mx-auto overflow-hidden card', step < 2 && 'max-w-200')}>
        <div className="min-w-0 p-6 max-sm:p-4">
          {invite ? (
            <InviteStep
              token={invite}
              onDone={async () => {
                setParams({}, { replace: true });
                await progress.refetch();
                const first = firstPage();
                if (first) navigate(first, { replace: true });
              }}
            />
          ) : (
            <>
              {company?.status !== 'approved' && (
                <div className="mb-6">
                  <StageLine at={step} steps={[{ name: '招聘者信息' }, { name: '单位信息' }, { name: '审核' }]} />
                </div>
              )}
              <Loaded query={progress} failed="认证进度没有加载出来">
                {() => (
                  <>
                    {step === 0 && <PersonStep onSaved={() => void progress.refetch()} />}
                    {step === 1 && <CompanyStep onSaved={() => void progress.refetch()} />}
                    {step === 2 && company && <ReviewStep company={company} />}
                    {step === 2 && <ReviewSteps live={company?.status === 'pending'} />}
                    {step === 2 && <OwnPapers />}
                  </>
                )}
              </Loaded>
            </>
          )}
        </div>
      </section>
    </>
  );
}

/** The recruiter's own name and title. */
export function PersonStep({ onSaved }: { onSaved(): void }) {
  const save = async (body: Person) => {
    const registered = { registerTicket: registerTicket() ?? undefined };
    setSession({ companyJober: await call('POST /api/company/saveJoberInfo', { query: {}, body }, registered) });
    onSaved();
  };
  return <PersonForm okText="下一步" onSave={save} />;
}

/** When the certification is reviewed again; none before the first approval. */
function nextReview(steps: readonly { to: string | null; move: string; at: string }[] | undefined) {
  const passed = steps?.find(({ to, move }) => to === 'approved' && move !== 'edit');
  if (!passed) return null;
  const at = dayjs(passed.at).add(companyReviewMonths, 'month');
  return { at, isSoon: at.isBefore(dayjs().add(15, 'day')) };
}

/** Certified: who the school is, with its badge and the page on which seekers see it. */
function Approved({ company: { id, name } }: { company: OwnCompany }) {
  const { data } = useOwnCompany();
  return (
    <div className="flex flex-wrap items-center gap-4">
      <CompanyLogo name={name} src={data?.logoUrl ?? null} size={64} />
      <div className="min-w-0 flex-1 basis-60">
        <h2 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-20 font-semibold text-ink-1">
          {name}
          <span className="tag tag-ok gap-1">
            <BadgeCheck size={14} aria-hidden="true" />
            已通过认证
          </span>
        </h2>
        <p className="tabular mt-0.5 flex flex-wrap gap-x-4 text-14 text-ink-2">
          <span>{labelOf(companyTypes, data?.type)}</span>
          <span>{data?.regionName}</span>
          <Link className="link" to={paths.means()}>
            修改资料
          </Link>
        </p>
      </div>
      <a className="btn btn-outline max-sm:w-full" href={paths.company(id)} target="_blank" rel="noreferrer">
        求职者看到的主页
      </a>
    </div>
  );
}

/** The state of the review of what was handed in. */
function ReviewStep({ company }: { company: OwnCompany }) {
  const person = useSession((state) => state.companyJober);
  if (company.status === 'approved') {
    return <Approved company={company} />;
  }
  if (company.status === 'suspended')
    return (
      <StatePanel
        icon={PauseCircle}
        tone="warm"
        title="单位已被暂停使用"
        text="如有疑问，写给客服"
        actions={<Slot name="help" className="btn btn-tint" />}
      />
    );
  return (
    <StatePanel
      icon={Hourglass}
      title="已提交，等待审核"
      text={`${company.name}。工作日一般 24 小时内完成，通过后即可发布职位、查看投递`}
      actions={
        <>
          <Link to={paths.release()}>
            <Button>先写第一个职位</Button>
          </Link>
          {person?.role === 'owner' && <WithdrawButton />}
        </>
      }
    />
  );
}

/** The history of the certification, with the next review at its head. */
function ReviewSteps({ live }: { live: boolean }) {
  const { data } = useOwnCompany(live);
  if (!data || data.steps.length === 0) return null;
  const next = data.steps[0]?.to === 'approved' ? nextReview(data.steps) : null;
  return (
    <section className="mt-5 border-t border-line pt-5" aria-label="审核进度">
      <h2 className="sr-only">审核进度</h2>
      <ol className="space-y-2 text-14">
        {next && (
          <li className={`flex flex-wrap gap-x-3 ${next.isSoon ? 'text-warm-ink' : 'text-ink-2'}`}>
            <span className="tabular w-34">{next.at.format('YYYY-MM-DD')}</span>下次复核，期间照常招聘
          </li>
        )}
        {data.steps.map(({ move, note, at }) => (
          <li key={`${at} ${move}`} className="flex flex-wrap gap-x-3">
            <span className="tabular w-34 text-ink-3">{formatDateTime(at)}</span>
            <span className={failures.has(move) ? 'text-err-ink' : 'text-ink-1'}>
              {machine.moves[move as CompanyMove] ?? companyTextEdits[move] ?? move}
            </span>
            {note && <span className="text-ink-2">{note}</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}

const failures: ReadonlySet<string> = new Set<CompanyMove>(['reject', 'suspend']);

/** Takes the application back while nobody has decided: the form opens again with what was sent. */
function WithdrawButton() {
  const withdraw = useAction('POST /api/team/company/withdrawal', {
    invalidates: ['GET /api/team/company'],
    done: '已撤回，改好后请重新提交',
    onSuccess: (company) => setSession({ company }),
  });
  return (
    <AskButton
      loading={withdraw.isPending}
      ask="撤回这次提交？"
      about="填写的内容和证照都保留；改好后重新提交，审核时间重新计算"
      yes="撤回"
      onYes={() => withdraw.send({})}
    >
      撤回修改
    </AskButton>
  );
}

/** Joins the company of a colleague's invitation link. */
export function InviteStep({ token, onDone }: { token: string; onDone(): void }) {
  const params = { token };
  const link = useCall('GET /api/team/invitations/:token', { params }, quietly);
  const join = async (body: Person) => {
    const registered = { registerTicket: registerTicket() ?? undefined };
    setSession({ companyJober: await call('POST /api/team/invitations/:token', { params, body }, registered) });
    toast.success('已加入单位');
    onDone();
  };
  if (link.isPending) return <Skeleton active />;
  if (link.isError)
    return (
      <StatePanel
        icon={Link2Off}
        tone="warm"
        title="邀请链接不能使用"
        text={link.error instanceof ApiError ? link.error.message : '请稍后再试'}
      />
    );
  const { companyName, inviter, role } = link.data;
  return (
    <>
      <h2 className="text-20 font-semibold text-ink-1">
        {inviter} 邀请您加入 {companyName}
      </h2>
      <p className="mt-1 mb-5 text-14 text-ink-3">
        角色：{memberRoles[role]}（{roleDuties[role]}）
      </p>
      <PersonForm okText="接受邀请" onSave={join} />
    </>
  );
}
