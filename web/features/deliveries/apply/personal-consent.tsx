import { use } from 'react';
import { personalFactsText } from '#contract/resumes/personal-facts.ts';
import type { ResumeContent } from '#contract/resumes/resumes.ts';
import { PlacesContext } from '#web/features/site/places.ts';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';

interface Props {
  content: ResumeContent;
  company: string;
  agreed: boolean;
  onChange(agreed: boolean): void;
}

/** The separate consent to sensitive facts, which the post asks for; a delivery without them is as valid. */
export function PersonalConsent({ content: { personal }, company, agreed, onChange }: Props) {
  const places = use(PlacesContext);
  const facts = [...personalFactsText(personal), ...(personal.photoId ? ['证件照'] : [])];
  if (facts.length === 0) {
    return (
      <p className="mt-4 rounded-ctl bg-fill px-4 py-3 text-13 text-ink-2">
        这个职位希望提供政治面貌、民族、籍贯和证件照，这份简历还没有填。可以
        <a className="link" href={`${places.resume()}#personal`}>
          先去填写
        </a>
        ，也可以不提供，直接投递。
      </p>
    );
  }
  return (
    <Checkbox className="mt-4" checked={agreed} onChange={(event) => onChange(event.target.checked)}>
      我另外同意向{company}提供：{facts.join('、')}。不勾选也可以投递。
    </Checkbox>
  );
}
