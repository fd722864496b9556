import { QrText } from '#web/features/page/qr-code.tsx';
import { looks } from './verdict-card.tsx';

/** What the desk answers, in its three colours. */
const answers = [
  ['ok', '请入场', '照片、身份证和本人一致'],
  ['warm', '不在这个考场', '屏幕上写着该去哪里'],
  ['err', '二维码不对', '不是组织单位印的，核对身份证并报告'],
] as const;

/** A ticket, with the frame of the scanner around its code and the light that passes over it. */
const SampleTicket = () => (
  <div
    className="flex items-center gap-5 rounded-card bg-surface p-6 shadow-float max-sm:gap-3 max-sm:p-3"
    aria-hidden="true"
  >
    <span className="min-w-0 flex-1 text-14 text-ink-3">
      <b className="block text-20 font-semibold text-ink-1">笔试准考证</b>
      林知夏
      <span className="tabular block">2600101</span>
      <span className="tabular mt-2 flex flex-wrap gap-x-1 text-14 whitespace-nowrap text-ink-1">
        <span>
          <b className="text-20 font-semibold">01</b> 考场
        </span>
        <span>
          <b className="text-20 font-semibold">07</b> 座
        </span>
      </span>
    </span>
    <span className="relative flex-none p-3 max-sm:p-2 max-sm:[&>span]:size-26!">
      <QrText text="2600101" size={160} label="准考证的二维码" />
      <i className="absolute inset-0 rounded-ctl border-2 border-brand" />
      <i className="absolute inset-x-0 top-1/2 h-0.5 bg-err" />
    </span>
  </div>
);

/** What a scan is answered with, while no list is loaded: the ticket under the scanner, and the three answers. */
export function DoorSteps() {
  return (
    <section
      className="flex flex-col justify-center gap-6 border-line bg-brand-tint px-8 py-8 max-lg:border-t max-sm:px-4 max-sm:py-5 lg:border-l"
      aria-labelledby="door-answers"
    >
      <SampleTicket />
      <div>
        <h2 id="door-answers" className="mb-2 text-14 font-semibold text-ink-1">
          扫一下准考证，屏幕只有三种回答
        </h2>
        <ul className="grid gap-2">
          {answers.map(([tone, title, text]) => {
            const [look, Icon] = looks[tone];
            return (
              <li
                key={tone}
                className={`grid grid-cols-[20px_minmax(0,1fr)] items-center gap-x-3 rounded-ctl border px-4 py-2.5 ${look}`}
              >
                <Icon size={20} className="row-span-2" aria-hidden />
                <b className="text-14 font-semibold">{title}</b>
                <span className="text-14 text-ink-2">{text}</span>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
