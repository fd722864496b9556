/** Does something in place of what the browser would do by itself: a form is sent by a call, without a new page. */
export const handled =
  (act: () => unknown) =>
  (event: { preventDefault(): void }): void => {
    event.preventDefault();
    void act();
  };
