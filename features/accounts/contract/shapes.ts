import { shapes as s } from '@hojip/platform/http'
import { z } from 'zod'

export const password = z.string().min(1).max(512)
/** A secret that the client brings back later: 256 random bits. */
export const secret = z.string().regex(/^[\w-]{43}$/)
export const roleName = z.enum(['shopper', 'staff', 'operator'])
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
export const ownWrite = { auth: 'user', owner: 'self', rate: 'write', cache: 'none' } as const
export const ownLogin = { auth: 'user', owner: 'self', rate: 'login', cache: 'none' } as const
export const ownRead = { auth: 'user', owner: 'self', rate: 'read', cache: 'none' } as const
