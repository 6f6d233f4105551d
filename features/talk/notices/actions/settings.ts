import type { Db, Tools, Tx } from '@hojip/db'
import { inTransaction } from '@hojip/platform/db'
import type { ParsedInputOf, Viewer } from '@hojip/platform/http'
import { refuse, type Refusal } from '@hojip/platform/refusal'
import type { NoticesCalls, OptionalType, Settings } from '../contract.ts'
import { noticesRefusals } from '../refusals.ts'
import { isQuiet } from '../rules/quiet-hours.ts'
import { holdOwner, quietHoursOf, saveSettings, settingsOf, type SettingRow } from '../store/settings.ts'

type Changes = ParsedInputOf<NoticesCalls['POST /appUserSetting/update']>

const unchanged: SettingRow = {
  locale: null,
  muted: [],
  quietFrom: null,
  quietTo: null,
  isPersonalised: true,
}

function settingsView({ locale, muted, quietFrom, quietTo, isPersonalised }: SettingRow): Settings {
  const isOn = (type: OptionalType) => !muted.includes(type)
  return {
    locale,
    notify: {
      order: isOn('order'),
      logistics: isOn('logistics'),
      money: true,
      drop: isOn('drop'),
      comment: isOn('comment'),
      platform: true,
    },
    quietFrom,
    quietTo,
    personalise: isPersonalised,
  }
}

export async function readSettings(db: Db, viewer: Viewer): Promise<Settings> {
  return settingsView((await settingsOf(db, viewer)) ?? unchanged)
}

function changed(row: SettingRow, wish: Changes): SettingRow {
  const muted = new Set(row.muted)
  for (const [type, isOn] of Object.entries(wish.notify ?? {}) as [OptionalType, boolean | undefined][])
    if (isOn === false) muted.add(type)
    else if (isOn) muted.delete(type)
  return {
    locale: wish.locale ?? row.locale,
    muted: [...muted].sort(),
    quietFrom: wish.quietFrom === undefined ? row.quietFrom : wish.quietFrom,
    quietTo: wish.quietTo === undefined ? row.quietTo : wish.quietTo,
    isPersonalised: wish.personalise ?? row.isPersonalised,
  }
}

/** Changes the named settings. The lock of the account lets two changes at once both take effect. */
export async function updateSettings(
  tools: Tools,
  viewer: Viewer,
  wish: Changes,
): Promise<Settings | Refusal<'notices/accountGone'>> {
  return inTransaction(tools.db, async (tx) => {
    if (!(await holdOwner(tx, viewer))) return refuse(noticesRefusals.accountGone)
    const row = changed((await settingsOf(tx, viewer)) ?? unchanged, wish)
    await saveSettings(tx, viewer, row)
    return settingsView(row)
  })
}

/** Those of the users who are within their quiet hours. */
export async function quietUsers(
  db: Db | Tx,
  userIds: readonly string[],
  nowMs: number,
): Promise<ReadonlySet<string>> {
  if (userIds.length === 0) return new Set()
  const hours = await quietHoursOf(db, userIds)
  return new Set(hours.filter((one) => isQuiet(one, nowMs)).map(({ userId }) => userId))
}
