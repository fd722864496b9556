/** Data for search engines. `<` is escaped, so no text can end the script or start a comment. */
export const serialiseData = (value: object) => JSON.stringify(value).replaceAll('<', '\\u003c');

export function StructuredData({ value }: { value: object }) {
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: data, never run; escaped above
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: serialiseData(value) }} />
  );
}
