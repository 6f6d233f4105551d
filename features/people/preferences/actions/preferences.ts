import type { Db, Tools, Tx } from '@hojip/db'
import { inTransaction } from '@hojip/platform/db'
import type { ParsedInputOf, Viewer } from '@hojip/platform/http'
import { refuse, type Refusal } from '@hojip/platform/refusal'
import type { Preferences, PreferencesCalls } from '../contract.ts'
import { preferencesRefusals } from '../refusals.ts'
import {
  isOptionalType,
  noticeTypeNames,
  type NoticeType,
  type OptionalType,
} from '../contract/notice-types.ts'
import { isQuiet } from '../rules/quiet-hours.ts'
import {
  holdOwner,
  quietHoursOf,
  savePreferences,
  preferencesOf,
  type PreferencesRow,
} from '../store/preferences.ts'

type Changes = ParsedInputOf<PreferencesCalls['POST /appUserSetting/update']>

const unchanged: PreferencesRow = {
  locale: null,
  muted: [],
  quietFrom: null,
  quietTo: null,
  isPersonalised: true,
}

function preferencesView({ locale, muted, quietFrom, quietTo, isPersonalised }: PreferencesRow): Preferences {
  const isOn = (type: NoticeType) => !isOptionalType(type) || !muted.includes(type)
  return {
    locale,
    notify: Object.fromEntries(noticeTypeNames.map((type) => [type, isOn(type)])) as Preferences['notify'],
    quietFrom,
    quietTo,
    personalise: isPersonalised,
  }
}

export async function readPreferences(db: Db, viewer: Viewer): Promise<Preferences> {
  return preferencesView((await preferencesOf(db, viewer)) ?? unchanged)
}

function changed(row: PreferencesRow, wish: Changes): PreferencesRow {
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

/** Changes the named preferences. The lock of the account lets two changes at once both take effect. */
export async function changePreferences(
  tools: Tools,
  viewer: Viewer,
  wish: Changes,
): Promise<Preferences | Refusal<'notices/accountGone'>> {
  return inTransaction(tools.db, async (tx) => {
    if (!(await holdOwner(tx, viewer))) return refuse(preferencesRefusals.accountGone)
    const row = changed((await preferencesOf(tx, viewer)) ?? unchanged, wish)
    await savePreferences(tx, viewer, row)
    return preferencesView(row)
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
