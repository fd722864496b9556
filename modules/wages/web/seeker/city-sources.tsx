import type { InsuranceCity } from '../../contract/pay/city-insurance.ts';
import { basesNotFound, isOver, periodText, sourcesOf } from '../../contract/pay/city-sources.ts';

interface Props {
  city: InsuranceCity | undefined;
  /** 'YYYY-MM-DD' */
  today: string;
}

/** Source and validity of each figure, and where to look up the missing ones. */
export function CitySources({ city, today }: Props) {
  const missing = city ? basesNotFound(city) : [];
  return (
    <section className="card p-5 text-12 text-ink-3 max-sm:p-4 lg:col-start-1 lg:row-start-2" aria-label="数据来源">
      <h2 className="text-14 font-semibold text-ink-1">{city ? `${city.name}的数据来源` : '数据来源'}</h2>
      <ul className="mt-2 space-y-1.5">
        {sourcesOf(city).map(({ about, source }) => (
          <li key={about}>
            <span className="text-ink-2">{about}</span>：
            {source.url ? (
              <a href={source.url} target="_blank" rel="noreferrer" className="link underline underline-offset-3">
                {source.name}
              </a>
            ) : (
              source.name
            )}
            {source.issued && `，${source.issued} 公布`}
            {periodText(source) && `，${periodText(source)}`}
            {source.note && `；${source.note}`}
            {isOver(source, today) && <span className="text-warm-ink">；下一年度公布前沿用</span>}
          </li>
        ))}
      </ul>
      {missing.length > 0 && (
        <p className="mt-2 text-warm-ink">{missing.join('、')}的基数上下限请看当地公布的数，留空按工资算。</p>
      )}
      {city && !city.medical && (
        <p className="mt-2 text-warm-ink">{city.name}的单位医疗比例请看当地公布的数，单位部分未计入。</p>
      )}
      <p className="mt-2">
        {city ? '基数一般每年 7 月或 1 月更新，每个数都可以自己改，以' : '基数和空着的比例请按当地最新公布的填写，以'}
        {city ? `${city.social}、${city.fund}` : '当地人社、医保部门和公积金中心'}
        公布的为准。
      </p>
    </section>
  );
}
