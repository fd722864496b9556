import { type ResumeSnapshot, type SectionName, sectionNames } from '#contract/resumes/resumes.ts';
import { genders, identities } from '#contract/seekers/seeker.ts';
import { educations } from '#contract/taxonomy/educations.ts';
import { labelOf } from '#contract/taxonomy/list.ts';
import { cityName } from '#contract/taxonomy/places/regions.ts';
import { entriesOf, type OutlineEntry } from './outline-entries.ts';

/** A line of text without characters that cannot be drawn: control characters and repeated spaces. */
const plainText = (text: string): string =>
  text
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/[\s\p{Cc}]+/gu, (space) => (space.includes('\u3000') ? '\u3000' : ' '))
    .trim();

export interface OutlineSection {
  name: SectionName;
  title: string;
  entries: OutlineEntry[];
}

/** A resume as text, independent of a template: printed by every template and the DOCX. */
export interface Outline {
  name: string;
  /** The person's intentions in one line. */
  wish: string;
  facts: string[];
  contacts: string[];
  sections: OutlineSection[];
}

/** Sections with printable content: files cannot be printed, a trial lesson has a link. */
const printed: readonly SectionName[] = (Object.keys(sectionNames) as SectionName[]).filter(
  (name) => name !== 'attachments',
);

/** The sections in the person's order, the others in the default order. */
function orderOf(moved: readonly SectionName[], usual: readonly SectionName[]): SectionName[] {
  if (moved.length === 0) return [...usual];
  return [...new Set([...moved, ...usual])].filter((name) => usual.includes(name));
}

function sectionOf(name: SectionName, snapshot: ResumeSnapshot): OutlineSection[] {
  const entries = entriesOf(name, snapshot.content)
    .map(({ head, when, facts, notes }) => ({
      head: plainText(head),
      when,
      facts: plainText(facts),
      notes: notes
        .flatMap((note) => note.split('\n'))
        .map(plainText)
        .filter(Boolean),
    }))
    .filter(({ head, notes }) => head !== '' || notes.length > 0);
  return entries.length === 0 ? [] : [{ name, title: sectionNames[name], entries }];
}

/** A resume as text. `usual` is the template's order, used without the person's own. */
export function outlineOf(snapshot: ResumeSnapshot, age: number | null, usual?: readonly SectionName[]): Outline {
  const { jober, content } = snapshot;
  const facts = [
    labelOf(genders, jober.gender === 'undisclosed' ? null : jober.gender),
    age === null ? '' : `${age} 岁`,
    labelOf(educations, jober.education),
    labelOf(identities, jober.identity),
    jober.cityCode ? cityName(jober.cityCode) : '',
    content.arrival && `到岗时间：${content.arrival}`,
  ];
  const order = orderOf(content.order, usual ?? printed);
  return {
    name: plainText(jober.name),
    wish: content.intentions.map(({ title }) => plainText(title)).join(' / '),
    facts: facts.map((fact) => plainText(fact)).filter(Boolean),
    contacts: [jober.phone, content.email].map(plainText).filter(Boolean),
    sections: order.filter((name) => printed.includes(name)).flatMap((name) => sectionOf(name, snapshot)),
  };
}
