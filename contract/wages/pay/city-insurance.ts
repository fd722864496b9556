/** The document that says so. Its figures were read in public transcripts of it, as decision 18 tells. */
export interface Source {
  name: string;
  /** The document's own day; null where it was not told. */
  issued: string | null;
  url: string | null;
  /** First and last day on which it holds; null where it names none. */
  from: string | null;
  until: string | null;
  /** What somebody should know who relies on it. */
  note?: string;
}

/** Lowest and highest base of a month's contribution, in fen. */
export interface Base {
  least: bigint;
  most: bigint;
  source: Source;
}

/** Rates in parts of a million. */
export interface Rate {
  own: bigint;
  /** What the employer pays; null where no text was found that says it. */
  employer: bigint | null;
  source: Source;
}

/** What a city pays and on which base; null where no text was found that says it: the person fills that in. */
export interface InsuranceCity {
  name: string;
  /** Who announces the bases of social insurance and its local rates. */
  social: string;
  /** Who announces those of the housing fund. */
  fund: string;
  bases: { pension: Base | null; medical: Base | null; unemployment: Base | null; fund: Base | null };
  medical: Rate | null;
  /** What a person pays for the medical insurance beside the rate, in fen a month. */
  medicalFixed: bigint;
  unemployment: Rate | null;
  /** Lowest and highest rate of the housing fund for each side. Which it is, the employer says. */
  fundRates: { least: bigint; most: bigint };
}

/** 5%–12%: what the State Council's rules allow, where a city keeps to them. */
export const usualFundRates = { least: 50_000n, most: 120_000n } as const;
