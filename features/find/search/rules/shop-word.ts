/**
 * What any shop is called, behind its name or what it sells: 泡菜店, 김치 가게, kimchi shop. A single 店 also ends words of
 * its own: 酒店, 饭店, 书店, 药店, 便利店.
 */
export const shopWord =
  /\s?(?:店铺|商店|专卖店|旗舰店|网店|(?<=..)(?<![酒饭书药]|便利)店|가게|상점|매장|스토어|(?<!\S)(?:shops?|stores?))$/u
