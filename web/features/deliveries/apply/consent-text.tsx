import { paths } from '#web/paths.ts';

/** The separate consent of each delivery (个人信息保护法 第二十三条): recipient, purpose, content, and withdrawal. */
export function ConsentText({ company }: { company: string }) {
  return (
    <>
      我单独同意将所选简历的当前版本（含姓名、手机号、教育与工作经历、证书）提供给
      <b className="font-medium text-ink-1">{company}</b>
      ，仅用于本岗位的招聘；可以随时撤回投递，撤回后该单位不能再打开这份简历。
      <a className="link underline" href={`${paths.privacy()}#delivery`} target="_blank" rel="noopener">
        查看说明
      </a>
    </>
  );
}
