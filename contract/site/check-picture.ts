/** The URL of the result of the quick check as a picture to be sent on; `applicant` as in `applicantText`. */
export const checkPictureUrl = (applicant: string, cityCode: string | undefined): string =>
  `/share/long/check.png?${new URLSearchParams({ applicant, ...(cityCode && { cityCode }) })}`;
