import { seenText } from '@hojip/platform/seen'
import { LoginUnclear } from './provider.ts'

/** Parses a response as a JSON object; a failing partner answers with HTML. */
export function readObject(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      return value as Record<string, unknown>
  } catch {
    // Thrown below without the text, which may contain secrets.
  }
  throw new LoginUnclear('no JSON object')
}

const longestName = 30

/** The partner's name for the user, shortened to fit ours; null when there is none. */
export function readName(value: unknown): string | null {
  if (typeof value !== 'string') return null
  const name = [...seenText(value.replaceAll(/(?!\u200d)[\p{C}<>]/gu, ''))].slice(0, longestName).join('')
  return name === '' ? null : name
}

export function readText(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' && value.length <= 512 ? value : undefined
}
