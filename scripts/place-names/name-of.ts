import { translate } from 'hanja/lib/translate.js'
import { Converter } from 'opencc-js/cn2t'
import { pinyin } from 'pinyin-pro'
import { kinds } from './kinds.ts'
import { known } from './known.ts'
import { peoples } from './peoples.ts'

export interface PlaceName {
  ko: string
  en: string
}

const toTraditional = Converter({ from: 'cn', to: 't' })

/** Characters whose reading in place names differs from the usual one. */
const readings: Record<string, string> = { 金: '금', 车: '차', 宅: '택', 串: '천', 什: '십', 糖: '당' }

function koreanOf(zh: string): string {
  const marked = [...zh].map((one, at) => (one === '宁' && at > 0 ? '녕' : (readings[one] ?? one))).join('')
  return translate(toTraditional(marked), 'SUBSTITUTION')
}

/** Pinyin joined as on maps: `Xi'an`, `Lu'an`. */
function englishOf(zh: string): string {
  const read = pinyin(zh, { toneType: 'none', type: 'array', v: true, surname: 'off' })
  const [first = '', ...rest] = read.map((one, at) => (zh[at] === '都' ? 'du' : one.replaceAll('v', 'ü')))
  const joined = rest.reduce((text, one) => (/^[aeo]/.test(one) ? `${text}'${one}` : text + one), first)
  return joined.charAt(0).toUpperCase() + joined.slice(1)
}

function properName(zh: string, outer: ReadonlySet<string>): PlaceName {
  const exact = known.find(([name]) => name === zh)
  if (exact) return { ko: exact[1], en: exact[2] }
  // The name of a zone begins with the name of its city: 吉林松原.
  const before = [5, 4, 3, 2]
    .map((length) => zh.slice(0, length))
    .find((one) => zh.length - one.length >= 2 && outer.has(one))
  if (!before) return { ko: koreanOf(zh), en: englishOf(zh) }
  const [first, second] = [nameOf(before, outer), properName(zh.slice(before.length), outer)]
  return { ko: `${first.ko} ${second.ko}`, en: `${first.en} ${second.en}` }
}

/** The peoples at the end of an autonomous place's name, in their order, and the rest of the name before them. */
function withoutPeoples(zh: string) {
  const found: (typeof peoples)[number][] = []
  let rest = zh
  for (;;) {
    const people = peoples.find(([name]) => rest.endsWith(name))
    if (!people) return { rest, found }
    found.unshift(people)
    rest = rest.slice(0, -people[0].length)
  }
}

function listed(names: string[]): string {
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}

/**
 * @param zh the full name, such as 延边朝鲜族自治州
 * @param outer names of provinces and cities without their endings
 */
export function nameOf(zh: string, outer: ReadonlySet<string>): PlaceName {
  const kind = kinds.find(([name]) => zh.endsWith(name) && zh.length > name.length)
  if (!kind) return properName(zh, outer)
  const stem = zh.slice(0, -kind[0].length)
  // A name has at least two characters: in 矿区 and 城区 the ending is part of the name.
  if (stem.length === 1) return { ko: koreanOf(zh), en: englishOf(stem) + (kind[2] || '') }
  const isKnown = known.some(([name]) => name === stem)
  const { rest, found } =
    kind[0].startsWith('自治') && !isKnown ? withoutPeoples(stem) : { rest: stem, found: [] }
  const name =
    rest === '' ? { ko: '', en: '' } : rest.endsWith('市') ? nameOf(rest, outer) : properName(rest, outer)
  const ko = name.ko + found.map((people) => people[1]).join('') + kind[1]
  const en = [name.en, listed(found.map((people) => people[2]))].filter(Boolean).join(' ') + kind[2]
  return { ko, en }
}
