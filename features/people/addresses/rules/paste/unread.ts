/** What is under a label that no address has: order numbers, notes to the shop, accounts. */
const otherLabels =
  /(?<=^|[\s,;|(])(?:备注|买家留言|留言|订单编?号|旺旺名?|昵称|微信号?|QQ|身份证号?码?|邮箱|배송 ?메모|배송 ?요청 ?사항|요청 ?사항|주문 ?번호|이메일|e-?mail|notes?|remarks?|order (?:no\.?|number|id))\s*[:.]\s*[^\n]*/giu

/** Mail and web addresses, and numbers too long for a door. */
const others = /\S+@\S+\.\w+|https?:\/\/\S+|(?<![\p{L}\d])[A-Za-z]{0,3}\d{9,}(?![\p{L}\d])/gu

/** Sentences to the courier: they are wishes, not places. */
const wishes =
  /(?:请(?:放|送|勿|在|打|提前|务必|先|不要)|麻烦|不要(?:放|打)|勿放|别放|到了?打电话|送货前|谢谢)[^\n,;]*|[^\n,;]*?(?:놓아|놔|두고|맡겨|연락|전화|배송해|보내)[^\n,;]{0,12}(?:주세요|바랍니다|부탁드려요|부탁드립니다|부탁해요)[.!~]*|(?:please|pls)\s[^\n,;]*|(?:leave (?:it|at|with)|call (?:me )?(?:before|when|on arrival))[^\n,;]*/giu

/** Takes what is no part of an address out of a text. */
export function withoutOthers(text: string): { rest: string; unread: string[] } {
  const unread: string[] = []
  const take = (found: string) => {
    unread.push(found.trim())
    return '\n'
  }
  return { rest: text.replace(otherLabels, take).replace(others, take).replace(wishes, take), unread }
}

const words = /[\p{L}\p{M}\p{N}·་']+/gu
/** What is understood without a field of its own. */
const polite = /^(?:收|亲启|先生|女士|小姐|님|귀하|씨|앞|우|邮编|mr|ms|mrs|miss)$/i

function withoutFirst(text: string, part: string): string {
  const at = part === '' ? -1 : text.indexOf(part)
  return at < 0 ? text : `${text.slice(0, at)} ${text.slice(at + part.length)}`
}

/** The words of a text that are in none of the fields and were not read as a place: nothing is lost in silence. */
export function leftOver(text: string, taken: readonly string[], fields: readonly string[]): string[] {
  const rest = [...taken, ...fields].reduce(withoutFirst, text)
  const known = fields.join(' ')
  return (rest.match(words) ?? []).filter((word) => !polite.test(word) && !known.includes(word))
}
