import { Select } from 'antd';
import { ArrowLeft } from 'lucide-react';
import { useNavigate } from 'react-router';
import { countText } from '#web/features/chat/unread.ts';
import { SectionGroup, SectionLink } from '#web/features/console/section-link.tsx';
import { paths } from '#web/paths.ts';
import { Tag } from '#web/ui/tag.tsx';
import { examWords } from '../../features/exam-words.ts';
import type { ExamProject } from './use-exam-project.ts';

/** Which project is open, with the way to the others. */
function Which({ project: { exam, exams } }: { project: ExamProject }) {
  const navigate = useNavigate();
  const state = exam.status === 'draft' ? { label: '草稿', tone: 'plain' as const } : examWords(exam, Date.now());
  return (
    <div className="mb-2 border-b border-line px-1 pb-3">
      <Select
        className="w-full!"
        aria-label="公招项目"
        value={exam.id}
        popupMatchSelectWidth={false}
        options={exams.map(({ id, title }) => ({ value: id, label: title }))}
        onChange={(id) => void navigate(paths.companyExam(id))}
      />
      <p className="mt-2">
        <Tag tone={state.tone}>{state.label}</Tag>
      </p>
    </div>
  );
}

/** The sidebar of one project of 公开招聘, in the order of its course. */
export function ProjectSections({ project, narrow }: { project: ExamProject; narrow: boolean }) {
  return (
    <>
      <SectionLink
        path={paths.companyExams()}
        label="全部项目"
        icon={ArrowLeft}
        current={false}
        narrow={narrow}
        dense
      />
      {!narrow && <Which project={project} />}
      {Object.entries(project.sections).map(([heading, sections]) => (
        <SectionGroup key={heading} heading={heading} narrow={narrow}>
          {sections.map(({ count, ...section }) => (
            <SectionLink
              key={section.path}
              {...section}
              narrow={narrow}
              dense
              count={count ? countText(count) : undefined}
            />
          ))}
        </SectionGroup>
      ))}
    </>
  );
}
