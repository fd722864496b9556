import { useState } from 'react';
import type { OwnRegistration } from '#contract/exams/registrations.ts';
import { call } from '#web/api/browser-call.ts';
import { hasBegun, whenText } from '#web/features/exams/exam-words.ts';
import { saveFile } from '#web/features/files/save-file.ts';
import { dayAndTime } from '#web/features/time/day-parts.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';

interface Props {
  registration: OwnRegistration;
  seat: NonNullable<OwnRegistration['seat']>;
  now: number;
}

const two = (n: number) => String(n).padStart(2, '0');

/** 准考证: where and when, and the PDF once tickets are printed. */
export function TicketCard({ registration: { id, exam }, seat, now }: Props) {
  const [busy, setBusy] = useState(false);
  const written = exam.steps.find(({ step }) => step === 'written');
  const ticket = exam.steps.find(({ step }) => step === 'ticket');
  const isOpen = !ticket || hasBegun(ticket, now);
  const save = async () => {
    setBusy(true);
    const file = await call('GET /api/exams/registrations/:id/ticket', { params: { id } }).catch(() => null);
    if (file) saveFile(`准考证-${seat.ticket}.pdf`, file);
    setBusy(false);
  };
  return (
    <section aria-label={`${exam.title}：笔试准考证`} className="border-t border-line px-6 py-4 max-sm:px-4">
      <h3 className="text-16 font-semibold text-ink-1">笔试准考证</h3>
      <div className="mt-3 flex flex-wrap items-stretch gap-x-6 gap-y-4">
        <p className="flex overflow-hidden rounded-card bg-fill text-center">
          {(
            [
              [two(seat.roomNumber), '考场'],
              [two(seat.seat), '座位'],
            ] as const
          ).map(([text, label]) => (
            <span key={label} className="border-r border-line px-6 py-3 last:border-0">
              <b className="num block text-32 leading-10">{text}</b>
              <span className="text-12 text-ink-3">{label}</span>
            </span>
          ))}
        </p>
        <dl className="grid min-w-0 flex-1 basis-64 grid-cols-[64px_minmax(0,1fr)] content-center gap-y-1.5 text-13">
          <dt className="text-ink-3">准考证号</dt>
          <dd className="tabular font-medium text-ink-1">{seat.ticket}</dd>
          <dt className="text-ink-3">时间</dt>
          <dd className="tabular text-ink-1">
            {written && `${whenText(written.startsAt)} 至 ${dayAndTime(written.endsAt).split(' ')[1]}`}
          </dd>
          <dt className="text-ink-3">考点</dt>
          <dd className="text-ink-1">
            {seat.place} {seat.room}
            {seat.address && <span className="block text-12 text-ink-3">{seat.address}</span>}
            {seat.directions && <span className="block text-12 text-ink-3">{seat.directions}</span>}
          </dd>
        </dl>
      </div>
      <p className="mt-3 flex flex-wrap items-center gap-3 text-13 text-ink-3">
        <Button look="filled" className="script-only" busy={busy} disabled={!isOpen} onClick={() => void save()}>
          下载准考证
        </Button>
        {!isOpen && ticket && <span className="tabular">{whenText(ticket.startsAt)} 起可以下载</span>}
        <span>
          座位由公开抽签产生，
          <a className="link underline" href={paths.examDraw(exam.id)}>
            自己复算一遍
          </a>
        </span>
      </p>
    </section>
  );
}
