/** The first thing that the keyboard reaches on a page. */
export const SkipLink = () => (
  <a
    className="fixed -top-20 left-4 z-70 rounded-ctl bg-brand-solid px-4 py-2 text-on-brand focus:top-3 print:hidden"
    href="#content"
  >
    跳到正文
  </a>
);
