import { useEffect, useState } from 'react';
import { Card } from '#web/ui/card.tsx';
import { ChosenPost } from './chosen-post.tsx';
import { DaysCard } from './days-card.tsx';
import { ExamHead } from './exam-head.tsx';
import type { ExamData } from './load-exam.ts';
import { PostsCard } from './posts-card.tsx';
import { QuestionsCard } from './questions/questions-card.tsx';
import { draftOf } from './register/draft.ts';
import { RegisterCard } from './register-card.tsx';
import { ResultsCard } from './results-card.tsx';
import { RulesCard } from './rules-card.tsx';
import { AttachmentsCard, ContactCard, NoticesCard, OthersCard } from './side-cards.tsx';
import { useOwnStanding } from './use-own-standing.ts';

/** A project of 公开招聘: its course, the table of posts compared with the reader, announcement, rules and notices. */
export function ExamPage({ data }: { data: ExamData }) {
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
      <ExamHead data={data} standing={standing} onFollow={() => void follow()} />
      <div className="page reading-grid pt-4">
        <div className="flex min-w-0 flex-col gap-4">
          <PostsCard data={data} standing={standing} chosenId={chosen?.id ?? null} onChoose={setChosenId} />
          {chosen && <ChosenPost post={chosen} standing={standing} />}
          <Card id="announcement" heading="公告正文">
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the server keeps only harmless tags */}
            <div className="prose rich" dangerouslySetInnerHTML={{ __html: exam.announcement }} />
          </Card>
          <QuestionsCard data={data} signedIn={standing.signedIn} />
        </div>
        <aside aria-label="报名与联系" className="reading-side max-[960px]:contents">
          <div className="max-[960px]:order-first">
            <RegisterCard data={data} standing={standing} chosen={chosen} onDone={() => void refresh()} />
          </div>
          <ResultsCard {...data} />
          <NoticesCard notices={exam.notices} />
          <AttachmentsCard attachments={exam.attachments} />
          <ContactCard exam={exam} />
          <DaysCard {...data} />
          <RulesCard {...data} />
          <OthersCard {...data} />
        </aside>
      </div>
    </div>
  );
}
