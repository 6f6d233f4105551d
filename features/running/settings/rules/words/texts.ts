import type { Locale } from '@hojip/platform/i18n'
import { channelNames, channelTexts, switchOf } from '@hojip/policy/channels'
import type { SwitchName } from '../../contract/names.ts'
import type { SettingRule } from '../settings.ts'
import { enUS } from './texts.en-US.ts'
import { koKR } from './texts.ko-KR.ts'
import { zhCN, type OwnWords } from './texts.zh-CN.ts'

const ownWords: Record<Locale, OwnWords> = { 'zh-CN': zhCN, 'en-US': enUS, 'ko-KR': koKR }

/** With the words for the switches of the channels of payments. */
export type SettingWords = Omit<OwnWords, 'switches'> & {
  switches: Record<SwitchName, { name: string; off: string }>
}

/** The words for settings that the server, its log of acts and the page share. */
export function settingWords(locale: Locale): SettingWords {
  const own = ownWords[locale]
  const ofChannels = channelNames.map((channel) => {
    const { name, switchName } = channelTexts[locale][channel]
    return [switchOf(channel), { name: switchName, off: own.channelOff(name) }]
  })
  return { ...own, switches: { ...own.switches, ...Object.fromEntries(ofChannels) } }
}

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
