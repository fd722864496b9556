/** The first thing that the keyboard reaches on a page. */
export const SkipLink = () => (
  <a className="skip-link" href="#content">
    跳到正文
  </a>
);
