import { useState } from 'react';
import type { ResumeContent } from '#contract/resumes.ts';
import { rules } from '#contract/rules.ts';
import { labelOf } from '#contract/taxonomy/list.ts';
import { putonghuaLevels } from '#contract/taxonomy/putonghua.ts';
import { Card } from '../../../ui/card.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextArea, TextField } from '../../../ui/text-field.tsx';

const levels = Object.keys(putonghuaLevels).map((value) => ({ value, label: labelOf(putonghuaLevels, value) }));
const arrivals = ['随时', '一周内', '一个月内', '下学期开学前', '面议'].map((text) => ({ value: text, label: text }));

interface Props {
  content: ResumeContent;
  onChange(part: Partial<ResumeContent>): void;
}

/** What is one value and not a list: Putonghua, arrival, mail, and the words about oneself. */
export function OtherFields({ content, onChange }: Props) {
  const [email, setEmail] = useState(content.email);
  const [intro, setIntro] = useState(content.intro);
  const emailError = rules.email.test(email) ? undefined : rules.email.message;
  return (
    <>
      <Card id="languages" className="scroll-mt-20" heading="普通话与联系">
        <div className="grid grid-cols-3 gap-3 max-sm:grid-cols-1">
          <SelectField
            label="普通话等级"
            placeholder="未填"
            options={levels}
            value={content.languages.putonghua ?? ''}
            onChange={(event) => {
              const putonghua = (event.target.value || undefined) as ResumeContent['languages']['putonghua'];
              onChange({ languages: { ...content.languages, putonghua } });
            }}
          />
          <SelectField
            label="到岗时间"
            placeholder="未填"
            options={arrivals}
            value={content.arrival}
            onChange={(event) => onChange({ arrival: event.target.value })}
          />
          <TextField
            label="邮箱"
            type="email"
            maxLength={100}
            value={email}
            error={emailError}
            onChange={(event) => {
              setEmail(event.target.value);
              if (rules.email.test(event.target.value)) onChange({ email: event.target.value });
            }}
          />
        </div>
      </Card>
      <Card id="intro" className="scroll-mt-20" heading="自我评价">
        <TextArea
          label="写给学校的几句话"
          rows={5}
          maxLength={1000}
          value={intro}
          onChange={(event) => {
            setIntro(event.target.value);
            onChange({ intro: event.target.value });
          }}
        />
      </Card>
    </>
  );
}
