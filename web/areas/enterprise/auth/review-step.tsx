import { Button, Popconfirm } from 'antd';
import dayjs from 'dayjs';
import { BadgeCheck, Circle, CircleAlert, CircleCheck, Hourglass, type LucideIcon, PauseCircle } from 'lucide-react';
import { Link } from 'react-router';
import {
  type CompanyMove,
  companyReviewMonths,
  companyTextEdits,
  company as machine,
} from '#contract/companies/company-state.ts';
import type { OwnCompany } from '#contract/identity/identity.ts';
import { companyTypes } from '#contract/taxonomy/company-types.ts';
import { labelOf } from '#contract/taxonomy/list.ts';
import { formatDateTime } from '#contract/text.ts';
import { useAction } from '#web/features/calls/use-action.ts';
import { CompanyLogo } from '#web/features/companies/company-logo.tsx';
import { StatePanel } from '#web/features/console/state-panel.tsx';
import { paths } from '#web/paths.ts';
import { setSession, useSession } from '#web/session/session-store.ts';
import { Slot } from '#web/slots.tsx';
import { useOwnCompany } from '../means/use-own-company.ts';

/** When the certification is reviewed again; none before the first approval. */
function nextReview(steps: readonly { to: string | null; move: string; at: string }[] | undefined) {
  const passed = steps?.find(({ to, move }) => to === 'approved' && move !== 'edit');
  if (!passed) return null;
  const at = dayjs(passed.at).add(companyReviewMonths, 'month');
  return { passed, at, days: at.diff(dayjs(), 'day'), isSoon: at.isBefore(dayjs().add(15, 'day')) };
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

/** What has to be looked at again, and where it is changed. */
const changes = [
  ['名称、类型或信用代码变了', '在“我的资料”里修改，审核期间主页显示原来的'],
  ['证照换发、快到期', '在“证照”里重新上传，审核人员核对后生效'],
  ['换了经办人', '下载模板重新填写授权书，盖章后上传'],
] as const;

/** Beside a certified school: how long until the next review, and what has to be reviewed before. */
export function BesideApproved() {
  const { data } = useOwnCompany();
  const next = nextReview(data?.steps);
  return (
    <aside className="border-line max-lg:order-first max-lg:border-b lg:border-l">
      {next && next.days >= 0 && (
        <div className={`border-b border-line p-6 max-sm:p-4 ${next.isSoon ? 'bg-warm-tint' : ''}`}>
          <p className="text-16 font-semibold text-ink-1">
            <b className={`num mr-1.5 text-28 leading-none ${next.isSoon ? 'text-warm-ink' : ''}`}>{next.days}</b>
            天后复核
          </p>
          <p className="mt-2 text-14 text-ink-2">审核人员看现有证照，没有换发的不用动；复核期间照常招聘。</p>
        </div>
      )}
      <h2 className="px-6 pt-5 text-14 font-semibold text-ink-1 max-sm:px-4">这些变了要再审</h2>
      <dl className="space-y-4 px-6 pt-3 pb-6 text-14 max-sm:px-4">
        {changes.map(([what, how]) => (
          <div key={what}>
            <dt className="text-14 text-ink-1">{what}</dt>
            <dd className="mt-0.5 text-ink-3">{how}</dd>
          </div>
        ))}
      </dl>
    </aside>
  );
}

/** The state of the review of what was handed in. */
export function ReviewStep({ company }: { company: OwnCompany }) {
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

/** The history of the certification as one line through time, today on it, with the next review at its end. */
export function ReviewSteps({ live }: { live: boolean }) {
  const { data } = useOwnCompany(live);
  if (!data || data.steps.length === 0) return null;
  const next = data.steps[0]?.to === 'approved' ? nextReview(data.steps) : null;
  const gone = next && dayjs().diff(next.passed.at) / next.at.diff(next.passed.at);
  return (
    <section className="mt-5 border-t border-line pt-5" aria-label="审核进度">
      <h2 className="sr-only">审核进度</h2>
      <ol className="grid gap-y-3 md:flex md:overflow-x-auto">
        {data.steps.toReversed().map(({ move, note, at }, index, { length }) => (
          <Step
            key={`${at} ${move}`}
            icon={failures.has(move) ? CircleAlert : CircleCheck}
            tone={failures.has(move) ? 'text-err' : 'text-ok'}
            name={machine.moves[move as CompanyMove] ?? companyTextEdits[move] ?? move}
            when={formatDateTime(at)}
            note={note}
            gone={index === length - 1 ? gone : 1}
          />
        ))}
        {next && <Step icon={Circle} tone="text-ink-4" name="下次复核" when={next.at.format('YYYY-MM-DD')} />}
      </ol>
    </section>
  );
}

const failures: ReadonlySet<string> = new Set<CompanyMove>(['reject', 'suspend']);

interface StepProps {
  icon: LucideIcon;
  tone: string;
  name: string;
  when: string;
  note?: string | null;
  /** How much of the way to the next step is over; absent for the last. */
  gone?: number | null;
}

const Step = ({ icon: Icon, tone, name, when, note, gone }: StepProps) => (
  <li className="flex gap-2.5 text-14 md:block md:min-w-36 md:flex-1 md:last:min-w-0 md:last:flex-none">
    <span className="flex items-center">
      <Icon size={20} className={`flex-none ${tone}`} aria-hidden="true" />
      {gone != null && (
        <span className="relative h-0.5 flex-1 bg-line-strong max-md:hidden">
          <i className="absolute inset-y-0 left-0 bg-ok" style={{ width: `${100 * Math.min(1, gone)}%` }} />
          {gone < 1 && (
            <span
              className="absolute top-1 -translate-x-1/2 border-ok text-12 whitespace-nowrap text-ok-ink"
              style={{ left: `${100 * gone}%` }}
            >
              今天
            </span>
          )}
        </span>
      )}
    </span>
    <div className="min-w-0 md:mt-1.5 md:pr-4">
      <span className="mr-2 text-14 font-semibold text-ink-1 md:block">{name}</span>
      <span className="tabular whitespace-nowrap text-ink-3">{when}</span>
      {note && <p className="text-ink-2">{note}</p>}
    </div>
  </li>
);

/** Takes the application back while nobody has decided: the form opens again with what was sent. */
function WithdrawButton() {
  const withdraw = useAction('POST /api/team/company/withdrawal', {
    invalidates: [['team', 'company']],
    done: '已撤回，改好后请重新提交',
    onSuccess: (company) => setSession({ company }),
  });
  return (
    <Popconfirm
      title="撤回这次提交？"
      description="填写的内容和证照都保留；改好后重新提交，审核时间重新计算"
      okText="撤回"
      onConfirm={() => void withdraw.send({})}
    >
      <Button loading={withdraw.isPending}>撤回修改</Button>
    </Popconfirm>
  );
}
