import { createHash } from 'node:crypto'
import { createWriteStream, openAsBlob } from 'node:fs'
import { Readable } from 'node:stream'
import { basename } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { bucketUrl } from '@hojip/uploads'
import { AwsClient } from 'aws4fetch'
import type { Config } from '../config.ts'

/** The bucket with backups, each of which is one object, and with what was archived. */
export interface Bucket {
  /** Sends a file of any size, in parts when it is large. */
  put(key: string, file: string): Promise<void>
  /** Sends a file, and reads it back from the bucket. @throws when it is not there as it is here */
  putSurely(key: string, file: string): Promise<void>
  names(): Promise<string[]>
  get(key: string, file: string): Promise<void>
  remove(key: string): Promise<void>
}

const mib = 2 ** 20
/** A service takes up to 10,000 parts, each but the last of at least 5 MiB. */
const usualPart = 64 * mib
const mostParts = 9_000
/** A part of this size has to arrive within so long: slower than 500 KB a second is no connection for backups. */
const usualPatienceMs = 180_000

const emptyHash = createHash('sha256').digest('hex')

async function refused(what: string, response: Response): Promise<Error> {
  const code = /<Code>(\w{1,60})<\/Code>/.exec(await response.text())?.[1] ?? ''
  return new Error(`the bucket of backups answered ${response.status} ${code} to ${what}`)
}

/** The contents of an element of an answer. Our keys and the ids of services have no characters that XML escapes. */
function element(xml: string, name: string): string | undefined {
  return new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1]
}

interface Asked {
  method: 'DELETE' | 'GET' | 'HEAD' | 'POST' | 'PUT'
  body?: Blob | string
  range?: string
}

/** Why a service that refused nothing was of no use: the name of the fault of the network, or that it kept us waiting. */
function silence(what: string, error: unknown): Error {
  const { message, cause } = error as Error
  const why = cause instanceof Error ? cause.message : message
  return new Error(`the bucket of backups did not answer ${what}: ${why}`, { cause: error })
}

/** Asks the service; throws when it refuses. The signature covers the body, with or without TLS. */
function asker(
  { BACKUP_S3_ACCESS_KEY, BACKUP_S3_SECRET_KEY, BACKUP_S3_REGION: region }: Settings,
  patienceMs: number,
) {
  const keys = { accessKeyId: BACKUP_S3_ACCESS_KEY, secretAccessKey: BACKUP_S3_SECRET_KEY }
  const client = new AwsClient({ ...keys, region, service: 's3', retries: 3 })
  return async (what: string, url: string, { method, body, range }: Asked): Promise<Response> => {
    const hash = body === undefined ? emptyHash : await hashOf(body)
    const init = { method, redirect: 'error', signal: AbortSignal.timeout(patienceMs) } as const
    const headers = { 'x-amz-content-sha256': hash, ...(range ? { range } : {}) }
    const response = await client
      .fetch(url, { ...init, headers, ...(body === undefined ? {} : { body }) })
      .catch((error: unknown) => Promise.reject(silence(what, error)))
    if (!response.ok) throw await refused(what, response)
    return response
  }
}

type Settings = NonNullable<Config['backupBucket']>
type Ask = ReturnType<typeof asker>

async function hashOf(body: Blob | string): Promise<string> {
  const hash = createHash('sha256')
  if (typeof body === 'string') return hash.update(body).digest('hex')
  await pipeline(Readable.fromWeb(body.stream() as ReadableStream), hash)
  return hash.digest('hex')
}

async function putParts(ask: Ask, url: string, file: Blob, partBytes: number): Promise<void> {
  const begun = await (await ask('begin an upload', `${url}?uploads=`, { method: 'POST' })).text()
  const id = encodeURIComponent(element(begun, 'UploadId') ?? '')
  try {
    const parts: string[] = []
    for (let number = 1; (number - 1) * partBytes < file.size; number++) {
      const part = file.slice((number - 1) * partBytes, number * partBytes)
      const place = `${url}?partNumber=${number}&uploadId=${id}`
      const answer = await ask(`part ${number}`, place, { method: 'PUT', body: part })
      await answer.body?.cancel()
      parts.push(`<Part><PartNumber>${number}</PartNumber><ETag>${answer.headers.get('etag')}</ETag></Part>`)
    }
    const list = `<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`
    const end = await (
      await ask('end an upload', `${url}?uploadId=${id}`, { method: 'POST', body: list })
    ).text()
    // S3 may answer 200 and find the fault afterwards.
    if (end.includes('<Error>'))
      throw new Error(`the bucket of backups did not take the parts: ${element(end, 'Code')}`)
  } catch (error) {
    // Parts of an upload that is never ended cost money for as long as they are there.
    await ask('give up an upload', `${url}?uploadId=${id}`, { method: 'DELETE' }).catch(() => undefined)
    throw error
  }
}

