import { type ReactNode, use, useState } from 'react';
import type { ResumeContent } from '#contract/resumes/resumes.ts';
import { rules } from '#contract/rules.ts';
import { unfinished } from '#web/session/unfinished.ts';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { TextArea, TextField } from '#web/ui/fields/text-field.tsx';
import { Section } from '#web/ui/section.tsx';
import { FieldControl } from './editing/field-control.tsx';
import { ResumeId } from './resume-id.ts';
import { SectionCard } from './section-card.tsx';
import { SectionHead } from './section-head.tsx';
import { foreignSection, putonghuaField } from './sections.ts';
import { useLocalText } from './use-local-text.ts';

type Change = (part: Partial<ResumeContent>) => void;

const usualArrivals = ['随时', '一周内', '一个月内', '下学期开学前', '面议'];

interface Props {
  content: ResumeContent;
  handle: ReactNode;
  onChange: Change;
}

export function LanguagesCard({ content, handle, onChange }: Props) {
  const { languages } = content;
  return (
    <SectionCard
      section={foreignSection}
      handle={handle}
      entries={languages.foreign}
      onChange={(entries) =>
        onChange({ languages: { ...languages, foreign: entries as ResumeContent['languages']['foreign'] } })
      }
    >
      <div className="mb-3 grid grid-cols-3 gap-3 max-sm:grid-cols-1">
        <FieldControl
          spec={putonghuaField}
          value={languages.putonghua}
          onChange={(putonghua) => onChange({ languages: { ...languages, putonghua } as typeof languages })}
        />
      </div>
    </SectionCard>
  );
}

export function IntroCard({ content, handle, onChange }: Props) {
  const [intro, setIntro] = useLocalText(content.intro, (text) => onChange({ intro: text }));
  return (
    <Section id="intro" className="scroll-mt-20" title={<SectionHead handle={handle} title="自我评价" />}>
      <TextArea
        label="写给学校的几句话"
        rows={5}
        maxLength={1000}
        value={intro}
        onChange={(event) => setIntro(event.target.value)}
      />
    </Section>
  );
}

/** E-mail and start date: single values, beside the person. */
export function ContactFields({ content, onChange }: Omit<Props, 'handle'>) {
  const place = `${use(ResumeId)}_email`;
  const [typed] = useState(() => unfinished.read(place)?.email);
  const write = (text: string) => {
    if (!rules.email.test(text)) return unfinished.write(place, { email: text });
    unfinished.clear(place);
    onChange({ email: text });
  };
  const [email, setEmail] = useLocalText(content.email, write, typeof typed === 'string' ? typed : content.email);
  const arrivals = [...new Set([...usualArrivals, content.arrival].filter(Boolean))];
  return (
    <div className="grid min-w-0 flex-1 grid-cols-2 gap-3 max-sm:grid-cols-1">
      <TextField
        label="邮箱"
        id="email"
        type="email"
        autoComplete="email"
        maxLength={100}
        value={email}
        error={rules.email.test(email) ? undefined : rules.email.message}
        onChange={(event) => setEmail(event.target.value)}
      />
      <div id="arrival" className="scroll-mt-20">
        <SelectField
          label="到岗时间"
          placeholder="未填"
          options={arrivals.map((text) => ({ value: text, label: text }))}
          value={content.arrival}
          onChange={(event) => onChange({ arrival: event.target.value })}
        />
      </div>
    </div>
  );
}
