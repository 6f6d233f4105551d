/** What any shop is called, behind its name or what it sells. A single 店 also ends other words: 饭店, 酒店. */
const shopWord =
  /(?:店铺|商店|专卖店|旗舰店|网店|(?<=..)店|가게|상점|매장|스토어|(?<!\S)(?:shops?|stores?))$/u

/** The part of a lower-case text that a shop's name has to have: 泡菜 of 泡菜店, all of a name, nothing of "shop". */
export function shopNamePart(typed: string): string {
  return typed.replace(shopWord, '').trim()
}

/** Whether a name has the typed text; a Latin text only from the beginning of a word: "tea" is not in "steak". */
export function isNamed(name: string, typed: string): boolean {
  const plain = name.toLowerCase()
  return /^[a-z]/.test(typed) ? ` ${plain}`.includes(` ${typed}`) : plain.includes(typed)
}
