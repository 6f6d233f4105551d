import type { Input } from '@hojip/platform/client'
import { locales } from '@hojip/platform/i18n'
import { isShopHoliday } from '@hojip/policy'
import type { OwnShop } from '../contract.ts'
import { shortNames } from '../rules/face.ts'

export type Draft = Omit<Input<'POST /bizConsole/saveOwnShop'>, 'version'>
export type Field = keyof Draft

/** The fields in their order on the page. */
const fields = [
  ...(['names', 'intros', 'scopes', 'mark', 'hue', 'logo', 'banner'] as const),
  ...(['notices', 'noticeUntil', 'sendsOn', 'sendsUntil', 'holiday', 'chosenIds'] as const),
] as const satisfies readonly Field[]

export function draftOf(shop: OwnShop): Draft {
  const { names, intros, scopes, mark, hue, logo, banner } = shop
  const { notices, noticeUntil, sendsOn, sendsUntil, holiday, chosenIds } = shop
  return {
    names,
    intros,
    scopes,
    mark,
    hue,
    logo,
    banner,
    notices,
    noticeUntil,
    sendsOn,
    sendsUntil,
    holiday,
    chosenIds,
  }
}

/** What differs from what is saved. */
export function changedFields(draft: Draft, saved: Draft): Field[] {
  return fields.filter((field) => JSON.stringify(draft[field]) !== JSON.stringify(saved[field]))
}

/** What keeps the draft from being saved, before the server is asked. */
export function wrongFields(draft: Draft, today: string): Field[] {
  const hasNotice = locales.some((locale) => draft.notices[locale].trim() !== '')
  return [
    ...(shortNames(draft.names).length > 0 ? (['names'] as const) : []),
    ...(/^\S{1,2}$/u.test(draft.mark) ? [] : (['mark'] as const)),
    ...(hasNotice && (draft.noticeUntil === null || draft.noticeUntil < today)
      ? (['noticeUntil'] as const)
      : []),
    ...(draft.holiday && !isShopHoliday(draft.holiday, today) ? (['holiday'] as const) : []),
  ]
}
