/** Leads to a long picture of what stands beside it, to be sent on. */
export const PictureLink = ({ href, name }: { href: string; name: string }) => (
  <a className="quiet flex-none text-14" href={href} target="_blank" rel="noreferrer">
    存成图片<span className="sr-only">：{name}（在新窗口打开）</span>
  </a>
);
