import { shapes as s } from '@hojip/platform/http'
import { z } from 'zod'
import { settingNames } from './names.ts'

export const name = z.enum(settingNames)
export const value = z.int().min(0).max(1_000_000)

export const setting = z.object({
  name,
  kind: z.enum(['switch', 'limit']),
  unit: z.enum(['onOff', 'count']),
  /** A switch is 1 for on and 0 for off. */
  value,
  usual: value,
  min: value,
  max: value,
  /** 0 while nobody has changed it. */
  revision: z.int(),
  /** Empty while nobody has changed it. */
  changedBy: z.string(),
  gmtModified: s.time.nullable(),
})
export type Setting = z.output<typeof setting>

s.nameShapes({ Setting: setting })
