import { useQuery } from '@tanstack/react-query';
import { Button, Form, Skeleton, Steps } from 'antd';
import { clsx } from 'clsx';
import { useNavigate, useSearchParams } from 'react-router';
import { teamEndpoints } from '#contract/companies/teams.ts';
import { call } from '#web/api/browser-call.ts';
import { LoadFailed } from '#web/features/console/load-failed.tsx';
import { PageHead } from '#web/features/console/page-head.tsx';
import { fieldsOf } from '#web/features/forms/field.tsx';
import { TextField } from '#web/features/forms/fields.tsx';
import { showFieldErrors } from '#web/features/forms/form-faults.ts';
import { useBusy } from '#web/features/page-calls/use-busy.ts';
import { registerTicket } from '#web/session/register-ticket.ts';
import { getSession, setSession, useSession } from '#web/session/session-store.ts';
import { firstPage, refreshSession } from '../refresh-session.ts';
import { CompanyStep } from './company-step.tsx';
import { InviteStep } from './invite-step.tsx';
import { OwnPapers } from './papers-box.tsx';
import { ReviewStep, ReviewSteps } from './review-step.tsx';

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
          {invite && (
            <InviteStep
              token={invite}
              onDone={async () => {
                setParams({}, { replace: true });
                await progress.refetch();
                const first = firstPage();
                if (first) navigate(first, { replace: true });
              }}
            />
          )}
          {!invite && company?.status !== 'approved' && (
            <Steps
              current={step}
              size="small"
              items={[{ title: '招聘者信息' }, { title: '单位信息' }, { title: '审核' }]}
            />
          )}
          {!invite && (
            <div className={clsx(company?.status !== 'approved' && 'mt-6')}>
              {progress.isPending && <Skeleton active />}
              {progress.isError && (
                <LoadFailed title="认证进度没有加载出来" error={progress.error} onRetry={progress.refetch} />
              )}
              {progress.isSuccess && step === 0 && <PersonStep onSaved={() => void progress.refetch()} />}
              {progress.isSuccess && step === 1 && <CompanyStep onSaved={() => void progress.refetch()} />}
              {progress.isSuccess && step === 2 && company && <ReviewStep company={company} />}
              {progress.isSuccess && step === 2 && <ReviewSteps live={company?.status === 'pending'} />}
              {progress.isSuccess && step === 2 && <OwnPapers />}
            </div>
          )}
        </div>
      </section>
    </>
  );
}

const field = fieldsOf(teamEndpoints['PATCH /api/team/me'].body);

interface Fields {
  name: string;
  title?: string;
}

/** The recruiter's own name and title. */
export function PersonStep({ onSaved }: { onSaved(): void }) {
  const [form] = Form.useForm<Fields>();
  const { busy, run } = useBusy();
  const save = (body: Fields) =>
    run(async () => {
      try {
        const ticket = registerTicket() ?? undefined;
        const companyJober = await call(
          'POST /api/company/saveJoberInfo',
          { query: {}, body },
          { registerTicket: ticket },
        );
        setSession({ companyJober });
        onSaved();
      } catch (error) {
        showFieldErrors(form, error);
      }
    });
  return (
    <Form<Fields> form={form} layout="vertical" onFinish={save}>
      <TextField {...field('name')} autoComplete="name" placeholder="求职者会看到您的姓名" />
      <TextField {...field('title')} placeholder="如 人事处 招聘主管" />
      <Button type="primary" htmlType="submit" loading={busy}>
        下一步
      </Button>
    </Form>
  );
}
