import type { WebModule } from '#web/slots.tsx';
import { CompanySection, loadCompanyExams } from './company/company-section.tsx';
import { ProjectFrame } from './project-frame.tsx';

export const examsWeb = {
  name: 'exams',
  slots: { 'company.section': CompanySection },
  frames: { 'console.sections': ProjectFrame },
  load: { company: loadCompanyExams },
} satisfies WebModule;
