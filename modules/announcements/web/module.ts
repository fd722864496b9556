import type { Api } from '#contract/api.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { lazyPart } from '#web/api/lazy-part.tsx';
import type { WebModule } from '#web/slots.tsx';

type ToldQuery = InputOf<Api['GET /api/companies/:id/experiences']>['query'];

const aside = { background: true, quiet: true };

export const announcementsWeb = {
  name: 'announcements',
  slots: {
    'job.section': lazyPart(() => import('./job/experience-list.tsx'), 'ExperiencesCard'),
    'delivery.act': lazyPart(() => import('./seeker/tell-button.tsx'), 'TellButton'),
  },
  load: {
    job: async (call, post) =>
      post.companyHasExperiences ? import('./job/experience-list.tsx').then(({ toldOf }) => toldOf(call, post)) : null,
  },
  companyTabs: [
    {
      key: 'announcements',
      label: '公告',
      count: ({ announcements }) => announcements,
      load: (call, id, { page }) =>
        call('GET /api/companies/:id/announcements', { params: { id }, query: { page } }, aside),
      Tab: lazyPart(() => import('./company/announcements-tab.tsx'), 'AnnouncementsTab'),
    },
    {
      key: 'experiences',
      label: '面经',
      count: ({ experiences }) => experiences,
      load: async (call, id, { page, params }) => {
        const subject = params.get('subject') ?? '';
        const query = { subject: subject || undefined, page } as unknown as ToldQuery;
        const experiences = await call('GET /api/companies/:id/experiences', { params: { id }, query }, aside);
        return { experiences, subject };
      },
      Tab: lazyPart(() => import('./company/experiences-tab.tsx'), 'ExperiencesTab'),
    },
  ],
} satisfies WebModule;
