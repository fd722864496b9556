export interface LegalSection {
  heading: string;
  /** A paragraph, or a list of items. */
  paragraphs: (string | readonly string[])[];
}

export interface LegalDocument {
  title: string;
  version: string;
  opening: string[];
  sections: LegalSection[];
}
