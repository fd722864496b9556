import { clsx } from 'clsx';
import UserRound from 'lucide-react/icons/user-round';

/** What the second step asks for, each as wide as an answer is. */
const asked = [
  ['出生日期', 'w-24'],
  ['最高学历', 'w-12'],
  ['当前身份', 'w-20'],
  ['期望城市', 'w-14'],
] as const;

const Blank = ({ width }: { width: string }) => (
  <span aria-hidden className={clsx('block h-2.5 rounded-full bg-fill-hover', width)} />
);

/** What the number is for: the first resume as it will be, with five lines still to be written. */
export function FirstResume() {
  return (
    <section aria-label="你的第一份简历" className="flex h-full flex-col justify-center">
      <h2 className="flex items-baseline justify-between text-20 max-lg:text-16">
        你的第一份简历<span className="text-13 font-normal text-ink-3">还差 5 项，约 40 秒</span>
      </h2>
      <div className="mt-4 rounded-card border border-line bg-surface p-8 shadow-float max-lg:mt-3 max-lg:p-4 max-lg:shadow-none">
        <div className="flex items-center gap-4">
          <span className="grid size-16 flex-none place-items-center rounded-full bg-brand-tint text-brand max-lg:size-12">
            <UserRound size={28} aria-hidden />
          </span>
          <dl className="grid grid-cols-[auto_auto] items-center gap-x-3 gap-y-2 text-14 text-ink-3">
            <dt>姓名</dt>
            <dd>
              <Blank width="w-20" />
            </dd>
            <dt>手机</dt>
            <dd className="tag tag-brand w-fit">正在验证</dd>
          </dl>
        </div>
        <ul className="mt-5 grid grid-cols-2 gap-x-6 border-t border-line pt-2 max-lg:mt-3">
          {asked.map(([name, width]) => (
            <li key={name} className="flex min-h-11 items-center gap-3 text-14 text-ink-3 max-lg:min-h-9">
              <span className="flex-none">{name}</span> <Blank width={width} />
            </li>
          ))}
        </ul>
      </div>
      <p className="mt-4 text-13 text-ink-3 max-lg:mt-3">以后随时可以改；投递之前，学校看不到</p>
    </section>
  );
}
