import { createSign, createVerify } from 'node:crypto'

/** `key=value` pairs joined by `&`, sorted by key, without empty values and without the named ones. */
export const textToSign = (params: Record<string, string>, without: readonly string[]): string =>
  Object.keys(params)
    .filter((key) => params[key] !== '' && !without.includes(key))
    .toSorted((a, b) => (a < b ? -1 : 1))
    .map((key) => `${key}=${params[key]}`)
    .join('&')

export const signText = (text: string, privateKey: string): string =>
  createSign('RSA-SHA256').update(text, 'utf8').sign(privateKey, 'base64')

export const isSignedBy = (text: string, signature: string, publicKey: string): boolean =>
  createVerify('RSA-SHA256').update(text, 'utf8').verify(publicKey, signature, 'base64')
