import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import dayjs from 'dayjs';
import {
  BadgeCheck,
  CircleAlert,
  CircleCheck,
  CircleDashed,
  Hourglass,
  type LucideIcon,
  PauseCircle,
} from 'lucide-react';
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
import { call } from '#web/api/browser-call.ts';
import { CompanyLogo } from '#web/features/companies/company-logo.tsx';
import { StatePanel } from '#web/features/console/state-panel.tsx';
import { SupportButton } from '#web/features/support/support-button.tsx';
import { paths } from '#web/paths.ts';
import { useOwnCompany } from '../means/use-own-company.ts';

/** When the certification is reviewed again; none before the first approval. */
function nextReview(steps: readonly { to: string | null; move: string; at: string }[] | undefined) {
  const passed = steps?.find(({ to, move }) => to === 'approved' && move !== 'edit');
  if (!passed) return null;
  const at = dayjs(passed.at).add(companyReviewMonths, 'month');
  return { passed, at, days: at.diff(dayjs(), 'day'), isSoon: at.isBefore(dayjs().add(2, 'month')) };
}

/** Certified: who the school is, and how long until the next review. */
function Approved({ company: { name } }: { company: OwnCompany }) {
  const { data } = useOwnCompany();
  const next = nextReview(data?.steps);
  return (
    <div className="flex flex-wrap items-center gap-4">
      <CompanyLogo name={name} src={data?.logoUrl ?? null} size={56} />
      <div className="min-w-0 flex-1 max-sm:min-w-[60%]">
        <h2 className="flex flex-wrap items-center gap-2 text-18 font-semibold text-ink-1">
          {name}
          <span className="tag tag-ok gap-1">
            <BadgeCheck size={14} aria-hidden="true" />
            已通过认证
          </span>
        </h2>
        <p className="tabular mt-0.5 flex flex-wrap gap-x-4 text-13 text-ink-2">
          <span>{labelOf(companyTypes, data?.type)}</span>
          <span>{data?.regionName}</span>
          <Link className="link" to={paths.means()}>
            修改资料
          </Link>
        </p>
      </div>
      {next?.isSoon && (
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2 rounded-ctl bg-warm-tint px-4 py-3 max-sm:w-full">
          <p className="text-13 text-ink-2">
            <span className="block text-14 font-medium text-warm-ink">
              <b className="num mr-1 text-24">{next.days}</b>天后复核
            </span>
            证照没有变的不用动
          </p>
          <a className="btn btn-outline max-sm:ml-auto" href="#papers">
            上传换发的证照
          </a>
        </div>
      )}
    </div>
  );
}

/** What has to be looked at again, and where it is changed. */
const changes = [
  ['名称、类型或信用代码变了', '在“我的资料”里修改，审核期间主页显示原来的'],
  ['证照换发、快到期', '在“证照”里重新上传，审核人员核对后生效'],
  ['换了经办人', '下载模板重新填写授权书，盖章后上传'],
] as const;

export function WhatChanges() {
  return (
    <details className="mt-6 border-t border-line pt-4">
      <summary className="link w-fit cursor-pointer text-13">什么时候要再审一次</summary>
      <dl className="mt-3 grid gap-x-8 gap-y-3 md:grid-cols-3">
        {changes.map(([what, how]) => (
          <div key={what} className="border-l-2 border-brand-line pl-3">
            <dt className="text-14 font-medium text-ink-1">{what}</dt>
            <dd className="mt-0.5 text-13 text-ink-2">{how}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

/** The state of the review; a rejection shows the reason and leads back to the form. */
export function ReviewStep({ company, onEdit }: { company: OwnCompany; onEdit(): void }) {
  const numbers = useQuery({
    queryKey: ['verify', company.id, company.status],
    enabled: company.status === 'rejected',
    queryFn: () =>
      call('GET /api/company/verifyNumber', { query: { companyid: company.id } }, { background: true, quiet: true }),
  });
  if (company.status === 'approved') {
    return <Approved company={company} />;
  }
  if (company.status === 'rejected') {
    return (
      <StatePanel
        icon={CircleAlert}
        tone="warm"
        title="认证没有通过"
        text={numbers.data?.rejectReason ?? '请核对单位名称、类型和统一社会信用代码后重新提交'}
        actions={
          <Button type="primary" onClick={onEdit}>
            修改后重新提交
          </Button>
        }
      />
    );
  }
  if (company.status === 'suspended')
    return (
      <StatePanel
        icon={PauseCircle}
        tone="warm"
        title="单位已被暂停使用"
        text="如有疑问，写给客服"
        actions={<SupportButton className="btn btn-tint" />}
      />
    );
  return (
    <StatePanel
      icon={Hourglass}
      title="已提交，等待审核"
      text={`${company.name}。工作日一般 24 小时内完成，通过后即可发布职位、查看投递`}
    />
  );
}

const tones: Partial<Record<CompanyMove, string>> = {
  approve: 'text-ok',
  reaffirm: 'text-ok',
  reject: 'text-err',
  suspend: 'text-err',
};

/** The history of the certification as one line through time, with the next review at its end. */
export function ReviewSteps({ live }: { live: boolean }) {
  const { data } = useOwnCompany(live);
  if (!data || data.steps.length === 0) return null;
  const next = data.steps[0]?.to === 'approved' ? nextReview(data.steps) : null;
  return (
    <section className="mt-5 border-t border-line pt-5" aria-label="审核进度">
      <h2 className="sr-only">审核进度</h2>
      <ol className="grid gap-y-3 md:auto-cols-[minmax(140px,1fr)] md:grid-flow-col md:overflow-x-auto">
        {data.steps.toReversed().map(({ move, note, at }) => {
          const tone = tones[move as CompanyMove] ?? 'text-ink-4';
          return (
            <Step
              key={`${at} ${move}`}
              icon={tone === 'text-err' ? CircleAlert : CircleCheck}
              tone={tone}
              name={machine.moves[move as CompanyMove] ?? companyTextEdits[move] ?? move}
              when={formatDateTime(at)}
              note={note}
            />
          );
        })}
        {next && (
          <Step
            icon={CircleDashed}
            tone={next.isSoon ? 'text-warm' : 'text-ink-4'}
            name="下次复核"
            when={next.at.format('YYYY-MM-DD')}
          />
        )}
      </ol>
    </section>
  );
}

interface StepProps {
  icon: LucideIcon;
  tone: string;
  name: string;
  when: string;
  note?: string | null;
}

const Step = ({ icon: Icon, tone, name, when, note }: StepProps) => (
  <li className="group flex gap-2.5 text-13 md:block">
    <span className="flex items-center md:after:h-0.5 md:after:flex-1 md:after:bg-line-strong md:group-last:after:hidden">
      <Icon size={20} className={tone} aria-hidden="true" />
    </span>
    <div className="min-w-0 md:mt-1.5 md:pr-4">
      <span className="mr-2 text-14 font-medium text-ink-1 md:block">{name}</span>
      <span className="tabular text-ink-3">{when}</span>
      {note && <p className="text-ink-2">{note}</p>}
    </div>
  </li>
);
