import { z } from 'zod'

export const text = z.string().trim().min(1)
export const url = z.url()

/** Words separated by commas. */
export function listed(value: string): string[] {
  return value.split(',').flatMap((one) => one.trim() || [])
}

export type Env = Record<string, string | undefined>
export type Read<T> = { value: T } | { faults: string[] }

/** Treats an empty value as left out: `PORT=` in a file sets no port. */
export function filled(env: Env): Env {
  return Object.fromEntries(Object.entries(env).filter(([, v]) => v !== undefined && v !== ''))
}

/** The values, or what is wrong with each name. */
export function read<T>(schema: z.ZodType<T>, env: Env): Read<T> {
  const parsed = schema.safeParse(env)
  if (parsed.success) return { value: parsed.data }
  return {
    faults: parsed.error.issues.map((issue) => {
      const name = issue.path.join('.')
      return env[name] === undefined ? `${name} is missing` : `${name}: ${issue.message}`
    }),
  }
}
