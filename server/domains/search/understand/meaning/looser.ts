/**
 * Codes that serve whoever asks for another, though less exactly; such posts come after the others. Who has 本科 may take a post
 * that asks for 大专, and a graduate one that asks for no experience.
 */
const table: Readonly<Record<string, string>> = {
  // Who kept to compulsory schooling looks for a post of the school's house.
  '#e:junior': '#r:canteen #r:security #r:repair #r:boarding #r:driver',
  '#e:senior': '#e:junior',
  '#e:college': '#e:secondary-vocational #e:senior #e:junior',
  '#e:bachelor': '#e:college #e:secondary-vocational #e:senior',
  '#e:master': '#e:bachelor',
  '#s:undergraduate': '#s:higher-vocational',
  '#y:graduate': '#y:any',
  '#k:private-kindergarten': '#k:inclusive-kindergarten',
  '#k:inclusive-kindergarten': '#k:private-kindergarten',
  '#k:private-school': '#k:international-school',
  '#k:technician': '#k:secondary-vocational',
  '#k:secondary-vocational': '#k:technician',
  '#k:higher-vocational': '#k:vocational-university #s:higher-vocational',
  '#k:vocational-university': '#s:vocational-undergraduate',
  '#k:private-university': '#k:independent-college',
  '#k:nursery': '#s:nursery',
  '#k:special-school': '#s:special',
  '#k:correctional-school': '#s:correctional',
  '#k:open-university': '#s:continuing',
  '#k:bureau': '#k:exam-authority',
  '#k:subject-training': '#k:interest-training #k:vocational-training #s:training',
  '#k:interest-training': '#k:subject-training #s:training',
  '#t:contract': '#t:agency #t:private',
  '#t:agency': '#t:contract',
  '#t:hourly': '#r:substitute #t:substitute',
  '#t:substitute': '#r:substitute',
  '#t:postdoc': '#r:postdoc',
  '#r:postdoc': '#t:postdoc',
  '#r:psychologist': '#X:psychology',
  '#r:research-only': '#r:teaching-research #r:research-assistant #r:postdoc',
  '#r:teaching-research': '#r:teaching-first #r:high-level',
  '#r:moral-education': '#r:middle',
  '#r:student-care': '#r:assistant',
  '#r:consultant': '#r:admissions',
  // A kindergarten teaches by fields.
  '#x:fine-arts': '#x:field-arts #x:arts',
  '#x:music': '#x:field-arts #x:arts',
  '#x:dance': '#x:field-arts #x:arts',
  '#x:pe': '#x:field-health',
  '#x:chinese': '#x:field-language',
  '#x:english': '#x:field-language',
  '#x:math': '#x:field-science',
  '#x:science': '#x:field-science',
};

const benefit = '#b:';
const known = new Map(Object.entries(table).map(([code, others]) => [code, others.split(' ')]));

/** What serves as well as any of these codes. Of several benefits that belong together (包吃住), each alone does. */
export function looser(codes: readonly (readonly string[])[]): string[][] {
  const held = new Set(codes.flatMap((all) => (all.length === 1 ? all : [])));
  const found = codes.flatMap(([code = '', ...more]) => {
    if (more.length === 0) return known.get(code) ?? [];
    return code.startsWith(benefit) ? [code, ...more] : [];
  });
  return [...new Set(found)].filter((code) => !held.has(code)).map((code) => [code]);
}
