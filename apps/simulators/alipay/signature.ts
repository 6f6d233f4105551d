import { createSign, createVerify } from 'node:crypto'

/** `key=value` pairs joined by `&`, sorted by key, without empty values and the keys in `without`. */
export function textToSign(params: Record<string, string>, without: readonly string[]): string {
  return Object.keys(params)
    .filter((key) => params[key] !== '' && !without.includes(key))
    .toSorted((a, b) => (a < b ? -1 : 1))
    .map((key) => `${key}=${params[key]}`)
    .join('&')
}

export function signText(text: string, privateKey: string): string {
  return createSign('RSA-SHA256').update(text, 'utf8').sign(privateKey, 'base64')
}

export function isSignedBy(text: string, signature: string, publicKey: string): boolean {
  return createVerify('RSA-SHA256').update(text, 'utf8').verify(publicKey, signature, 'base64')
}
