import { clsx } from 'clsx';
import UserRound from 'lucide-react/icons/user-round';
import type { z } from 'zod';
import { identities, type newJober } from '#contract/seekers/seeker.ts';
import { educations } from '#contract/taxonomy/educations.ts';
import { labelOf } from '#contract/taxonomy/list.ts';
import { maskPhone } from '#contract/text.ts';
import { useCityName } from '#web/features/city/city-name.ts';
import { Tag } from '#web/ui/tag.tsx';

/** What lies before somebody new, on every address that begins it. */
export const joinSteps = ['验证手机号', '填基本信息', '去投递'];

/** What a form of the basic information holds so far. */
export type Typed = Partial<z.input<typeof newJober>>;

interface LineProps {
  label: string;
  value: string | undefined;
  /** Stands there until something is chosen. */
  example: string;
  className?: string;
}

/** A line of the resume: what was typed, or the line to write on with an example. */
const Line = ({ label, value, example, className }: LineProps) => (
  <div className={className}>
    <dt className="text-14 text-ink-3">{label}</dt>
    <dd
      className={clsx(
        'cut mt-0.5 h-7 border-b leading-7',
        value ? 'border-transparent font-semibold text-ink-1' : 'border-dashed border-line-strong text-ink-3',
      )}
    >
      {value || `如 ${example}`}
    </dd>
  </div>
);

/** What the number is for: the first resume, which fills as it is typed. */
export function FirstResume({ phone, isVerified, typed }: { phone: string; isVerified: boolean; typed: Typed }) {
  const city = useCityName(typed.cityCode ?? null);
  const missing = [typed.name, typed.gender, typed.birthday, typed.education, typed.identity].filter((one) => !one);
  return (
    <section aria-label="你的第一份简历">
      <h2 className="flex items-baseline justify-between text-20">
        你的第一份简历
        <span className="text-14 font-normal text-ink-3">
          {missing.length > 0 ? `还差 ${missing.length} 项，约 ${missing.length * 8} 秒` : '必填的都齐了'}
        </span>
      </h2>
      <div className="mt-3 card p-8 shadow-float max-lg:p-4 max-lg:shadow-none">
        <div className="flex items-center gap-4">
          <span className="grid size-16 flex-none place-items-center rounded-full bg-brand-tint text-20 font-semibold text-brand max-lg:size-12">
            {typed.name ? typed.name.slice(0, 1) : <UserRound size={28} aria-hidden />}
          </span>
          <div className="min-w-0 flex-1">
            <p className={clsx('cut text-20 font-semibold', typed.name ? 'text-ink-1' : 'text-ink-3')}>
              {typed.name || '你的姓名'}
            </p>
            <p className="tabular mt-1 flex items-center gap-2 text-14 text-ink-2">
              {maskPhone(phone)} <Tag tone={isVerified ? 'ok' : 'brand'}>{isVerified ? '已验证' : '待验证'}</Tag>
            </p>
          </div>
        </div>
        <dl className="mt-5 grid grid-cols-2 gap-x-6 gap-y-4 max-lg:mt-4 max-lg:gap-y-3">
          <Line label="最高学历" value={typed.education && labelOf(educations, typed.education)} example="本科" />
          <Line label="当前身份" value={typed.identity && labelOf(identities, typed.identity)} example="应届毕业生" />
          <Line label="出生日期" value={typed.birthday} example="2004-05-12" />
          <Line label="期望城市" value={typed.cityCode && city} example="杭州" />
          <Line label="期望职位" value={typed.intention} example="高中数学教师" className="col-span-full" />
        </dl>
      </div>
      <p className="mt-3 text-14 text-ink-3">以后随时可以改；投递之前，学校看不到</p>
    </section>
  );
}
