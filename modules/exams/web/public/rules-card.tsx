import { identityKinds } from '#contract/people/identity-number.ts';
import { yuan } from '#contract/text.ts';
import { paths } from '#web/paths.ts';
import { Card } from '#web/ui/card.tsx';
import { numbersRules, secondReviews, tieRules } from '../../contract/exam-settings.ts';
import { ratioText } from '../../contract/requirement-words.ts';
import { totalRule } from '../features/list-words.ts';
import type { ExamData } from './load-exam.ts';

/** What this project decided: how ages and papers are counted, and how people are examined and chosen. */
export function RulesCard({ exam: { id, settings, draw }, results }: Pick<ExamData, 'exam' | 'results'>) {
  const { weights, tie } = settings;
  const lines: [string, string][] = [
    ['年龄计算', `算到 ${settings.ageOn}`],
    ['证书取得', `${settings.papersUntil} 前取得`],
    ['应届', `${settings.graduationYears.join('、')} 年毕业`],
    ['考务费', settings.fee > 0 ? `${yuan(settings.fee)} 元` : '不收费'],
    ['开考比例', ratioText(settings.ratio)],
    ['总成绩', `${totalRule(weights)}，保留 ${settings.decimals} 位小数`],
    ['同分', tieRules[tie]],
    ['入围面试', `按计划 1 : ${settings.shortlist}，末位同分一并入围`],
    ['公示', `${settings.publicityDays} 个工作日`],
    ['报名证件', settings.identities.map((kind) => identityKinds[kind]).join('、')],
    ['证件照', `${settings.photo.width} × ${settings.photo.height} 像素，上传时可在页面里裁剪`],
    ['资格复核', secondReviews[settings.secondReview]],
    [
      '申诉',
      settings.appealDays > 0
        ? `不通过后 ${settings.appealDays} 天内可申诉一次，由没有作过结论的人复核`
        : '本项目不受理网上申诉，请拨打咨询电话',
    ],
    ['报名人数', numbersRules[settings.numbers]],
    ['材料保存', `加密存放，项目结束 ${settings.keepDays} 天后清除证件号码和材料`],
  ];
  return (
    <Card id="rules" space="side" heading="资格与规则">
      <dl className="grid">
        {lines.map(([label, text]) => (
          <div key={label} className="flex gap-3 border-b border-line py-2 text-13 last:border-0">
            <dt className="w-16 flex-none text-ink-3">{label}</dt>
            <dd className="min-w-0 text-ink-1">{text}</dd>
          </div>
        ))}
      </dl>
      {settings.fee > 0 && settings.payNote && (
        <p className="mt-3 text-13 whitespace-pre-line">缴费方式：{settings.payNote}</p>
      )}
      {draw && (
        <p className="mt-3 text-13">
          {draw === 'revealed' ? '考场和座位已公开抽签' : '考试名单已冻结，将公开抽签排座'}，
          <a className="link underline" href={paths.examDraw(id)}>
            看抽签和复算
          </a>
        </p>
      )}
      {results.draws.some(({ kind }) => kind === 'lots') && (
        <p className="mt-3 text-13">
          面试签号已公开抽签，
          <a className="link underline" href={paths.examDraw(id, 'lots')}>
            看抽签和复算
          </a>
        </p>
      )}
      {settings.registerNote && <p className="mt-3 text-13 whitespace-pre-line">{settings.registerNote}</p>}
    </Card>
  );
}
