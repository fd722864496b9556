/** The source document. Its figures come from public transcripts, see decision 18. */
export interface Source {
  name: string;
  /** Date of issue; null if unknown. */
  issued: string | null;
  url: string | null;
  /** First and last day of validity; null if not stated. */
  from: string | null;
  until: string | null;
  /** A caveat for users of the figures. */
  note?: string;
}

/** Lowest and highest base of a monthly contribution, in fen. */
export interface Base {
  least: bigint;
  most: bigint;
  source: Source;
}

/** Rates in parts per million. */
export interface Rate {
  own: bigint;
  /** The employer's rate; null where no source was found. */
  employer: bigint | null;
  source: Source;
}

/** Rates and bases of a city; null where no source was found, and the user enters the value. */
export interface InsuranceCity {
  name: string;
  /** The authority for the bases of social insurance and local rates. */
  social: string;
  /** The authority for the housing fund. */
  fund: string;
  bases: { pension: Base | null; medical: Base | null; unemployment: Base | null; fund: Base | null };
  medical: Rate | null;
  /** Fixed personal contribution to medical insurance besides the rate, in fen a month. */
  medicalFixed: bigint;
  unemployment: Rate | null;
  /** Range of the housing fund rate for each side; the employer chooses within it. */
  fundRates: { least: bigint; most: bigint };
}

/** 5 %–12 %: the range of the State Council's rules, used by most cities. */
export const usualFundRates = { least: 50_000n, most: 120_000n } as const;
