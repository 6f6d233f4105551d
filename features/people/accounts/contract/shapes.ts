import { shapes as s, ownCall } from '@hojip/platform/http'
import { z } from 'zod'
import { accountsRefusals as r } from '../refusals.ts'

export const password = z.string().min(1).max(512)
/** A secret that the client brings back later: 256 random bits. */
export const secret = z.string().regex(/^[\w-]{43}$/)
/** `country` is explicit: 01012345678 is a mobile in Korea and a landline in Beijing. */
export const phoneInput = { phone: s.words(5, 24), country: z.enum(['CN', 'KR']).default('CN') }
export const smscode = z
  .string()
  .trim()
  .regex(/^\d{6}$/)
/** 4 to 20 characters, see `rules/shown-name.ts`. */
export const shownName = s.words(1, 40)
const roleName = z.enum(['shopper', 'staff', 'operator'])
/** `sent: false`: the message is under way and may still fail; `POST /sms/status` with the `sendId` tells. */
export const codeSent = z.object({
  expireSeconds: z.int(),
  resendAfter: z.int(),
  sendId: s.id,
  sent: z.boolean(),
})
export const renewed = z.object({ token: z.string() })

export const loginData = z.object({
  token: z.string(),
  pkId: s.id,
  name: z.string(),
  roleName,
  /** The masked phone number, or the name staff sign in with. */
  account: z.string(),
  avatarPic: z.string().nullable(),
  /** The menus that this user may open. */
  access: z.array(z.string()),
})

export const publicLogin = { auth: 'public', owner: 'none', rate: 'login', cache: 'none' } as const
export const ownLogin = { ...ownCall, rate: 'login' } as const

/** Why a new password may not be set. */
export const unfit = [
  r.passwordShort,
  r.passwordShortForStaff,
  r.passwordLong,
  r.passwordCommon,
  r.passwordPersonal,
  r.busy,
]

s.nameShapes({ CodeSent: codeSent, Login: loginData, RenewedToken: renewed })
