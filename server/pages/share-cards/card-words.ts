import type { Call } from '#contract/api.ts';
import type { CompanyDetail } from '#contract/companies/company-shapes.ts';
import type { PostDetail } from '#contract/posts/post-card.ts';
import { salaryText } from '#contract/posts/salary-text.ts';
import { companyTypes } from '#contract/taxonomy/company-types.ts';
import { educations } from '#contract/taxonomy/educations.ts';
import { labelOf, shortOf } from '#contract/taxonomy/list.ts';
import { stages } from '#contract/taxonomy/stages.ts';
import { tenures } from '#contract/taxonomy/tenures.ts';

/** The texts of a share card, top to bottom. */
export interface CardWords {
  /** The kind of object. */
  kicker: string;
  title: string;
  /** The most important fact; drawn large and in a warm colour. */
  highlight: string;
  tags: string[];
  foot: string;
}

export const withoutEmpty = (words: readonly string[]) => words.filter((word) => word !== '');

function ofPost({ title, salary, place, stages: at, tenure, education, headcount, company }: PostDetail): CardWords {
  const taught = at.map((stage) => shortOf(stages, stage));
  return {
    kicker: '招聘',
    title,
    highlight: salaryText(salary),
    tags: withoutEmpty([
      place,
      ...taught.slice(0, 2),
      shortOf(tenures, tenure),
      shortOf(educations, education),
      `招 ${headcount} 人`,
    ]),
    foot: company.name,
  };
}

const ofCompany = ({ name, type, regionName, openPosts, benefits }: CompanyDetail): CardWords => ({
  kicker: '单位主页',
  title: name,
  highlight: openPosts > 0 ? `在招 ${openPosts} 个岗位` : '',
  tags: withoutEmpty([labelOf(companyTypes, type), regionName]),
  foot: benefits.length > 0 ? '看岗位、看待遇、直接投递' : '看岗位、直接投递',
});

/** The texts of an object as a visitor sees it, by kind. They throw NOT_FOUND if it is not public. */
export const cardsOfCore: Readonly<Record<string, (call: Call, id: string) => Promise<CardWords>>> = {
  post: async (call, id) => ofPost(await call('GET /api/posts/:id', { params: { id } })),
  company: async (call, id) =>
    ofCompany(await call('GET /api/company/queryCompanyDetail', { query: { companyId: id } })),
};
