import { QrCode } from 'lucide-react';

const steps = [
  ['载入名单', '开考前有网络时，把本考点各考场的名单载入这台设备'],
  ['扫准考证', '扫码枪、摄像头都可以；也可以输入准考证号的末几位'],
  ['核对本人', '屏幕上是照片、身份证号和座位；不在这个考场的，写明该去哪里'],
  ['自动上报', '断网照常核验，连上网络后到场记录自动上报'],
] as const;

/** Where the code stands on a ticket. */
const SampleTicket = () => (
  <div className="flex gap-3 rounded-ctl border border-line-strong p-3" aria-hidden>
    <span className="h-20 w-15 flex-none rounded-tag bg-fill-hover" />
    <span className="min-w-0 flex-1 text-12 text-ink-3">
      <b className="block text-13 font-semibold text-ink-1">笔试准考证</b>
      林知夏
      <span className="tabular block">2600101</span>
      <span className="tabular block">第 01 考场 07 座</span>
    </span>
    <span className="grid size-16 flex-none place-items-center self-center rounded-tag border-2 border-brand text-brand">
      <QrCode size={48} strokeWidth={1.5} />
    </span>
  </div>
);

/** How the desk works, while no list is loaded. */
export function DoorSteps() {
  return (
    <section className="rounded-card border border-line bg-surface p-5 max-sm:p-4" aria-label="怎么核验">
      <h2 className="mb-4 text-16 font-semibold text-ink-1">怎么核验</h2>
      <SampleTicket />
      <ol className="mt-5 grid gap-4">
        {steps.map(([title, text], at) => (
          <li key={title} className="flex gap-3 text-13">
            <span className="tabular grid size-6 flex-none place-items-center rounded-full bg-brand-tint font-semibold text-brand">
              {at + 1}
            </span>
            <span>
              <b className="block font-medium text-ink-1">{title}</b>
              <span className="text-ink-3">{text}</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
