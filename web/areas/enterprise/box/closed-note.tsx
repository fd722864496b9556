/** Shown in place of a withdrawn resume. */
export function ClosedNote() {
  return (
    <p className="rounded-ctl bg-fill px-4 py-3 text-13 text-ink-2">
      对方已撤回投递或注销账号，简历、姓名和联系方式不再开放。投递记录和贵单位的评分、备注仍保留。
    </p>
  );
}
