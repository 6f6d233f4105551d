import { Resolver } from 'node:dns/promises'
import http from 'node:http'
import https from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from './address.ts'
import { allowedUrl, isTestPort, type RemotePolicy } from './url.ts'

/** Resolves a host name by DNS; every address is checked before one of them is used. */
type Resolve = (hostname: string) => Promise<string[]>

export interface RemoteOptions extends RemotePolicy {
  resolve?: Resolve
  timeoutMs?: number
  longestAnswer?: number
}

export type Fetched =
  | { bytes: Buffer }
  /** `unreachable`: the cause is the host, not this picture. */
  | { failure: 'not allowed' | 'unreachable' | 'no picture' | 'too large'; detail: string }

const mostRedirects = 2

/** Not `dns.lookup`, which blocks a thread of the pool that also reads our files. */
const resolveByDns: Resolve = async (hostname) => {
  const resolver = new Resolver({ timeout: 1_500, tries: 2 })
  const found = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)])
  return found.flatMap((one) => (one.status === 'fulfilled' ? one.value : []))
}

/** The address to connect to; refuses unless every address of the host is public. */
async function addressOf(url: URL, options: RemoteOptions): Promise<string | Fetched> {
  const hostname = url.hostname.replace(/^\[|\]$/g, '')
  const addresses = isIP(hostname) ? [hostname] : await (options.resolve ?? resolveByDns)(hostname)
  if (addresses.length === 0) return { failure: 'unreachable', detail: `${hostname} has no address` }
  const isFine = (address: string) =>
    isPublicAddress(address) || (address === '127.0.0.1' && isTestPort(url, options))
  const bad = addresses.find((address) => !isFine(address))
  return bad === undefined ? addresses[0]! : { failure: 'not allowed', detail: `${hostname} is ${bad}` }
}

/** Returns the checked address, so that a different second answer of the name server has no effect. */
function pinned(address: string): LookupFunction {
  return (_hostname, { all }, done) => {
    const family = isIP(address)
    if (all) done(null, [{ address, family }])
    else done(null, address, family)
  }
}

function get(url: URL, address: string, signal: AbortSignal) {
  return new Promise<http.IncomingMessage>((resolve, reject) => {
    const { request } = url.protocol === 'https:' ? https : http
    const headers = { accept: 'image/webp,image/png,image/jpeg,image/gif', 'accept-encoding': 'identity' }
    request(url, { agent: false, lookup: pinned(address), signal, headers }, resolve)
      .on('error', reject)
      .end()
  })
}

async function readBody(answer: http.IncomingMessage, longest: number): Promise<Fetched> {
  const parts: Buffer[] = []
  let length = 0
  for await (const part of answer as AsyncIterable<Buffer>) {
    length += part.length
    if (length > longest) {
      answer.destroy()
      return { failure: 'too large', detail: `more than ${longest} bytes` }
    }
    parts.push(part)
  }
  return { bytes: Buffer.concat(parts) }
}

async function follow(text: string, options: RemoteOptions, signal: AbortSignal): Promise<Fetched> {
  let next = text
  for (let hop = 0; hop <= mostRedirects; hop++) {
    const url = allowedUrl(next, options)
    if (!url) return { failure: 'not allowed', detail: 'host, port or protocol' }
    const address = await addressOf(url, options)
    if (typeof address !== 'string') return address
    const answer = await get(url, address, signal)
    const status = answer.statusCode ?? 0
    if (status === 200) return readBody(answer, options.longestAnswer ?? 8 * 1024 * 1024)
    answer.destroy()
    const { location } = answer.headers
    if (status < 300 || status > 399 || !location || !URL.canParse(location, url.href))
      return { failure: 'no picture', detail: `status ${status}` }
    next = new URL(location, url).href
  }
  return { failure: 'no picture', detail: 'too many redirects' }
}

/**
 * Fetches from an untrusted server: takes at most 5 s and 8 MB, checks every redirect like the first URL, and connects
 * only to a checked address. Never throws.
 */
export async function fetchPicture(url: string, options: RemoteOptions): Promise<Fetched> {
  try {
    return await follow(url, options, AbortSignal.timeout(options.timeoutMs ?? 5_000))
  } catch (error) {
    return { failure: 'unreachable', detail: error instanceof Error ? error.message : String(error) }
  }
}
