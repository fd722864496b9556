/** '未满五年退还安家费', '不提供食宿': what has to be paid back, or is refused, up to the end of its clause. */
const refused =
  /(?:退还|返还|退回|退赔|追回|追缴|扣回|收回|不再?(?:提供|享受|发放|安排|解决)|不(?=包[吃住食餐]))[^,，。;；!！?？\n]*/gu;

/** A text without what it does not offer: who seeks an allowance looks for who gives it. */
export const offeredText = (text: string): string => text.replace(refused, ' ');
