import { call, shapes as s, ownRead, ownWrite } from '@hojip/platform/http'
import { locales } from '@hojip/platform/i18n'
import { z } from 'zod'
import { preferencesRefusals as r } from './refusals.ts'
import { isOptionalType, noticeTypeNames } from './contract/notice-types.ts'

export const noticeType = z.enum(noticeTypeNames)
const optionalType = z.enum(noticeTypeNames.filter(isOptionalType))
const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)

const preferences = z.object({
  /** The language last chosen while signed in, for browsers where none was chosen; null before that. */
  locale: z.enum(locales).nullable(),
  /** For each type, whether its notices are written. */
  notify: z.record(noticeType, z.boolean()),
  /** `HH:mm` in Asia/Shanghai; both are null without quiet hours. */
  quietFrom: clockTime.nullable(),
  quietTo: clockTime.nullable(),
  /** Whether what the user looks at, saves and buys chooses products for them, and searches are recorded. */
  personalise: z.boolean(),
})

export const preferencesCalls = {
  'POST /appUserSetting/queryByUserId': call({
    summary: 'What the user has chosen: language, messages, quiet hours, personalisation',
    ...ownRead,
    input: s.noInput,
    output: preferences,
  }),
  'POST /appUserSetting/update': call({
    summary: 'Changes the named settings and leaves the others',
    ...ownWrite,
    input: z
      .object({
        locale: z.enum(locales).optional(),
        notify: z.partialRecord(optionalType, z.boolean()).optional(),
        quietFrom: clockTime.nullable().optional(),
        quietTo: clockTime.nullable().optional(),
        personalise: z.boolean().optional(),
      })
      // Both are given, both are null, or both are left out.
      .refine(({ quietFrom, quietTo }) => typeof quietFrom === typeof quietTo, { path: ['quietTo'] }),
    output: preferences,
    refusals: [r.accountGone],
  }),
}
export type PreferencesCalls = typeof preferencesCalls
export type Preferences = z.output<typeof preferences>
declare module '@hojip/platform/client' {
  interface AllCalls extends PreferencesCalls {}
}

s.nameShapes({ NoticeSettings: preferences })
