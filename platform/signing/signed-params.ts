import { createSign, createVerify, type KeyObject } from 'node:crypto'

export type Params = Record<string, string>

/** `key=value` joined by `&`, sorted, without empty values and without the named keys. */
function contentOf(params: Params, without: readonly string[]): string {
  return Object.keys(params)
    .filter((key) => params[key] !== '' && !without.includes(key))
    .toSorted((a, b) => (a < b ? -1 : 1))
    .map((key) => `${key}=${params[key]}`)
    .join('&')
}

/** The parameters of a request with `sign` added. The signature covers `sign_type` too. */
export function signParams(params: Params, key: KeyObject): Params {
  return {
    ...params,
    sign: createSign('RSA-SHA256')
      .update(contentOf(params, ['sign']), 'utf8')
      .sign(key, 'base64'),
  }
}

function isSigned(content: string, signature: string, key: KeyObject): boolean {
  const bytes = Buffer.from(signature, 'base64')
  // Node decodes base64 leniently, so only the canonical encoding of the bytes is accepted.
  return (
    bytes.toString('base64') === signature &&
    createVerify('RSA-SHA256').update(content, 'utf8').verify(key, bytes)
  )
}

/** Whether the partner signed a notification or a return address. Their signature does not cover `sign_type`. */
export function hasValidSignature(params: Params, key: KeyObject): boolean {
  return (
    params['sign_type'] === 'RSA2' &&
    isSigned(contentOf(params, ['sign', 'sign_type']), params['sign'] ?? '', key)
  )
}

/** The text of the object under `key`, exactly as received, from its first brace to the one that closes it. */
function innerText(whole: string, key: string): string | undefined {
  const label = `"${key}":`
  const start = whole.indexOf(label) + label.length
  if (start < label.length || whole[start] !== '{') return undefined
  let depth = 0
  let quoted = false
  for (let at = start; at < whole.length; at += 1) {
    const character = whole[at]
    if (quoted && character === '\\') at += 1
    else if (character === '"') quoted = !quoted
    else if (!quoted && character === '{') depth += 1
    else if (!quoted && character === '}' && (depth -= 1) === 0) return whole.slice(start, at + 1)
  }
  return undefined
}

/** The verified text of an answer; `undefined` when it is missing or not signed by the partner. */
export function verifiedAnswer(whole: string, responseKey: string, key: KeyObject): string | undefined {
  const inner = innerText(whole, responseKey)
  const sign = /"sign":"([^"]+)"/.exec(whole.replace(inner ?? '', ''))?.[1]?.replaceAll(String.raw`\/`, '/')
  return inner !== undefined && sign !== undefined && isSigned(inner, sign, key) ? inner : undefined
}
