const steps = [
  ['记课时', '学校或教师都能记，另一方确认'],
  ['生成工资条', '一个月的课时都确认了才能生成'],
  ['复核', '应发超过 5,000 元由另一位财务看过'],
  ['教师确认', '可以提异议、附证据，更正后重发'],
  ['发放', '标为已发放，双方都留一份'],
] as const;

/** The way from hours to money; folded once it was gone. */
export const WageCourse = ({ folded }: { folded: boolean }) => (
  <details className="group border-t border-line" open={!folded}>
    <summary className="cursor-pointer list-none px-4 py-3 text-13 text-ink-3 group-open:text-16 group-open:font-semibold group-open:text-ink-1">
      从课时到工资<span className="link ml-2 group-open:hidden">怎么办理</span>
    </summary>
    <ol className="border-t border-line px-4 pt-4 xl:grid xl:grid-cols-5 xl:gap-4">
      {steps.map(([title, text], at) => (
        <li
          key={title}
          className="relative flex gap-3 pb-4 text-13 not-last:before:absolute not-last:before:top-6 not-last:before:bottom-0 not-last:before:left-3 not-last:before:w-px not-last:before:bg-line-strong xl:before:hidden"
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
  </details>
);
