import { CircleAlert, CircleCheck, CircleX } from 'lucide-react';
import type { BoxDetail } from '#contract/deliveries/box-rows.ts';
import { ClearanceBlock } from '../../clearance/clearance-block.tsx';
import { fitTint } from '../box-table.tsx';
import { ClosedNote } from '../closed-note.tsx';
import { experienceText } from '../experience-text.ts';
import { InterviewCard } from './interview-card.tsx';

const marks = {
  fit: <CircleCheck size={15} className="text-ok" aria-label="符合" />,
  unfit: <CircleX size={15} className="text-err" aria-label="不符合" />,
  missing: <CircleAlert size={15} className="text-warm" aria-label="缺信息" />,
};

/** From the interview on the 准入查询 is required: no offer can be made without it. */
const clearedStates: readonly string[] = ['interview', 'offer', 'hired'];

function Fit({ detail: { fit, checks } }: { detail: BoxDetail }) {
  return (
    <section className="flex gap-4 rounded-ctl bg-fill p-4" aria-label="匹配度">
      <div className="shrink-0 text-center">
        <p className={`tabular text-24 font-semibold ${fitTint(fit)}`}>{fit}</p>
        <p className="text-12 text-ink-3">匹配度</p>
      </div>
      <ul className="grid flex-1 grid-cols-2 gap-x-3 gap-y-1 text-13">
        {checks.map(({ name, result, note }) => (
          <li key={name} className="flex items-center gap-1.5">
            {marks[result]}
            <span className="truncate" title={note}>
              {name}
              {note ? ` ${note}` : ''}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Person({ detail: { person, phone } }: { detail: BoxDetail }) {
  return (
    <dl className="grid grid-cols-[88px_1fr] gap-y-2 text-14">
      <dt className="text-ink-3">联系电话</dt>
      <dd className="tabular text-ink-1">{phone || '标为有意向后可见'}</dd>
      <dt className="text-ink-3">毕业院校</dt>
      <dd>{[person.school, person.major].filter(Boolean).join(' · ') || '未填写'}</dd>
      <dt className="text-ink-3">教学经验</dt>
      <dd>{experienceText(person.teachingMonths)}</dd>
      <dt className="text-ink-3">教师资格证</dt>
      <dd>{person.certificate ?? '未填写'}</dd>
      <dt className="text-ink-3">最近单位</dt>
      <dd>{person.lastEmployer || '未填写'}</dd>
    </dl>
  );
}

/** How the person matches the post, and the current interview. */
export function Overview({ detail }: { detail: BoxDetail }) {
  return (
    <div className="space-y-4">
      {detail.closed ? <ClosedNote /> : <Fit detail={detail} />}
      {detail.interview && <InterviewCard id={detail.id} interview={detail.interview} />}
      {clearedStates.includes(detail.status) && <ClearanceBlock deliveryId={detail.id} />}
      {detail.reason && (
        <p className="rounded-ctl bg-warm-tint px-4 py-3 text-13 text-ink-1">
          <b>原因：</b>
          {detail.reason}
        </p>
      )}
      {!detail.closed && <Person detail={detail} />}
    </div>
  );
}
