/** The more common family names of China, of one and two characters. */
const hanSurnames = new Set(
  '王李张刘陈杨黄赵吴周徐孙马朱胡郭何高林罗郑梁谢宋唐许韩冯邓曹彭曾肖田董袁潘于蒋蔡余杜叶程苏魏吕丁任沈姚卢姜崔钟谭陆汪范金石廖贾夏韦付方白邹孟熊秦邱江尹薛闫段雷侯龙史陶黎贺顾毛郝龚邵万钱严覃武戴莫孔向汤朴全玄池太安千申南宫玉元洪权严咸成车白安乔柳龚温施齐梅盛童骆柯樊葛翁习覃阮蓝甘庞聂祝冉麦岳鲁涂边冼符井路单解仇查区乐曲盖贲晁郜邸佟关那麻哈沙鲜金吉才扎洛桑旦多次尼巴格丹'.split(
    '',
  ),
)
const longSurnames =
  '欧阳 司马 诸葛 上官 皇甫 尉迟 夏侯 司徒 司空 端木 慕容 东方 东郭 南宫 独孤 令狐 长孙 宇文 轩辕 呼延 澹台 公孙 公冶 仲孙 钟离 闻人 赫连 百里 申屠 太史 太叔 淳于 单于 濮阳 万俟 拓跋 第五 纳兰 完颜 叶赫那拉 爱新觉罗'.split(
    ' ',
  )

/** The family names of almost all Koreans. */
const hangulSurnames = new Set(
  '김이박최정강조윤장임한오서신권황안송류유전홍고문양손배백허남심노하곽성차주우구나민진지엄채원천방공현함변염여추도소석선설마길연위표명기반왕금옥육인맹제모탁국어은편용예경봉사부'.split(
    '',
  ),
)

const isHan = /^\p{Script=Han}+$/u
const isHangul = /^\p{Script=Hangul}+$/u
/** Names with two parts: 阿依古丽·买买提 */
const dotted = /^\p{Script=Han}{1,8}(?:·\p{Script=Han}{1,8}){1,3}$/u
/** Names in the scripts of peoples of China, and of guests: Tibetan, Arabic (Uyghur, Kazakh), Mongolian, Cyrillic, kana. */
const otherScripts =
  /^[\p{Script=Tibetan}\p{Script=Arabic}\p{Script=Mongolian}\p{Script=Cyrillic}\p{Script=Thai}\p{Script=Hiragana}\p{Script=Katakana}\p{M}·.'’ -]+$/u

/** Whether a word is written in letters that addresses in China and Korea do not have. */
export function isForeign(word: string): boolean {
  return otherScripts.test(word) && /\p{L}/u.test(word)
}

/** Signs of a place within a Chinese word: a number, a kind of street or building. */
export function looksLikePlace(word: string): boolean {
  return (
    /\d|^[A-Z][A-Z-]*$/.test(word) ||
    /[路街道巷弄胡同号栋幢楼室层村镇乡屯组社区园厦城苑府庄湾桥店校院所站场库厂座门坊里庭居阁轩邸馆局部铺市县旗州寓]/.test(
      word,
    )
  )
}

export function isLatinName(word: string): boolean {
  return /^\p{Script=Latin}[\p{Script=Latin}.' -]*$/u.test(word)
}

/** Endings of places that names do not have. */
const hanPlace =
  /(?:路|街|道|巷|弄|号|栋|幢|楼|室|层|单元|村|镇|乡|屯|组|社|小区|花园|公寓|大厦|广场|公司|学校|大学|医院|酒店|宾馆|超市|市场|商场|中心|驿站|门口|[东南西北]门|园区|校区|工业园)$/
const hangulPlace =
  /(?:동|호|층|가|리|읍|면|로|길|구|군|시|도|관|점|실|번지|빌딩|빌라|타워|상가|주택|아파트|맨션|오피스텔|센터|마을|단지|앞|문)$/

/** Whether a Korean word ends like a place or a part of one. */
export function isPlaceWord(word: string): boolean {
  return hangulPlace.test(word)
}

/** How much a word looks like a person's name, from 0 to 1. */
export function nameLikeness(word: string): number {
  if (dotted.test(word)) return 0.9
  if (isForeign(word)) return 0.7
  if (isHan.test(word)) return hanLikeness(word)
  if (isHangul.test(word)) return hangulLikeness(word)
  return isLatinName(word) && word.length > 1 ? 0.6 : 0
}

function startsWithSurname(word: string): boolean {
  return (
    ([...word].length <= 3 && hanSurnames.has(word[0] ?? '')) ||
    longSurnames.some(
      (name) => word.startsWith(name) && word.length > name.length && word.length <= name.length + 3,
    )
  )
}

function hanLikeness(word: string): number {
  const { length } = [...word]
  if (hanPlace.test(word)) return 0
  if (length === 1) return hanSurnames.has(word) ? 0.5 : 0
  if (startsWithSurname(word)) return 0.9
  return length <= 4 ? 0.5 : 0
}

function hangulLikeness(word: string): number {
  // The John Smith of Korea, whose name ends like that of a neighbourhood.
  if (word === '홍길동') return 0.9
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

/** The name without titles and forms of address: 先生, 女士, 收, 님, 귀하; '' where no letter is left. */
export function personOf(word: string): Person {
  const bare = word.replace(/\(?(?:收|亲启|님|귀하|씨|앞)\)?$/u, (end) =>
    word.length - end.length >= 1 ? '' : end,
  )
  const [, name = bare, title] = /^(.+?)(先生|女士|小姐)$/u.exec(bare) ?? []
  if (!/\p{L}/u.test(name)) return { name: '', salutation: undefined }
  if (title === undefined) return { name, salutation: undefined }
  return { name, salutation: title === '先生' ? '1' : '2' }
}
