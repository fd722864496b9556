import type { Api } from '#contract/api.ts';
import type { CompanyDetail } from '#contract/companies/company-shapes.ts';
import type { AnswerOf, InputOf } from '#contract/endpoint.ts';
import { labelOf } from '#contract/taxonomy/list.ts';
import { subjects } from '#contract/taxonomy/subjects.ts';
import { paths } from '#web/paths.ts';
import type { CompanyTab } from '#web/slots.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { LinkTabs } from '#web/ui/tabs.tsx';
import { ExperienceList } from '../job/experience-list.tsx';

const PAGE_SIZE = 20;

/** What was told, and the subject that it is narrowed to. */
interface ShownExperiences {
  experiences: AnswerOf<Api['GET /api/companies/:id/experiences']> | null;
  subject: string;
}

type ToldQuery = InputOf<Api['GET /api/companies/:id/experiences']>['query'];

/** A page of what was told of a school, of one subject where the address names one. */
export const loadExperiences: CompanyTab['load'] = async (call, id, { page, params }): Promise<ShownExperiences> => {
  const subject = params.get('subject') ?? '';
  const query = { subject: subject || undefined, page } as unknown as ToldQuery;
  const aside = { background: true, quiet: true };
  const experiences = await call('GET /api/companies/:id/experiences', { params: { id }, query }, aside);
  return { experiences, subject };
};

/** 面经: what applicants were asked at this school, by subject. */
export function ExperiencesTab({ company, page, shown }: { company: CompanyDetail; page: number; shown: unknown }) {
  const { experiences, subject } = (shown as ShownExperiences | null) ?? { experiences: null, subject: '' };
  const base = `${paths.company(company.id)}&tab=experiences`;
  const at = (code: string) => (code ? `${base}&subject=${code}` : base);
  if (!experiences || experiences.items.length === 0)
    return (
      <div className="card">
        <EmptyState title="还没有这所学校的面经" text="面试过的老师可以在投递记录里写，不署名，审核后公开。" />
      </div>
    );
  const { items, total, bySubject } = experiences;
  const all = Object.values(bySubject).reduce((sum, n) => sum + n, 0);
  const choices = Object.entries(bySubject).filter(([code]) => code !== '');
  const here = at(subject);
  return (
    <Card heading="面经" aside="由面试过的老师写，不署名，经平台审核">
      {choices.length > 1 && (
        <div className="mb-4 overflow-x-auto">
          <LinkTabs
            label="学科"
            keepScroll
            tabs={[
              { label: `全部 ${all}`, href: base, current: subject === '' },
              ...choices.map(([code, n]) => ({
                label: `${labelOf(subjects, code)} ${n}`,
                href: at(code),
                current: subject === code,
              })),
            ]}
          />
        </div>
      )}
      <ExperienceList items={items} />
      <Pagination
        page={page}
        pages={Math.ceil(total / PAGE_SIZE)}
        href={(to) => (to === 1 ? here : `${here}&page=${to}`)}
      />
    </Card>
  );
}
