const nothing = /^(?:专业)?(?:不限|无限制|不作要求|无|—|-|\/)?$/;
/** '研究生：', '本科专业：', '1.': who the following majors are for, or a number. */
const lead =
  /^(?:\d{1,2}[.、．]|[（(]\d{1,2}[)）])?(?:(?:硕士|博士)?研究生|本科|大?专科?|大学本科|高职)?(?:专业|学历)?[:：]/;

/** Parts between separators outside brackets. */
const parts = /(?:[^、,，;；\n/（(【]|[（(【](?:[^（()）】]|[（(][^）)]*[）)])*[）)】]?)+/g;

/** The names of majors and classes in a cell, as written but without labels; empty where any major is admitted. */
export function readMajors(cell: string): string[] {
  if (nothing.test(cell.replace(/\s+/g, ''))) return [];
  const names = (cell.match(parts) ?? [])
    .map((part) =>
      part
        .replace(/\s+/g, '')
        .replace(lead, '')
        .replace(/(?:等)?(?:相关|相近)?专业$/, '')
        .replace(/^[及或和]/, ''),
    )
    .filter((name) => name !== '' && !/^(?:相关|相近|等)$/.test(name));
  return [...new Set(names)];
}