/**
 * An object piece by piece, each within the patience for a part. @throws when a piece breaks off, or is more or less than was
 * asked for
 */
async function* piecesOf(ask: Ask, url: string, partBytes: number): AsyncGenerator<Uint8Array> {
  const name = basename(new URL(url).pathname)
  const head = await ask(`a HEAD of ${name}`, url, { method: 'HEAD' })
  const bytes = Number(head.headers.get('content-length') ?? Number.NaN)
  if (!Number.isSafeInteger(bytes)) throw new Error(`the bucket of backups did not say how long ${name} is`)
  for (let first = 0; first < bytes; first += partBytes) {
    const wanted = Math.min(partBytes, bytes - first)
    const what = `a GET of ${name}`
    const range = `bytes=${first}-${first + wanted - 1}`
    const { body } = await ask(what, url, { method: 'GET', range })
    let got = 0
    try {
      for await (const chunk of Readable.fromWeb(body as ReadableStream) as AsyncIterable<Uint8Array>) {
        got += chunk.length
        yield chunk
      }
    } catch (error) {
      throw silence(what, error)
    }
    if (got !== wanted) throw new Error(`the bucket of backups answered ${got} bytes of ${wanted} to ${what}`)
  }
}

async function assertThere(ask: Ask, url: string, { file, partBytes }: { file: Blob; partBytes: number }) {
  const hash = createHash('sha256')
  await pipeline(piecesOf(ask, url, partBytes), hash)
  if (hash.digest('hex') !== (await hashOf(file)))
    throw new Error(`the bucket of backups has ${basename(new URL(url).pathname)} otherwise than it was sent`)
}

async function namesIn(ask: Ask, base: string): Promise<string[]> {
  const names: string[] = []
  let next = ''
  do {
    const page = next && `&continuation-token=${encodeURIComponent(next)}`
    const xml = await (
      await ask('a list', `${base}?list-type=2&prefix=hojip-${page}`, { method: 'GET' })
    ).text()
    names.push(...[...xml.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key = '']) => key))
    next = element(xml, 'NextContinuationToken') ?? ''
  } while (next)
  return names
}

interface BucketLimits {
  /** What is sent and asked for at once; more of a file that would have too many parts. */
  partBytes?: number
  /** Within which each of them has to be there. */
  patienceMs?: number
}

export function openBucket(
  settings: Settings,
  { partBytes = usualPart, patienceMs = usualPatienceMs }: BucketLimits = {},
): Bucket {
  const base = bucketUrl({
    endpoint: settings.BACKUP_S3_ENDPOINT,
    bucket: settings.BACKUP_S3_BUCKET,
    region: settings.BACKUP_S3_REGION,
    accessKey: settings.BACKUP_S3_ACCESS_KEY,
    secretKey: settings.BACKUP_S3_SECRET_KEY,
    pathStyle: settings.BACKUP_S3_PATH_STYLE === 'on',
  })
  const ask = asker(settings, patienceMs)
  const put = async (key: string, file: Blob) => {
    if (file.size > partBytes)
      return putParts(ask, `${base}/${key}`, file, Math.max(partBytes, Math.ceil(file.size / mostParts)))
    await (await ask('a PUT', `${base}/${key}`, { method: 'PUT', body: file })).body?.cancel()
  }
  return {
    put: async (key, path) => put(key, await openAsBlob(path)),
    putSurely: async (key, path) => {
      const file = await openAsBlob(path)
      await put(key, file)
      await assertThere(ask, `${base}/${key}`, { file, partBytes })
    },
    names: () => namesIn(ask, base),
    get: async (key, path) => {
      const from = piecesOf(ask, `${base}/${key}`, partBytes)
      await pipeline(from, createWriteStream(path, { mode: 0o600, flush: true }))
    },
    remove: async (key) => {
      await (await ask('a DELETE', `${base}/${key}`, { method: 'DELETE' })).body?.cancel()
    },
  }
}
