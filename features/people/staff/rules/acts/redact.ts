import { countryOfNumber, maskedPhone, mobileNumber } from '@hojip/policy/phone'

/**
 * What the log stores of an input or a fact: nothing that opens anything, no full phone number, no file, and texts only as
 * far as they tell what happened. Rows stay for three years, so what is not needed does not go in.
 */

const secretName =
  /pass(word|wd)?$|secret|token|ticket|smscode|recovery|puzzle|authori[sz]ation|cookie|^code$/i
const phoneName = /phone|mobile|^tel/i
/** Carriers' tracking numbers look like phone numbers, and are what one looks for. */
const numberName = /^(number|numbers|order|orders|refund|parcel)$/
const chinesePhone = /(?<!\d)(?:\+?86[ -]?)?1[3-9]\d[ -]?\d{4}[ -]?\d{4}(?!\d)/g
const koreanPhone = /(?<!\d)(?:\+?82[ -]?|0)1[016-9][ -]?\d{3,4}[ -]?\d{4}(?!\d)/g
/** Anybody who knows the address of an upload can open it. */
const upload = /^(https?:\/\/[^/]+)?\/uploads\//

const mostCharacters = 200
const mostItems = 50
const deepest = 5
const mostJson = 8_000

function masked(phone: string): string {
  const country = countryOfNumber(phone)
  const stored = country && mobileNumber(phone, country)
  if (stored) return maskedPhone(stored)
  const digits = phone.replace(/\D/g, '')
  return digits.length < 8 ? '***' : `${digits.slice(0, 3)}****${digits.slice(-4)}`
}

function cut(text: string): string {
  const characters = [...text]
  return characters.length > mostCharacters ? `${characters.slice(0, mostCharacters).join('')}…` : text
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

function textOf(text: string, name: string): string {
  if (uuid.test(text)) return text
  if (upload.test(text)) return '[file]'
  if (phoneName.test(name)) return masked(text)
  const shown = numberName.test(name) ? text : text.replace(chinesePhone, masked).replace(koreanPhone, masked)
  return cut(shown)
}

function valueOf(value: unknown, name: string, depth: number): unknown {
  if (secretName.test(name)) return '[secret]'
  if (typeof value === 'string') return textOf(value, name)
  if (typeof value !== 'object' || value === null) return typeof value === 'bigint' ? String(value) : value
  if (ArrayBuffer.isView(value) || value instanceof ArrayBuffer || 'bytes' in value) return '[file]'
  if (depth >= deepest) return '[more]'
  if (Array.isArray(value)) {
    const list = value.slice(0, mostItems).map((one) => valueOf(one, name, depth + 1))
    return value.length > mostItems ? [...list, `[${value.length - mostItems} more]`] : list
  }
  const entries = Object.entries(value).slice(0, mostItems)
  return Object.fromEntries(
    entries
      .filter(([, one]) => one !== undefined)
      .map(([key, one]) => [cut(key), valueOf(one, key, depth + 1)]),
  )
}

/** As JSON of at most 8,000 characters. */
export function redacted(value: unknown): string {
  const json = JSON.stringify(valueOf(value, '', 0) ?? {})
  return json.length > mostJson ? JSON.stringify({ tooLong: json.length }) : json
}
