import { createHash } from 'node:crypto'
import { createWriteStream, openAsBlob } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { bucketUrl } from '@hojip/uploads'
import { AwsClient } from 'aws4fetch'
import type { Config } from '../config.ts'

/** A bucket with backups, each of which is one object. */
export interface Bucket {
  /** Sends a file of any size, in parts when it is large. */
  put(key: string, file: string): Promise<void>
  names(): Promise<string[]>
  get(key: string, file: string): Promise<void>
  remove(key: string): Promise<void>
}

const mib = 2 ** 20
/** A service takes up to 10,000 parts, each but the last of at least 5 MiB. */
const usualPart = 64 * mib
const mostParts = 9_000
/** A part of this size has to arrive within so long: slower than 500 KB a second is no connection for backups. */
const patienceMs = 180_000

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

/** Asks the service; throws when it refuses. The signature covers the body, with or without TLS. */
function asker({ BACKUP_S3_ACCESS_KEY, BACKUP_S3_SECRET_KEY, BACKUP_S3_REGION: region }: Settings) {
  const keys = { accessKeyId: BACKUP_S3_ACCESS_KEY, secretAccessKey: BACKUP_S3_SECRET_KEY }
  const client = new AwsClient({ ...keys, region, service: 's3', retries: 3 })
  return async (what: string, url: string, { method, body, range }: Asked): Promise<Response> => {
    const hash = body === undefined ? emptyHash : await hashOf(body)
    const init = { method, redirect: 'error', signal: AbortSignal.timeout(patienceMs) } as const
    const headers = { 'x-amz-content-sha256': hash, ...(range ? { range } : {}) }
    const response = await client.fetch(url, { ...init, headers, ...(body === undefined ? {} : { body }) })
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

/** Piece by piece, each within the patience for a part. */
async function* rangesOf(ask: Ask, url: string, { bytes, partBytes }: { bytes: number; partBytes: number }) {
  for (let first = 0; first < bytes; first += partBytes) {
    const range = `bytes=${first}-${Math.min(first + partBytes, bytes) - 1}`
    const { body } = await ask('a GET of a range', url, { method: 'GET', range })
    if (body) yield* Readable.fromWeb(body as ReadableStream)
  }
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

/** @param partBytes what is sent at once; larger for a file that would have too many parts */
export function openBucket(settings: Settings, partBytes = usualPart): Bucket {
  const base = bucketUrl({
    endpoint: settings.BACKUP_S3_ENDPOINT,
    bucket: settings.BACKUP_S3_BUCKET,
    region: settings.BACKUP_S3_REGION,
    accessKey: settings.BACKUP_S3_ACCESS_KEY,
    secretKey: settings.BACKUP_S3_SECRET_KEY,
    pathStyle: settings.BACKUP_S3_PATH_STYLE === 'on',
  })
  const ask = asker(settings)
  return {
    put: async (key, path) => {
      const file = await openAsBlob(path)
      if (file.size > partBytes)
        return putParts(ask, `${base}/${key}`, file, Math.max(partBytes, Math.ceil(file.size / mostParts)))
      await (await ask('a PUT', `${base}/${key}`, { method: 'PUT', body: file })).body?.cancel()
    },
    names: () => namesIn(ask, base),
    get: async (key, path) => {
      const head = await ask('a HEAD', `${base}/${key}`, { method: 'HEAD' })
      const bytes = Number(head.headers.get('content-length'))
      const from = rangesOf(ask, `${base}/${key}`, { bytes, partBytes })
      await pipeline(from, createWriteStream(path, { mode: 0o600, flush: true }))
    },
    remove: async (key) => {
      await (await ask('a DELETE', `${base}/${key}`, { method: 'DELETE' })).body?.cancel()
    },
  }
}
