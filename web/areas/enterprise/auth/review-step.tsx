import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import dayjs from 'dayjs';
import { BadgeCheck, CircleAlert, CircleCheck, CircleDashed, Hourglass, PauseCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
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

/** Certified: what the platform knows of the school, and what it may do. */
function Approved({ company: { name } }: { company: OwnCompany }) {
  const navigate = useNavigate();
  const { data } = useOwnCompany();
  const next = nextReview(data?.steps);
  const facts = [
    ['单位类型', labelOf(companyTypes, data?.type)],
    ['统一社会信用代码', data?.creditCode],
    ['所在地', data?.regionName],
    [next?.passed.move === 'reaffirm' ? '最近复核' : '通过认证', next && formatDateTime(next.passed.at).slice(0, 10)],
  ] as const;
  return (
    <>
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
          {next?.isSoon ? (
            <p className="mt-0.5 text-13 text-warm-ink">
              <b className="font-semibold">还有 {next.days} 天复核。</b>证照没有变的不用动，换发过的在下面重新上传
            </p>
          ) : (
            next && <p className="tabular mt-0.5 text-13 text-ink-3">下次复核 {next.at.format('YYYY-MM-DD')}</p>
          )}
        </div>
        <Button className="max-sm:flex-1" onClick={() => navigate(paths.means())}>
          修改资料
        </Button>
      </div>
      <dl className="mt-5 grid grid-cols-4 gap-x-6 gap-y-3 border-t border-line pt-4 max-lg:grid-cols-2">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt className="text-12 text-ink-3">{label}</dt>
            <dd className="tabular mt-0.5 text-16 break-all text-ink-1 max-sm:text-14">{value || '–'}</dd>
          </div>
        ))}
      </dl>
    </>
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
    <section className="mt-6 border-t border-line pt-4" aria-labelledby="what-changes">
      <h2 id="what-changes" className="text-16 font-semibold text-ink-1">
        什么时候要再审一次
      </h2>
      <dl className="mt-3 grid gap-y-3">
        {changes.map(([what, how]) => (
          <div key={what} className="border-l-2 border-brand-line pl-3">
            <dt className="text-14 font-medium text-ink-1">{what}</dt>
            <dd className="mt-0.5 text-13 text-ink-2">{how}</dd>
          </div>
        ))}
      </dl>
    </section>
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

/** The history of the certification, latest first, with the next review before it. */
export function ReviewSteps({ live }: { live: boolean }) {
  const { data } = useOwnCompany(live);
  if (!data || data.steps.length === 0) return null;
  const next = data.steps[0]?.to === 'approved' ? nextReview(data.steps) : null;
  return (
    <section className="mt-6 border-t border-line pt-4" aria-label="审核进度">
      <h2 className="mb-2 text-16 font-semibold text-ink-1">审核进度</h2>
      <ol>
        {next && (
          <Step icon={<CircleDashed size={16} className="text-ink-4" aria-hidden="true" />} name="下次复核">
            <span className={next.isSoon ? 'text-warm-ink' : ''}>
              {next.at.format('YYYY-MM-DD')}，还有 {next.days} 天
            </span>
          </Step>
        )}
        {data.steps.map(({ move, note, at }) => {
          const tone = tones[move as CompanyMove] ?? 'text-ink-4';
          const Icon = tone === 'text-err' ? CircleAlert : CircleCheck;
          return (
            <Step
              key={`${at} ${move}`}
              icon={<Icon size={16} className={tone} aria-hidden="true" />}
              name={machine.moves[move as CompanyMove] ?? companyTextEdits[move] ?? move}
              note={note}
            >
              {formatDateTime(at)}
            </Step>
          );
        })}
      </ol>
    </section>
  );
}

interface StepProps {
  icon: ReactNode;
  name: string;
  note?: string | null;
  /** When. */
  children: ReactNode;
}

const Step = ({ icon, name, note, children }: StepProps) => (
  <li className="grid grid-cols-[16px_auto_minmax(0,1fr)] items-center gap-x-2.5 py-1.5 text-13">
    {icon}
    <span className="text-14 text-ink-1">{name}</span>
    <span className="tabular text-right text-ink-3">{children}</span>
    {note && <p className="col-span-2 col-start-2 text-ink-2">{note}</p>}
  </li>
);
