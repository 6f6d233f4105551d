/** The more common family names of China, of one and two characters. */
const hanSurnames = new Set(
  '王李张刘陈杨黄赵吴周徐孙马朱胡郭何高林罗郑梁谢宋唐许韩冯邓曹彭曾肖田董袁潘于蒋蔡余杜叶程苏魏吕丁任沈姚卢姜崔钟谭陆汪范金石廖贾夏韦付方白邹孟熊秦邱江尹薛闫段雷侯龙史陶黎贺顾毛郝龚邵万钱严覃武戴莫孔向汤朴全玄池太安千申南宫玉元洪权严咸成'.split(
    '',
  ),
)
const longSurnames = [
  '欧阳',
  '司马',
  '诸葛',
  '上官',
  '皇甫',
  '尉迟',
  '夏侯',
  '司徒',
  '端木',
  '慕容',
  '东方',
  '南宫',
  '独孤',
  '令狐',
]

/** The family names of almost all Koreans. */
const hangulSurnames = new Set(
  '김이박최정강조윤장임한오서신권황안송류유전홍고문양손배백허남심노하곽성차주우구나민진지엄채원천방공현함변염여추도소석선설마길연위표명기반왕금옥육인맹제모탁국어은편용예경봉사부'.split(
    '',
  ),
)

const isHan = /^\p{Script=Han}+$/u
const isHangul = /^\p{Script=Hangul}+$/u
/** Names with two parts: 阿依古丽·买买提 */
const dotted = /^\p{Script=Han}{1,8}[·•]\p{Script=Han}{1,8}$/u
export function isLatinName(word: string): boolean {
  return /^\p{Script=Latin}[\p{Script=Latin}.' -]*$/u.test(word)
}

/** Endings of places that names do not have. */
const hanPlace =
  /(?:路|街|道|巷|弄|号|栋|幢|楼|室|层|单元|村|镇|乡|屯|组|社|小区|花园|公寓|大厦|广场|公司|学校|大学|医院|酒店|宾馆|超市|市场|商场|中心|驿站|门口|[东南西北]门|园区|校区|工业园)$/
const hangulPlace =
  /(?:동|호|층|가|리|읍|면|로|길|구|군|시|도|관|점|실|번지|빌딩|빌라|타워|상가|주택|아파트|맨션|오피스텔|센터|마을|단지|앞|문)$/

/** How much a word looks like a person's name, from 0 to 1. */
export function nameLikeness(word: string): number {
  if (dotted.test(word)) return 0.9
  if (isHan.test(word)) return hanLikeness(word)
  if (isHangul.test(word)) return hangulLikeness(word)
  return isLatinName(word) && word.length > 1 ? 0.6 : 0
}

function startsWithSurname(word: string): boolean {
  return (
    (word.length <= 3 && hanSurnames.has(word[0] ?? '')) ||
    (word.length >= 3 && word.length <= 4 && longSurnames.some((name) => word.startsWith(name)))
  )
}

function hanLikeness(word: string): number {
  if (word.length < 2 || word.length > 4 || hanPlace.test(word)) return 0
  return startsWithSurname(word) ? 0.9 : 0.5
}

function hangulLikeness(word: string): number {
  if (word.length < 2 || word.length > 4) return 0
  const hasSurname = hangulSurnames.has(word[0] ?? '')
  if (hangulPlace.test(word)) return hasSurname && word.length === 3 ? 0.4 : 0
  return hasSurname ? 0.9 : 0.5
}

/** A name written directly after a door number: 201室李明. */
export function gluedName(text: string): { rest: string; name: string } | undefined {
  const found = /^(.*(?:号|室|楼|单元|栋|幢|层|户|座|院|\d))(\p{Script=Han}{2,3})$/u.exec(text)
  const [, rest = '', name = ''] = found ?? []
  return found && hanLikeness(name) >= 0.9 ? { rest, name } : undefined
}

export interface Person {
  name: string
  /** '1' Mr, '2' Ms, when the text contains a title. */
  salutation: '1' | '2' | undefined
}

/** The name without titles and forms of address: 先生, 女士, 收, 님, 귀하. */
export function personOf(word: string): Person {
  const bare = word.replace(/\(?(?:收|亲启|님|귀하|씨|앞)\)?$/u, (end) =>
    word.length - end.length >= 1 ? '' : end,
  )
  const titled = /^(.+?)(先生|女士|小姐)$/u.exec(bare)
  if (!titled) return { name: bare, salutation: undefined }
  return { name: titled[1] ?? bare, salutation: titled[2] === '先生' ? '1' : '2' }
}
