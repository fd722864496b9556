import { Button } from 'antd';
import { useState } from 'react';
import { type IdentityKind, identityKinds } from '#contract/people/identity-number.ts';
import { genders } from '#contract/seekers/seeker.ts';
import { useAction } from '#web/features/calls/use-action.ts';
import { ReasonDialog } from '#web/features/console/reason-dialog.tsx';
import { SnapshotView } from '#web/features/resume-snapshot/snapshot-view.tsx';
import { dayAndTime } from '#web/features/time/day-parts.ts';
import { registration as machine, type RegistrationState } from '../../../contract/registration-state.ts';
import type { ReviewedRegistration } from '../../../contract/review.ts';
import { EvidencePicture } from './evidence-picture.tsx';

/** The masked identity number; the whole one after a reason, which is recorded. */
function Identity({ registration: { id, identity } }: { registration: ReviewedRegistration }) {
  const [asking, setAsking] = useState(false);
  const look = useAction('POST /api/company/examRegistrations/:id/identity', { onSuccess: () => setAsking(false) });
  return (
    <>
      <span className="tabular mr-1 break-all text-ink-1">{look.data?.number ?? (identity || '未留存')}</span>
      {!look.data && identity && (
        <Button type="link" size="small" className="px-0!" aria-label="查看全号" onClick={() => setAsking(true)}>
          查看
        </Button>
      )}
      {asking && (
        <ReasonDialog
          title="查看完整证件号码"
          okText="查看"
          label="原因，会与查看人和时间一起记录"
          minLength={2}
          maxLength={100}
          busy={look.isPending}
          onDone={(reason) => void look.send({ params: { id }, body: { reason } })}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

/** Who applies, with the picture, and the resume as it was at submission. */
export function PersonColumn({ registration }: { registration: ReviewedRegistration }) {
  const { snapshot, number, submittedAt, post, evidence, twins } = registration;
  const { jober } = snapshot;
  const photo = evidence.findLast(({ kind, type }) => kind === 'photo' && type.startsWith('image/'));
  const lines = [
    ['性别', genders[jober.gender as keyof typeof genders] ?? ''],
    ['出生', jober.birthday],
    ['手机', jober.phone],
    ['无障碍', registration.accessible],
  ].filter(([, value]) => value);
  return (
    <>
      <section aria-label="考生" className="exam-review-person">
        <div className="flex gap-3">
          {photo && <EvidencePicture key={photo.id} evidence={photo} className="w-18 rounded-tag" />}
          <div className="min-w-0 flex-1">
            <h2 className="text-18 font-semibold text-ink-1">{jober.name}</h2>
            <p className="tabular text-12 text-ink-3">
              报名号 {number}
              <br />
              {dayAndTime(submittedAt)} 提交
              <br />
              提交时的简历已留存
            </p>
          </div>
        </div>
        <p className="my-3 rounded-ctl bg-fill px-3 py-2 text-13">
          <b className="font-medium text-ink-1">
            {post.code} {post.title}
          </b>
          <span className="block text-12 text-ink-3">
            {post.employer}，计划 {post.headcount} 人
          </span>
        </p>
        {twins.length > 0 && (
          <p role="note" className="mb-3 rounded-ctl bg-warm-tint px-3 py-2 text-13 text-warm-ink">
            同证号：本项目还有{' '}
            {twins
              .map((one) => `报名号 ${one.number}（${machine.labels.recruiter[one.status as RegistrationState]}）`)
              .join('、')}
            。请对照证件和照片核实谁是本人，只能通过一份。
          </p>
        )}
        <dl className="grid grid-cols-[48px_1fr] gap-y-1 text-13">
          <dt className="text-ink-3">证件</dt>
          <dd>
            {registration.identityKind !== 'resident' && (
              <span className="block text-12 text-ink-3">
                {identityKinds[registration.identityKind as IdentityKind] ?? registration.identityKind}
              </span>
            )}
            <Identity key={registration.id} registration={registration} />
          </dd>
          {lines.map(([label, value]) => (
            <div key={label} className="contents">
              <dt className="text-ink-3">{label}</dt>
              <dd className="tabular text-ink-1">{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section aria-label="简历" className="exam-review-resume">
        <SnapshotView snapshot={snapshot} phone="" />
      </section>
    </>
  );
}
