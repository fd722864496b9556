import { yuanText } from '#contract/money.ts';
import { type Contribution, contributions, type EmployerRates } from '#contract/wages/pay/insurance.ts';
import { percentText } from '#contract/wages/pay/share.ts';
import { contributionNames } from './city-figures.ts';

interface Props {
  /** Monthly amounts by contribution, in fen. */
  shares: Record<Contribution, bigint>;
  rates: EmployerRates;
}

/** The employer's contributions, as far as the rates are known. */
export function EmployerShare({ shares, rates }: Props) {
  const paid = contributionNames.filter((name) => shares[name] > 0n);
  const unknown = contributionNames.filter((name) => name !== 'fund' && rates[name] === null);
  const rateText = (name: Contribution) => {
    const rate = name === 'fund' ? null : rates[name];
    return rate === null ? '' : `（${percentText(rate)}%）`;
  };
  if (paid.length === 0) return null;
  return (
    <p className="mt-4 text-13 text-ink-2" data-testid="employer-share">
      单位每月另缴 <span className="num">{yuanText(paid.reduce((all, name) => all + shares[name], 0n))}</span> 元：
      {paid.map((name) => `${contributions[name]}${rateText(name)} ${yuanText(shares[name])}`).join('，')}。
      {unknown.length > 0 &&
        `${unknown.map((name) => contributions[name]).join('、')}的单位比例还没有收录，没有算进去。`}
      工伤保险按行业费率另计。
    </p>
  );
}
