import { useEffect, useState } from 'react';
import { identityKinds } from '#contract/people/identity-number.ts';
import { yuan } from '#contract/text.ts';
import { Card } from '#web/ui/card.tsx';
import { type FactRow, FactRows } from '#web/ui/fact-rows.tsx';
import { type ExamSettings, numbersRules, secondReviews, tieRules } from '../../contract/exam-settings.ts';
import type { ExamPost } from '../../contract/exam-shapes.ts';
import { ratioText, ruleLines } from '../../contract/requirement-words.ts';
import { totalRule } from '../features/exam-words.ts';
import { RuleList } from '../features/rule-list.tsx';
import { DrawTab } from './draw/draw-tab.tsx';
import { ExamActs, ExamFacts, ExamHead } from './exam-head.tsx';
import type { DrawData, ExamData, ResultsData } from './load-exams.ts';
import { PostsCard } from './posts-card.tsx';
import { QuestionsCard } from './questions/questions-card.tsx';
import { draftOf } from './register/draft.ts';
import { ResultsTab } from './results/results-tab.tsx';
import { ApplyCard, AttachmentsCard, ContactCard, NoticesCard, RegisterCard } from './side-cards.tsx';
import { type OwnStanding, useOwnStanding } from './use-own-standing.ts';

/** A project of 公开招聘: its posts and announcement, its draws, its results, each at its address under one head. */
export function ExamPage({ data }: { data: ExamData | DrawData | ResultsData }) {
  if (data.tab === 'posts') return <PostsTab data={data} />;
  return (
    <div className="reading-page">
      <ExamHead data={data} />
      {data.tab === 'results' ? <ResultsTab data={data} /> : <DrawTab {...data} />}
    </div>
  );
}

/** Its course, the table of posts compared with the reader, announcement, rules and notices. */
function PostsTab({ data }: { data: ExamData }) {
  const { exam, posts, asked } = data;
  const { standing, refresh, follow } = useOwnStanding(exam.id);
  const [chosenId, setChosenId] = useState<string | null>(null);
  useEffect(() => {
    const draft = standing.signedIn ? draftOf(exam.id) : null;
    if (draft?.isOpen) setChosenId(draft.postId);
  }, [exam.id, standing.signedIn]);
  const chosen = posts.find(({ id }) => id === (chosenId ?? asked ?? standing.registration?.post.id));
  return (
    <div className="reading-page">
      <ExamHead data={data} acts={<ExamActs data={data} standing={standing} onFollow={() => void follow()} />}>
        <ExamFacts data={data} standing={standing} />
      </ExamHead>
      <div className="page reading-grid pt-4">
        <div className="flex min-w-0 flex-col gap-4">
          <PostsCard data={data} standing={standing} chosenId={chosen?.id ?? null} onChoose={setChosenId} />
          {chosen && <ChosenPost post={chosen} standing={standing} />}
          <Card id="announcement" heading="公告正文">
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the server keeps only harmless tags */}
            <div className="prose rich" dangerouslySetInnerHTML={{ __html: exam.announcement }} />
          </Card>
          <RulesCard exam={exam} />
          {!exam.reported && <QuestionsCard data={data} signedIn={standing.signedIn} />}
        </div>
        <aside aria-label="报名与联系" className="reading-side max-[960px]:contents">
          <div className="max-[960px]:order-first">
            {exam.reported ? (
              <ApplyCard exam={exam} reported={exam.reported} chosen={chosen} now={data.now} />
            ) : (
              <RegisterCard data={data} standing={standing} chosen={chosen} onDone={() => void refresh()} />
            )}
          </div>
          <NoticesCard notices={exam.notices} />
          <AttachmentsCard attachments={exam.attachments} />
          <ContactCard exam={exam} />
        </aside>
      </div>
    </div>
  );
}

/** The rules of the chosen post: compared one by one for a seeker, as written for a visitor. */
function ChosenPost({ post, standing }: { post: ExamPost; standing: OwnStanding }) {
  const fit = standing.fits?.get(post.id);
  return (
    <Card
      id="chosen"
      heading={`${post.code} ${post.title}，${fit ? '逐条比对' : '岗位要求'}`}
      aside={
        fit
          ? '按现在的默认简历，报名时再核一次'
          : !standing.signedIn && <span className="unless-seeker">登录后逐条比对</span>
      }
    >
      {fit ? (
        <RuleList checks={fit.checks} own className="grid grid-cols-2 gap-x-8 max-md:grid-cols-1" />
      ) : (
        <FactRows
          facts={ruleLines(post.requirements).map(({ label, text }) => [label, text])}
          className="grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2"
        />
      )}
      {post.note && <p className="mt-3 text-14 text-ink-3">备注：{post.note}</p>}
    </Card>
  );
}

/** What this project decided: how ages and papers are counted, and how people are examined and chosen. */
function RulesCard({ exam: { settings, reported } }: Pick<ExamData, 'exam'>) {
  const { weights, tie } = settings;
  const known = (rule: keyof ExamSettings) => !reported || reported.known.some((one) => one === rule);
  const here = !reported;
  const { photo, appealDays } = settings;
  const facts: FactRow[] = [
    ['年龄计算', known('ageOn') && `算到 ${settings.ageOn}`],
    ['证书取得', known('papersUntil') && `${settings.papersUntil} 前取得`],
    ['应届', known('graduationYears') && `${settings.graduationYears.join('、')} 年毕业`],
    ['考务费', known('fee') && (settings.fee > 0 ? `${yuan(settings.fee)} 元` : '不收费')],
    ['开考比例', known('ratio') && ratioText(settings.ratio)],
    ['总成绩', known('weights') && `${totalRule(weights)}${here ? `，保留 ${settings.decimals} 位小数` : ''}`],
    ['同分', here && tieRules[tie]],
    ['入围面试', known('shortlist') && `按计划 1 : ${settings.shortlist}${here ? '，末位同分一并入围' : ''}`],
    ['公示', known('publicityDays') && `${settings.publicityDays} 个工作日`],
    ['报名证件', here && settings.identities.map((kind) => identityKinds[kind]).join('、')],
    ['证件照', here && `${photo.width} × ${photo.height} 像素，上传时可在页面里裁剪`],
    ['资格复核', here && secondReviews[settings.secondReview]],
    [
      '申诉',
      here &&
        (appealDays > 0
          ? `不通过后 ${appealDays} 天内可申诉一次，由没有作过结论的人复核`
          : '本项目不受理网上申诉，请拨打咨询电话'),
    ],
    ['报名人数', here && numbersRules[settings.numbers]],
    ['材料保存', here && `加密存放，项目结束 ${settings.keepDays} 天后清除证件号码和材料`],
  ];
  if (!facts.some(([, text]) => text)) return null;
  return (
    <Card id="rules" heading="资格与规则">
      <FactRows
        facts={facts}
        className="grid-cols-[64px_minmax(0,1fr)] gap-y-3 sm:grid-cols-[64px_minmax(0,1fr)_64px_minmax(0,1fr)] sm:gap-x-6"
      />
      {settings.fee > 0 && settings.payNote && (
        <p className="mt-3 text-14 whitespace-pre-line">缴费方式：{settings.payNote}</p>
      )}
      {settings.registerNote && <p className="mt-3 text-14 whitespace-pre-line">{settings.registerNote}</p>}
    </Card>
  );
}
