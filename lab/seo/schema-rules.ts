import { z } from 'zod';

// Requirements of schema.org and search engines for our structured data. Tests validate real pages with it.

/** A moment with time zone, or a day. */
const moment = z.string().regex(/^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d))?$/);
const address = z.url({ protocol: /^https?$/ });
const said = z.string().trim().min(1);
const type = <T extends string>(name: T) => z.literal(name);

const postalAddress = z.strictObject({
  '@type': type('PostalAddress'),
  addressCountry: z.literal('CN'),
  addressRegion: said.optional(),
  addressLocality: said.optional(),
  streetAddress: said.optional(),
});

const organization = z.strictObject({
  '@type': z.enum(['Organization', 'CollegeOrUniversity', 'EducationalOrganization']),
  name: said,
  url: address.optional(),
  sameAs: address.optional(),
  logo: address.optional(),
  description: said.optional(),
  address: postalAddress.optional(),
});

const amount = z
  .strictObject({
    '@type': type('QuantitativeValue'),
    value: z.number().positive().optional(),
    minValue: z.number().positive().optional(),
    maxValue: z.number().positive().optional(),
    unitText: z.enum(['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR']),
  })
  .refine(({ value, minValue, maxValue }) => [value, minValue, maxValue].some((one) => one !== undefined))
  .refine(({ minValue = 0, maxValue = Number.POSITIVE_INFINITY }) => minValue <= maxValue);

/** Required: title, description, datePosted, hiringOrganization, jobLocation. The others are recommended. */
const jobPosting = z
  .strictObject({
    '@type': type('JobPosting'),
    title: said.max(100),
    description: said.min(10),
    datePosted: moment,
    validThrough: moment.optional(),
    employmentType: z.enum([
      'FULL_TIME',
      'PART_TIME',
      'CONTRACTOR',
      'TEMPORARY',
      'INTERN',
      'VOLUNTEER',
      'PER_DIEM',
      'OTHER',
    ]),
    hiringOrganization: organization,
    identifier: z.strictObject({ '@type': type('PropertyValue'), name: said, value: said }),
    jobLocation: z.strictObject({
      '@type': type('Place'),
      address: postalAddress.required({ addressRegion: true, addressLocality: true }),
    }),
    baseSalary: z
      .strictObject({ '@type': type('MonetaryAmount'), currency: z.literal('CNY'), value: amount })
      .optional(),
    totalJobOpenings: z.int().positive().optional(),
    directApply: z.boolean().optional(),
    url: address.optional(),
  })
  .refine(({ datePosted, validThrough }) => !validThrough || Date.parse(validThrough) > Date.parse(datePosted), {
    error: 'it ends before it begins',
  });

const place = z.strictObject({
  '@type': type('Place'),
  name: said,
  address: z.union([said, postalAddress]),
});
const virtualPlace = z.strictObject({ '@type': type('VirtualLocation'), url: said.optional() });

/** Required: name, startDate, location. */
const event = z
  .looseObject({
    '@type': z.enum(['Event', 'EducationEvent']),
    name: said,
    startDate: moment,
    endDate: moment,
    eventStatus: z.enum(['https://schema.org/EventScheduled', 'https://schema.org/EventCancelled']),
    eventAttendanceMode: z.enum([
      'https://schema.org/OnlineEventAttendanceMode',
      'https://schema.org/OfflineEventAttendanceMode',
    ]),
    location: z.discriminatedUnion('@type', [place, virtualPlace]),
    description: said.optional(),
    image: address.optional(),
    organizer: organization.optional(),
  })
  .refine(({ startDate, endDate }) => Date.parse(startDate) < Date.parse(endDate));

/** All are recommended; a headline is truncated after 110 characters. */
const article = z.strictObject({
  '@type': z.enum(['Article', 'NewsArticle']),
  headline: said.max(110),
  description: said.optional(),
  image: address.optional(),
  datePublished: moment,
  dateModified: moment,
  mainEntityOfPage: address.optional(),
  author: organization,
  publisher: organization,
});

const programme = z.looseObject({
  '@type': type('EducationalOccupationalProgram'),
  name: said,
  description: said,
  provider: organization,
  applicationStartDate: moment,
  applicationDeadline: moment,
});

/** Consecutive numbers from 1; the last item, the page itself, needs no URL. */
const breadcrumb = z.strictObject({
  '@type': type('BreadcrumbList'),
  itemListElement: z
    .array(
      z.strictObject({
        '@type': type('ListItem'),
        position: z.int(),
        name: said,
        item: address.optional(),
      }),
    )
    .min(2)
    .refine((steps) => steps.every(({ position }, at) => position === at + 1)),
});

const thing = z.discriminatedUnion('@type', [jobPosting, event, article, programme, organization, breadcrumb]);

/** A page's structured data, as in its script. */
export const structuredPage = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@graph': z.array(thing).min(1),
});
