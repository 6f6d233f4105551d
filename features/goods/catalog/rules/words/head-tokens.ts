import type { LocalText } from '@hojip/platform/i18n'
import { plain, spacedRun, tidyWord, unspaced, unspacedRun } from './plain.ts'

type Texts = Partial<LocalText>

/** The prefix of a token that names what a product is, and not only what it is made of, smells of or is for. */
const mark = '^'

/** The mark for a word of a query: only what such a product is has it. */
export function headToken(token: string): string {
  // A Korean syllable that is a word of its own has a mark already.
  const characters = [...token].filter((one) => one !== '=')
  return `${mark}${isUnspaced.test(token) ? characters.slice(-longest).join('') : token}`
}

const longest = 3
const isUnspaced = new RegExp(`[${unspaced}]`, 'u')

/** What a name lists side by side: "green tea and jasmine", "녹차·재스민차". */
const parts = /\s+(?:and|or|[-–—])\s+|[&·・、,，/|+]|(?<=\p{Script=Han})[与和及](?=\p{Script=Han})/iu
/**
 * What follows is not what is sold: what it is for, what comes with it, what it is made of. 配件, 海带 and 外送 are words of
 * their own.
 */
const beside =
  /\s+(?:with|for|in|of|from|without)\s.*$|[(（[【].*$|(?<=\p{Script=Han})(?:配(?![件方料饰色菜餐音电])|含|(?<![海胶皮领丝磁宽绷鞋腰表吊肩束全彩纽热绑背])带|(?<![配外传运])送(?![餐风水]))\p{Script=Han}+.*$/iu
/** 4K电视, and 500克. */
const hanAfterNumber = /^\d.*\p{Script=Han}/u
const number = /^\d[\d.,×x*%~+-]*[a-z]*/i
/** After a number a quantity and no thing: 12个月, 500毫升, 6瓶装, 2合1. */
const quantity =
  /^(?:[个只支片包袋盒瓶罐条块件抽卷寸米号码粒杯天年月克斤升双对枚张根层段档]|毫升|千克|公斤|英寸|厘米|毫米|个月|人份?|小时|合\d)?(?:[装入组/×*x].*)?$/u
const measure =
  /^[\d.,×x*%~+-]+\p{L}*$|^\d.*$|^(?:tins?|cans?|bottles?|boxe?s?|sets?|packs?|bags?|pairs?|cakes?|bars?)$/iu
const packed = /(?:套装|罐装|瓶装|袋装|盒装|礼盒|组合|[一二两三四五六\d]+[只块支条]装|세트|캔|틴|모둠)$/u

function endings(run: string): string[] {
  const characters = [...(run.length > 2 ? run.replace(packed, '') : run)]
  return [1, 2, 3].flatMap((length) =>
    characters.length < length ? [] : [characters.slice(-length).join('')],
  )
}

/** The last word of a part that is no measure and no packing; Chinese and Korean by their last characters. */
function headsOfPart(part: string): string[] {
  const words = plain(part).replace(beside, '').split(/\s+/).filter(Boolean)
  const isPacking = (word: string) =>
    hanAfterNumber.test(word)
      ? quantity.test(word.replace(number, ''))
      : measure.test(word) || word.replace(packed, '') === ''
  const candidates = words.filter((word) => !isPacking(word))
  const chinese = candidates.filter((word) => /\p{Script=Han}/u.test(word))
  // Each stretch of a Chinese title ends in a word for the thing; Korean and Latin ones end in it as a whole.
  const heads = chinese.length > 0 ? chinese : candidates.slice(-1)
  return heads.flatMap((word) => [
    ...(word.match(unspacedRun) ?? []).slice(-1).flatMap(endings),
    ...(isUnspaced.test(word) ? [] : (word.match(spacedRun) ?? []).slice(-1).map(tidyWord)),
  ])
}

function headsOf(texts: Texts | undefined): string[] {
  return Object.values(texts ?? {}).flatMap((text) => text.split(parts).flatMap(headsOfPart))
}

/** Marked tokens of what a product is, by the last words of its names and of its deepest category. */
export function headTokens(name: Texts, category: Texts | undefined): string[] {
  return [...new Set([...headsOf(name), ...headsOf(category)])].map((token) => `${mark}${token}`)
}
