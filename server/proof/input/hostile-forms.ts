import type { ContentKind } from '#contract/taxonomy/content-categories.ts';
import { hostileMarkup, TRACE } from './hostile-markup.ts';

/** For fields of any length: closes the surrounding context, then acts. */
export const hostileLine = `"'></title><img src=x onerror=${TRACE}=1>`;
/** For the shortest fields. */
const hostileWord = '<b>x</b>';
const hostileLink = `https://example.com/?q="><script>window.${TRACE}=1</script>`;
const day = '2026-12-01';

/** The fields of every kind that are sent as they are written. */
interface HostileForm extends Record<string, unknown> {
  title: string;
  summary: string;
  source: string;
}

const facts: Record<Exclude<ContentKind, 'article'>, object> = {
  admission: {
    category: 'master',
    admission: {
      school: hostileLine,
      programme: hostileLine,
      plan: 20,
      tuition: null,
      years: hostileWord,
      mode: 'full-time',
      opensOn: day,
      closesOn: '2027-12-01',
      requirements: [hostileLine],
      materials: [hostileLine],
      contact: hostileWord,
      phone: hostileWord,
      address: hostileLine,
      website: hostileLink,
    },
  },
  lecture: {
    category: 'interview',
    lecture: {
      speaker: hostileWord,
      speakerTitle: hostileLine,
      speakerIntro: hostileLine,
      mode: 'onsite',
      place: hostileLine,
      startsAt: '2027-12-01T11:00:00Z',
      endsAt: '2027-12-01T13:00:00Z',
      capacity: 30,
      liveUrl: hostileLink,
      replayUrl: hostileLink,
      outline: [hostileLine],
    },
  },
  policy: {
    category: 'talent',
    regionCode: '540000',
    policy: {
      number: hostileLine,
      issuer: hostileLine,
      issuedOn: day,
      validUntil: null,
      originalUrl: hostileLink,
      audience: hostileLine,
      points: [hostileLine],
      settling: null,
      research: null,
      tenure: hostileLine,
      housing: hostileLine,
      family: hostileLine,
    },
  },
  guide: {
    category: 'contract',
    guide: {
      audience: hostileLine,
      duration: hostileWord,
      steps: [{ title: hostileLine, text: hostileLine }],
      checklist: [hostileLine],
    },
  },
  banner: { category: 'home', banner: { link: hostileLink, button: hostileWord } },
};

/** A form of each kind with every payload in its body and one in each other field. */
export const hostileForm = (kind: ContentKind): HostileForm => ({
  kind,
  title: hostileLine,
  summary: hostileLine.repeat(4),
  category: 'exam',
  regionCode: null,
  coverUrl: '',
  source: hostileLine,
  body: hostileMarkup.join('\n'),
  attachments: [],
  publishAt: null,
  withdrawAt: null,
  ...(kind === 'article' ? {} : facts[kind]),
});
