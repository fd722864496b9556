export interface StillPage {
  name: string;
  path: string;
  who: 'visitor' | 'recruiter';
  widths: readonly number[];
}

const both = [1280, 390];

async function firstOf(origin: string, list: string): Promise<string> {
  const { items } = (await (await fetch(origin + list)).json()) as { items: { id: string; exam?: unknown }[] };
  // A post of a 公开招聘 leads to the page of its project.
  return items.find(({ exam }) => !exam)?.id ?? '';
}

/** The ten main pages with reference pictures. */
export async function stillPages(origin: string): Promise<StillPage[]> {
  const [post, company] = await Promise.all([firstOf(origin, '/api/posts'), firstOf(origin, '/api/companies')]);
  return [
    { name: 'home', path: '/', who: 'visitor', widths: both },
    { name: 'jobs', path: '/jobs', who: 'visitor', widths: both },
    { name: 'job', path: `/jobs/details?id=${post}`, who: 'visitor', widths: both },
    { name: 'companies', path: '/business', who: 'visitor', widths: both },
    { name: 'company', path: `/business/details?id=${company}`, who: 'visitor', widths: both },
    { name: 'fairs', path: '/recruitment', who: 'visitor', widths: both },
    { name: 'news', path: '/consultation', who: 'visitor', widths: both },
    { name: 'mobile', path: '/mobile', who: 'visitor', widths: [390] },
    { name: 'mobile-list', path: '/mobile/list', who: 'visitor', widths: [390] },
    { name: 'box', path: '/delivery', who: 'recruiter', widths: [1280] },
  ];
}
