import { QrText } from '#web/features/page/qr-code.tsx';
import { looks } from './verdict-card.tsx';

/** What the desk answers, in its three colours. */
const answers = [
  ['ok', '请入场', '照片、身份证和本人一致'],
  ['warm', '不在这个考场', '屏幕上写着该去哪里'],
  ['err', '二维码不对', '不是组织单位印的，核对身份证并报告'],
] as const;

/** A face as on a ticket's photograph. */
const Portrait = () => (
  <svg viewBox="0 0 84 112" className="w-21 flex-none rounded-tag max-sm:w-12" aria-hidden="true">
    <path fill="var(--ill-far)" d="M0 0h84v112H0z" />
    <path fill="#2b3040" d="M20 78V42q0-24 22-24t22 24v36z" />
    <path fill="#eec3a0" d="M35 62h14v20H35z" />
    <path fill="#33456f" d="M8 112q0-30 28-34l6 8 6-8q28 4 28 34z" />
    <path fill="#fff" d="m34 79 8 12 8-12-2-2-6 5-6-5z" />
    <ellipse cx="42" cy="49" rx="16" ry="19" fill="#f7d6b8" />
    <path fill="#2b3040" d="M25 48q0-22 17-22t17 22q-4-11-17-13-13 2-17 13z" />
    <path fill="none" stroke="#2b3040" strokeWidth="2.4" strokeLinecap="round" d="M35 49v1m14-1v1" />
    <path fill="none" stroke="#c4675a" strokeWidth="1.8" strokeLinecap="round" d="M38 59q4 3 8 0" />
  </svg>
);

const corner = 'absolute size-5 border-brand';

/** A ticket, with the frame of the scanner around its code and the light that passes over it. */
const SampleTicket = () => (
  <div
    className="flex items-center gap-5 rounded-card bg-surface p-6 shadow-float max-sm:gap-3 max-sm:p-3"
    aria-hidden="true"
  >
    <Portrait />
    <span className="min-w-0 flex-1 text-14 text-ink-3">
      <b className="block text-18 font-semibold text-ink-1">笔试准考证</b>
      林知夏
      <span className="tabular block">2600101</span>
      <span className="tabular mt-2 flex flex-wrap gap-x-1 text-14 whitespace-nowrap text-ink-1">
        <span>
          <b className="text-24 font-semibold">01</b> 考场
        </span>
        <span>
          <b className="text-24 font-semibold">07</b> 座
        </span>
      </span>
    </span>
    <span className="relative flex-none p-3 max-sm:p-2">
      <QrText text="2600101" size={104} label="准考证的二维码" />
      <i className={`${corner} top-0 left-0 rounded-tl-ctl border-t-2 border-l-2`} />
      <i className={`${corner} top-0 right-0 rounded-tr-ctl border-t-2 border-r-2`} />
      <i className={`${corner} bottom-0 left-0 rounded-bl-ctl border-b-2 border-l-2`} />
      <i className={`${corner} right-0 bottom-0 rounded-br-ctl border-r-2 border-b-2`} />
      <i className="absolute inset-x-0 top-1/2 h-0.5 bg-err" />
    </span>
  </div>
);

/** What a scan is answered with, while no list is loaded: the ticket under the scanner, and the three answers. */
export function DoorSteps() {
  return (
    <section
      className="flex flex-col justify-center gap-6 border-line bg-brand-tint px-10 py-8 max-lg:border-t max-sm:px-4 max-sm:py-5 lg:border-l"
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
              <li key={tone} className={`flex items-center gap-3 rounded-ctl border px-4 py-2.5 ${look}`}>
                <Icon size={20} className="flex-none" aria-hidden />
                <b className="text-16 font-semibold whitespace-nowrap">{title}</b>
                <span className="ml-auto text-right text-13 text-ink-2">{text}</span>
              </li>
            );
          })}
        </ul>
        <p className="mt-3 text-13 text-ink-2">断网照常核验，连上网络后到场记录自动上报</p>
      </div>
    </section>
  );
}
