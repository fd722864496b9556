/** The holidays of one year as the State Council arranged them. */
interface HolidayYear {
  /** The notice that arranges them. */
  source: string;
  /** Days off, first and last included, as `MM-DD`. */
  off: readonly (readonly [name: string, from: string, to: string])[];
  /** Saturdays and Sundays on which offices work in exchange 调休, as `MM-DD`. */
  work: readonly string[];
}

/** By year. A year is added once its notice is published, usually in the November before. */
export const holidayYears: Readonly<Record<string, HolidayYear>> = {
  '2025': {
    source: '国务院办公厅关于 2025 年部分节假日安排的通知（国办发明电〔2024〕12 号，2024-11-12）',
    off: [
      ['元旦', '01-01', '01-01'],
      ['春节', '01-28', '02-04'],
      ['清明节', '04-04', '04-06'],
      ['劳动节', '05-01', '05-05'],
      ['端午节', '05-31', '06-02'],
      ['国庆节、中秋节', '10-01', '10-08'],
    ],
    work: ['01-26', '02-08', '04-27', '09-28', '10-11'],
  },
  '2026': {
    source: '国务院办公厅关于 2026 年部分节假日安排的通知（国办发明电〔2025〕7 号，2025-11-04）',
    off: [
      ['元旦', '01-01', '01-03'],
      ['春节', '02-15', '02-23'],
      ['清明节', '04-04', '04-06'],
      ['劳动节', '05-01', '05-05'],
      ['端午节', '06-19', '06-21'],
      ['中秋节', '09-25', '09-27'],
      ['国庆节', '10-01', '10-07'],
    ],
    work: ['01-04', '02-14', '02-28', '05-09', '09-20', '10-10'],
  },
};
