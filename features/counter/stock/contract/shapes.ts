import { z } from 'zod'

export const units = z.int().min(0).max(1_000_000_000)
export const states = ['all', 'low', 'out', 'uncounted'] as const
