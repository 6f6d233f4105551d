import type { Locale } from '@hojip/platform/i18n'
import { known } from '@hojip/platform/known'
import { names } from './names.ts'

const places = { 'zh-CN': 0, 'en-US': 1, 'ko-KR': 2 } as const satisfies Record<Locale, number>

const nth: Record<Locale, (number: number, name: string) => string> = {
  'zh-CN': (number, name) => `第 ${number} 项的${name}`,
  'en-US': (number, name) => `${name} (no. ${number})`,
  'ko-KR': (number, name) => `${number}번째 ${name}`,
}

/** What a form calls the field of a path such as `list.0.score`; undefined for one that no form shows. */
export function nameOfField(path: string, locale: Locale): string | undefined {
  const parts = path.split('.')
  const named = parts.map((part) => known(names, part)).findLast((one) => one !== undefined)
  if (!named) return undefined
  const name = named[places[locale]]
  const index = parts.findLast((part) => /^\d+$/.test(part))
  return index === undefined ? name : nth[locale](Number(index) + 1, name)
}
