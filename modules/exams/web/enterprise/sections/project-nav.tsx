import type { ReactNode } from 'react';
import { NarrowLink, RowNav, SideNav } from '#web/features/console/section-link.tsx';
import { paths } from '#web/paths.ts';
import type { Frames } from '#web/slots.tsx';
import { ProjectSections } from './project-sections.tsx';
import { useExamProject } from './use-exam-project.ts';

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
