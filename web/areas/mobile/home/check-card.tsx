import ChevronRight from 'lucide-react/icons/chevron-right';
import { applicantWords, usualApplicant } from '#contract/search/applicant.ts';
import { useCityName } from '#web/features/city/city-name.ts';
import { paths } from '#web/paths.ts';
import type { MobileHomeData } from './load-home.ts';

/** 30 秒自检 with an example's result; a press leads to one's own. */
export function CheckCard({ openTo, cityCode }: Pick<MobileHomeData, 'openTo' | 'cityCode'>) {
  const city = useCityName(cityCode ?? null);
  return (
    <a
      className="block rounded-card border border-brand-line bg-brand-tint px-4 py-3.5"
      href={`${paths.home({ cityCode })}#check`}
    >
      <span className="flex items-center justify-between gap-2">
        <b className="text-[1.125rem] font-semibold text-ink-1">30 秒，看看你能报哪些</b>
        <ChevronRight size={18} className="flex-none text-brand" aria-hidden />
      </span>
      <span className="block text-13 text-ink-2">
        比如 {applicantWords(usualApplicant)} · {cityCode ? city : '不限城市'}
      </span>
      {openTo && (
        <span className="mt-1 flex items-baseline gap-1.5 text-13 text-ink-2">
          能报 <b className="num text-32 leading-10 text-brand">{openTo.total.toLocaleString('en-US')}</b> 个，编制
          <b className="num text-20 text-ink-1">{openTo.establishment.toLocaleString('en-US')}</b> 个
          <span className="btn btn-filled btn-s ml-auto self-center" aria-hidden="true">
            换成我的
          </span>
        </span>
      )}
    </a>
  );
}
