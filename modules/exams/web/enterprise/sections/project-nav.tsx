import { Select } from 'antd';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useCall } from '#web/features/calls/use-call.ts';
import { countText } from '#web/features/chat/unread.ts';
import { NarrowLink, RowNav, SectionGroup, SectionLink, SideNav } from '#web/features/console/section-link.tsx';
import { paths } from '#web/paths.ts';
import type { Frames } from '#web/slots.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { examWords } from '../../features/exam-words.ts';
import { type ExamSection, examSections, isSectionAt, type OwnCard } from './exam-sections.ts';

/** The sections of the open project; the children where one has no part in it. */
export function ProjectNav({ form, narrow, children }: Frames['console.sections'] & { children: ReactNode }) {
  const project = useExamProject();
  if (!project) return children;
  if (form === 'column')
    return (
      <SideNav label="项目" narrow={narrow}>
        <ProjectSections project={project} narrow={narrow} />
      </SideNav>
    );
  return (
    <RowNav label="项目">
      <NarrowLink path={paths.companyExams()} label="全部项目" current={false} />
      {Object.values(project.sections)
        .flat()
        .map(({ path, label, current }) => (
          <NarrowLink key={path} path={path} label={label} current={current} />
        ))}
    </RowNav>
  );
}

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
function ProjectSections({ project, narrow }: { project: ExamProject; narrow: boolean }) {
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

interface ExamProject {
  exam: OwnCard;
  /** Every project in which one has a part. */
  exams: readonly OwnCard[];
  sections: Record<string, (ExamSection & { current: boolean })[]>;
}

/** The project whose page is open, with its sections; null elsewhere, and for a project in which one has no part. */
function useExamProject(): ExamProject | null {
  const { pathname, search } = useLocation();
  const here = new URL(`${pathname}${search}`, 'http://localhost');
  const id = pathname.startsWith('/exam/') ? here.searchParams.get('id') : null;
  const list = useCall('GET /api/company/exams', id === null ? null : {}, { quiet: true, background: true });
  const exam = list.data?.items.find((one) => one.id === id);
  if (!exam || !list.data) return null;
  const groups = examSections(exam);
  const all = Object.values(groups).flat();
  const sections = Object.fromEntries(
    Object.entries(groups).map(([heading, rows]) => [
      heading,
      rows.map((section) => ({ ...section, current: isSectionAt(section, all, here) })),
    ]),
  );
  return { exam, exams: list.data.items, sections };
}
