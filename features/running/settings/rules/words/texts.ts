import type { Locale } from '@hojip/platform/i18n'
import type { SettingRule } from '../settings.ts'
import { enUS } from './texts.en-US.ts'
import { koKR } from './texts.ko-KR.ts'
import { zhCN, type SettingWords } from './texts.zh-CN.ts'

export type { SettingWords }

/** The words for settings that the server, its log of acts and the page share. */
export const settingWords: Record<Locale, SettingWords> = { 'zh-CN': zhCN, 'en-US': enUS, 'ko-KR': koKR }

/** The setting's name; the code of one that this version does not have. */
export function nameIn(words: SettingWords, name: string): string {
  const known: Record<string, { name: string }> = { ...words.switches, ...words.limits }
  return known[name]?.name ?? name
}

/** A value with its unit, or whether a switch is on. */
export function valueIn(words: SettingWords, unit: SettingRule['unit'] | undefined, value: number): string {
  if (unit === undefined) return String(value)
  if (unit === 'onOff') return value === 1 ? words.on : words.off
  return words.units[unit](value)
}
