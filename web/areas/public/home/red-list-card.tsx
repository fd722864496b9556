import { hoursText } from '#contract/answers/answer-time.ts';
import { AnswerStrip } from '#web/features/answers/answer-strip.tsx';
import { CompanyLogo } from '#web/features/companies/company-logo.tsx';
import { HomeSection } from '#web/features/page/home-section.tsx';
import { paths } from '#web/paths.ts';
import type { HomeData } from './load-home.ts';

/** The schools that answered best, in the city or the country. */
export function RedListCard({ data: { redList, strips, cityCode } }: { data: HomeData }) {
  if (!redList || redList.items.length === 0) return null;
  const where = redList.isOwn ? cityCode : undefined;
  const label = `近 90 天 · ${redList.isOwn ? '本市' : '全国'}`;
  return (
    <HomeSection title="回复率红榜" more={{ label, href: paths.answers({ cityCode: where }) }}>
      <div className="card px-5 pt-2 pb-3">
        <ol className="divide-y divide-line">
          {redList.items.map(({ id, name, logoUrl, cityName, rate, medianHours }, at) => (
            <li key={id} className="red-line relative flex items-center gap-2.5 py-2.25">
              <span className={`num w-4 flex-none text-13 ${at < 3 ? 'text-brand' : 'text-ink-3'}`}>{at + 1}</span>
              <CompanyLogo name={name} src={logoUrl} size={28} bare />
              <span className="min-w-0 flex-1">
                <a className="tile-link cut block text-13 text-ink-1 max-sm:whitespace-normal" href={paths.company(id)}>
                  {name}
                </a>
                <span className="text-12 text-ink-3">
                  {cityName}
                  {rate < 100 && `，答复 ${rate}%`}
                </span>
              </span>
              {strips[id] && <AnswerStrip days={strips[id].days} />}
              <span className="num w-14 flex-none text-right text-ink-1">{hoursText(medianHours)}</span>
            </li>
          ))}
        </ol>
        <p className="mt-1 border-t border-line pt-3 text-12 text-ink-3">
          按 7 天答复率排名，未注明的都是
          100%；并列时收到投递多的在前；时间是一般多久答复。每根柱子是一天：越高答复越快，最高是当天，灰色是没有投递
        </p>
      </div>
    </HomeSection>
  );
}
