import { lazyPart } from '#web/api/lazy-part.tsx';
import type { WebModule } from '#web/slots.tsx';

const announcementsTab = () => import('./company/announcements-tab.tsx');
const experiencesTab = () => import('./company/experiences-tab.tsx');
const experienceList = () => import('./job/experience-list.tsx');

export const announcementsWeb = {
  name: 'announcements',
  slots: {
    'job.section': lazyPart(experienceList, 'ExperiencesCard'),
    'delivery.act': lazyPart(() => import('./seeker/tell-button.tsx'), 'TellButton'),
  },
  load: {
    job: async (call, post) =>
      post.companyHasExperiences ? experienceList().then(({ toldOf }) => toldOf(call, post)) : null,
  },
  companyTabs: [
    {
      key: 'announcements',
      label: '公告',
      count: ({ announcements }) => announcements,
      load: (...asked) => announcementsTab().then(({ loadAnnouncements }) => loadAnnouncements(...asked)),
      Tab: lazyPart(announcementsTab, 'AnnouncementsTab'),
      item: {
        path: '/business/announcements/details',
        find: (...asked) => announcementsTab().then(({ findAnnouncement }) => findAnnouncement(...asked)),
      },
    },
    {
      key: 'experiences',
      label: '面经',
      count: ({ experiences }) => experiences,
      load: (...asked) => experiencesTab().then(({ loadExperiences }) => loadExperiences(...asked)),
      Tab: lazyPart(experiencesTab, 'ExperiencesTab'),
    },
  ],
} satisfies WebModule;
