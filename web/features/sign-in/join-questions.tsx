import { type ComponentType, use } from 'react';
import type { z } from 'zod';
import { identities, type newJober } from '#contract/seekers/seeker.ts';
import { educations } from '#contract/taxonomy/educations.ts';
import { shortOf } from '#contract/taxonomy/list.ts';
import { optionsOf } from '#contract/taxonomy/options.ts';
import { subjects } from '#contract/taxonomy/subjects.ts';
import { PersonFields } from '#web/features/basics/basics-fields.tsx';
import type { useFields } from '#web/features/basics/use-fields.ts';
import { useCityName } from '#web/features/city/city-name.ts';
import { CityPick } from '#web/features/city/city-pick.tsx';
import { hotCities, hotCityList } from '#web/features/city/hot-cities.ts';
import { PlacesContext } from '#web/features/site/places.ts';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { OptionButtons } from '#web/ui/fields/pills-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { offeredStages, offeredSubjects, stageName, titleOf } from './wish.ts';

export type JoinFields = z.output<typeof newJober>;
type FieldName = keyof JoinFields;

interface QuestionProps {
  form: ReturnType<typeof useFields<JoinFields>>;
  /** Answers a part of the question: completed by it, or by it and another field. */
  answer(part: Partial<JoinFields>, also: FieldName | null): void;
  /** The version of the agreement that the consent names. */
  agreement: string;
  /** Consent was given on signing in just before. */
  agreedBefore: boolean;
}

interface Question {
  name: string;
  note: string;
  title: string;
  /** The fields that it asks; all of the required ones are named. */
  asks: readonly FieldName[];
  Screen: ComponentType<QuestionProps>;
}

const CITIES = 11;
const anywhere = '';

function Teaching({ form: { values, put, field }, answer }: QuestionProps) {
  const wish = (part: Pick<Partial<JoinFields>, 'stage' | 'subject'>) => {
    const { stage, subject } = { ...values, ...part };
    // A title that somebody wrote stays.
    const isOwn = values.intention !== titleOf(values.stage, values.subject);
    const whole = { ...part, ...(!isOwn && { intention: titleOf(stage, subject) }) };
    if (stage && (subject || offeredSubjects(stage, undefined).length === 0)) answer(whole, null);
    else put(whole);
  };
  return (
    <>
      <OptionButtons
        label="学段"
        value={values.stage}
        options={offeredStages.map((value) => ({ value, label: stageName(value) }))}
        onChoose={(stage) => wish({ stage: stage as JoinFields['stage'], subject: undefined })}
      />
      {values.stage !== 'undergraduate' && (
        <OptionButtons
          label="学科"
          value={values.subject}
          options={offeredSubjects(values.stage, values.subject).map((value) => ({
            value,
            label: shortOf(subjects, value),
          }))}
          onChoose={(subject) => wish({ subject: subject as JoinFields['subject'] })}
        />
      )}
      <TextField
        label="期望职位"
        fieldClass="max-w-100"
        placeholder="如 小学语文教师"
        maxLength={40}
        {...field('intention')}
      />
    </>
  );
}

const Terms = ({ form: { values, errorOf }, answer }: QuestionProps) => (
  <>
    <OptionButtons
      label="最高学历"
      value={values.education}
      options={optionsOf(educations)}
      error={errorOf('education')}
      onChoose={(education) => answer({ education: education as JoinFields['education'] }, 'identity')}
    />
    <OptionButtons
      label="当前身份"
      value={values.identity}
      options={optionsOf(identities)}
      error={errorOf('identity')}
      onChoose={(identity) => answer({ identity: identity as JoinFields['identity'] }, 'education')}
    />
  </>
);

function Place({ form: { values }, answer }: QuestionProps) {
  const city = useCityName(values.cityCode ?? null);
  const cities = [...new Set([...(values.cityCode ? [values.cityCode] : []), ...hotCityList.map(([code]) => code)])];
  return (
    <OptionButtons
      label="期望城市"
      value={values.cityCode}
      options={[
        ...cities.slice(0, CITIES).map((value) => ({ value, label: hotCities[value] ?? (city || '其他地区') })),
        { value: anywhere, label: '不限' },
      ]}
      onChoose={(code) => answer({ cityCode: code || undefined }, null)}
    >
      <CityPick label="其他城市" onPick={(code) => answer({ cityCode: code }, null)} />
    </OptionButtons>
  );
}

function Person({ form: { values, set, field, errorOf }, agreement, agreedBefore }: QuestionProps) {
  const places = use(PlacesContext);
  const texts = (
    <>
      <a className="text-brand" href={places.agreement()} target="_blank" rel="noreferrer">
        《用户服务协议》
      </a>
      和
      <a className="text-brand" href={places.privacy()} target="_blank" rel="noreferrer">
        《隐私政策》
      </a>
    </>
  );
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <PersonFields field={field} />
      </div>
      {agreedBefore ? (
        <p className="text-14 text-ink-3">登录时已同意{texts}</p>
      ) : (
        <Checkbox
          name="agreementVersion"
          checked={values.agreementVersion !== undefined}
          error={errorOf('agreementVersion')}
          onChange={({ target }) => set('agreementVersion', target.checked ? agreement : undefined)}
        >
          我已阅读并同意{texts}
        </Checkbox>
      )}
    </>
  );
}

const teaching: Question = {
  name: '教什么',
  note: '学段和学科',
  title: '你教什么？',
  asks: ['stage', 'subject', 'intention'],
  Screen: Teaching,
};
const terms: Question = {
  name: '你的条件',
  note: '学历和身份',
  title: '你的条件',
  asks: ['education', 'identity'],
  Screen: Terms,
};
const place: Question = { name: '想去哪', note: '城市', title: '想去哪里？', asks: ['cityCode'], Screen: Place };
const person: Question = {
  name: '简历抬头',
  note: '姓名和出生日期',
  title: '简历上怎么写你？',
  asks: ['name', 'birthday', 'gender', 'agreementVersion'],
  Screen: Person,
};

/** One question a screen; the last one leads to the registration. */
export const joinQuestions = { all: [teaching, terms, place, person], brief: [terms, person], last: person } as const;
