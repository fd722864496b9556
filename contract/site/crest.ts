/** The URL of the crest that stands for a school without a logo; the server draws it from the name alone. */
export const crestUrl = (name: string): string =>
  `/pictures/crest/${name.replace(/[^\p{Script=Han}\w（）·]/gu, encodeURIComponent)}.svg`;
