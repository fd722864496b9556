const steps = [
  ['记课时', '学校或教师都能记，另一方确认'],
  ['生成工资条', '一个月的课时都确认了才能生成'],
  ['复核', '应发超过 5,000 元由另一位财务看过'],
  ['教师确认', '可以提异议、附证据，更正后重发'],
  ['发放', '标为已发放，双方都留一份'],
] as const;

/** The way from hours to money. */
export const WageCourse = () => (
  <section aria-labelledby="wage-course" className="rounded-card border border-line bg-surface">
    <h2 id="wage-course" className="border-b border-line px-4 py-3 text-16 font-semibold text-ink-1">
      从课时到工资
    </h2>
    <ol className="px-4 pt-4">
      {steps.map(([title, text], at) => (
        <li
          key={title}
          className="relative flex gap-3 pb-4 text-13 not-last:before:absolute not-last:before:top-6 not-last:before:bottom-0 not-last:before:left-3 not-last:before:w-px not-last:before:bg-line-strong"
        >
          <b className="tabular grid size-6 flex-none place-items-center rounded-full bg-brand-tint font-semibold text-brand">
            {at + 1}
          </b>
          <span>
            <b className="block text-14 font-medium text-ink-1">{title}</b>
            <span className="text-ink-3">{text}</span>
          </span>
        </li>
      ))}
    </ol>
  </section>
);
