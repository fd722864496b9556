import { useState } from 'react';
import type { OwnCompanyForm } from '#contract/companies/own-company.ts';
import { requirementRows } from '#contract/posts/post-facts.ts';
import { academicInfoOf, type PostDraftForm, tenureInfoOf } from '#contract/posts/post-fields.ts';
import { benefits } from '#contract/taxonomy/benefits.ts';
import { labelsOf } from '#contract/taxonomy/list.ts';
import { placeLabel, regionFullName } from '#contract/taxonomy/places/regions.ts';
import { wholeAddress } from '#contract/taxonomy/places/whole-address.ts';
import { useOwnCompany } from '#web/features/companies/own-company.ts';
import { Prose } from '#web/features/page/prose.tsx';
import { AcademicSection } from '#web/features/posts/detail/academic-section.tsx';
import { TenureSection } from '#web/features/posts/detail/tenure-section.tsx';
import type { ListedPost } from '#web/features/posts/listed-post.ts';
import { PostRow } from '#web/features/posts/post-row.tsx';
import { FactRows } from '#web/ui/fact-rows.tsx';

/** A preview of the post: its list card, then its page. Nothing in it is clickable. */
export function Preview({ form }: { form: PostDraftForm }) {
  const [now] = useState(Date.now);
  const company = useOwnCompany().data ?? undefined;
  const rows = requirementRows(form).map(({ name, wants }) => [name, wants] as const);
  const tenureInfo = tenureInfoOf(form.tenureInfo);
  const academic = academicInfoOf(form.academic);
  const steps = form.steps?.filter(({ name }) => name.trim() !== '') ?? [];
  const place = wholeAddress(regionFullName(form.regionCode ?? ''), form.address ?? '');
  return (
    <section aria-label="预览" className="overflow-hidden card" data-testid="preview">
      <h2 className="flex items-center justify-between border-b border-line px-4 py-2.5 text-14 font-semibold text-ink-1">
        求职者看到的样子
      </h2>
      <div inert>
        <ul className="border-b border-line bg-ground [&_.echo]:hidden [&_a]:text-ink-1">
          <PostRow post={previewPost(form, company, now)} now={now} />
        </ul>
        <div className="space-y-4 p-4">
          {rows.length > 0 && (
            <section>
              <h3 className="mb-2 text-14 font-semibold text-ink-1">资格自检</h3>
              <FactRows className="grid-cols-[84px_1fr] gap-y-1.5" facts={rows} />
            </section>
          )}
          <section>
            <h3 className="mb-2 text-14 font-semibold text-ink-1">职位描述</h3>
            {form.description ? (
              <div className="text-14">
                <Prose text={form.description} />
              </div>
            ) : (
              <p className="text-14 text-ink-3">还没有写职位描述</p>
            )}
          </section>
          {academic && <AcademicSection info={academic} />}
          {(tenureInfo || steps.length > 0) && (
            <TenureSection post={{ tenure: form.tenure ?? '', tenureInfo, steps }} />
          )}
          {(form.benefits?.length ?? 0) > 0 && (
            <p className="flex flex-wrap gap-1.5">
              {labelsOf(benefits, form.benefits ?? []).map((label) => (
                <span key={label} className="tag">
                  {label}
                </span>
              ))}
            </p>
          )}
          <p className="text-14 text-ink-3">
            {[place && `工作地点：${place}`, form.deadline ? `截止 ${form.deadline}` : '招满为止']
              .filter(Boolean)
              .join('；')}
          </p>
        </div>
      </div>
    </section>
  );
}

/** The current input as a list card. */
export function previewPost(form: PostDraftForm, company: OwnCompanyForm | undefined, now: number): ListedPost {
  const { salary = { unit: 'month' as const } } = form;
  return {
    id: 'preview',
    title: form.title || '职位名称',
    stages: form.stages?.slice(0, 1) ?? [],
    subjects: form.subjects?.slice(0, 1) ?? [],
    tenure: form.tenure ?? '',
    education: form.education ?? null,
    experience: form.experience ?? 'any',
    salary: { min: salary.min ?? null, max: salary.max ?? null, unit: salary.unit },
    place: placeLabel(form.regionCode ?? company?.regionCode ?? ''),
    headcount: form.headcount ?? 1,
    urgent: form.urgent ?? false,
    // Named below the card; in a panel they would begin a line of their own with a separator.
    benefits: [],
    refreshedAt: new Date(now).toISOString(),
    company: {
      id: company?.id ?? '',
      name: company?.name ?? '本单位',
      // The panel is narrower than a list: facts common to all posts are omitted.
      type: '',
      size: '',
      logoUrl: company?.logoUrl ?? null,
      claimed: true,
      replyRate: null,
      replyMinutes: null,
    },
  };
}
