import { LoginUnclear } from './provider.ts'

/** The JSON object in an answer; partners in trouble answer HTML. */
export function readObject(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      return value as Record<string, unknown>
  } catch {
    // Told below, without the text: it may hold what is secret.
  }
  throw new LoginUnclear('no JSON object')
}

const longestName = 30

/** A name as the partner gives it, made to fit ours; null where there is none. */
export function readName(value: unknown): string | null {
  if (typeof value !== 'string') return null
  const name = [...value.replace(/(?!\u200d)[\p{C}<>]/gu, '').trim()].slice(0, longestName).join('')
  return name === '' ? null : name
}

export function readText(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' && value.length <= 512 ? value : undefined
}
