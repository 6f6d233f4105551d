import { mustGet } from '@hojip/platform/collections'
import type { Db } from '@hojip/db'
import { inTransaction, type PageRequest } from '@hojip/platform/db'
import { shapes, type Note, type Viewer } from '@hojip/platform/http'
import { locales, type LocalText } from '@hojip/platform/i18n'
import { newId } from '@hojip/platform/ids'
import { wireTime } from '@hojip/platform/mall-time'
import { isRefusal, refuse, type Refusal } from '@hojip/platform/refusal'
import type { SettingChange } from '../contract.ts'
import type { Setting } from '../contract/setting.ts'
import type { SettingName } from '../contract/names.ts'
import { settingsRefusals as r } from '../refusals.ts'
import { boundedValue, settingRules, type SettingRule } from '../rules/settings.ts'
import { isLastWayToPay } from '../rules/switches.ts'
import { nameIn, settingWords, valueIn, type SettingWords } from '../rules/words/texts.ts'
import * as store from '../store/settings.ts'
import type { SettingsTools } from './tools.ts'

function shown(name: SettingName, rule: SettingRule, row: store.SettingRow | undefined): Setting {
  return {
    name,
    ...rule,
    value: boundedValue(name, row?.value),
    revision: row?.revision ?? 0,
    changedBy: row?.changedBy ?? '',
    gmtModified: row ? wireTime(row.changedAt.getTime()) : null,
  }
}

export async function readSettings(db: Db): Promise<{ list: Setting[] }> {
  const rows = new Map((await store.settingRows(db)).map((row) => [row.name, row]))
  return { list: [...settingRules].map(([name, rule]) => shown(name as SettingName, rule, rows.get(name))) }
}

export async function readChanges(db: Db, { name, ...at }: { name?: SettingName | undefined } & PageRequest) {
  const { rows, total } = await store.changesPage(db, { name, ...at })
  const list = rows.map((row): SettingChange => ({
    pkId: row.id,
    name: row.name,
    from: row.from,
    to: row.to,
    changedBy: row.changedBy,
    gmtCreate: wireTime(row.changedAt.getTime()),
  }))
  return shapes.page(list, total, at)
}

function inAllLocales(text: (words: SettingWords) => string): LocalText {
  return Object.fromEntries(
    locales.map((locale) => [locale, text(settingWords(locale))]),
  ) as unknown as LocalText
}

interface Wanted {
  name: SettingName
  value: number
  revision: number
}

type Saved = Setting | Refusal<'settings/changed' | 'settings/lastWayToPay' | 'settings/outOfRange'>

/** Changes one setting and waits until this process knows it. A refusal carries the setting as it is now. */
export async function saveSetting(
  { db, settings, waysToPay }: Omit<SettingsTools, 'clock' | 'calendar'>,
  viewer: Viewer,
  { name, value, revision }: Wanted,
  note?: Note,
): Promise<Saved> {
  const rule = mustGet(settingRules, name)
  note?.({ subject: { setting: inAllLocales((words) => nameIn(words, name)) } })
  const { min, max } = rule
  if (value < min || value > max) return refuse(r.outOfRange, { min, max })
  const saved = await inTransaction(db, async (tx): Promise<Saved> => {
    await store.lockSettings(tx)
    const rows = new Map((await store.settingRows(tx)).map((row) => [row.name, row]))
    const now = shown(name, rule, rows.get(name))
    if (now.revision !== revision) return refuse(r.changed, {}, { now })
    if (now.value === value) return now
    const isOn = (other: string) => boundedValue(other, rows.get(other)?.value) === 1
    if (value === 0 && rule.kind === 'switch' && isLastWayToPay(name, isOn, waysToPay))
      return refuse(r.lastWayToPay)
    note?.({
      before: { value: inAllLocales((words) => valueIn(words, rule.unit, now.value)) },
      after: { value: inAllLocales((words) => valueIn(words, rule.unit, value)) },
    })
    await store.putSetting(tx, { id: newId(), name, from: now.value, to: value, changedBy: viewer.userId })
    return shown(
      name,
      rule,
      (await store.settingRows(tx)).find((row) => row.name === name),
    )
  })
  if (!isRefusal(saved)) await settings.spread()
  return saved
}
