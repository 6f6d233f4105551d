import { createHash } from 'node:crypto'
import { createReadStream, openAsBlob } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { AwsClient } from 'aws4fetch'
import { watched } from '@hojip/platform/outbound'
import type { ObjectStore } from './objects.ts'

export interface S3Options {
  /** The store's address: `https://s3.eu-central-1.amazonaws.com`, `http://minio:9000`. */
  endpoint: string
  bucket: string
  region: string
  accessKey: string
  secretKey: string
  /** Whether the bucket is a part of the path, as for MinIO, or of the host, as Aliyun OSS requires. */
  pathStyle: boolean
}

/** A store that has not answered by then counts as unavailable; a large file takes longer to send. */
const patienceMs = 10_000
const filePatienceMs = 120_000

/** The address of the bucket's objects, without a trailing slash. */
export function bucketUrl({ endpoint, bucket, pathStyle }: S3Options): string {
  const url = new URL(endpoint)
  if (pathStyle) return `${url.href.replace(/\/$/, '')}/${bucket}`
  url.host = `${bucket}.${url.host}`
  return url.href.replace(/\/$/, '')
}

async function failed(what: string, response: Response): Promise<Error> {
  // `<Code>NoSuchBucket</Code>` tells more than 404, and is not secret.
  const code = /<Code>(\w{1,60})<\/Code>/.exec(await response.text())?.[1] ?? ''
  return new Error(`the object store answered ${response.status} ${code} to ${what}`)
}

async function hashOfFile(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}

/** Objects that are sent piece by piece, in both directions. */
function fileObjects(client: Pick<AwsClient, 'fetch'>, base: string): Pick<ObjectStore, 'putFile' | 'open'> {
  /** Without a body; what is answered may be read as long as it takes. */
  const askFor = async (key: string, method: string, range: Record<string, string>) => {
    const patience = new AbortController()
    const timer = setTimeout(() => patience.abort(), patienceMs)
    const headers = { 'x-amz-content-sha256': createHash('sha256').digest('hex'), ...range }
    const { signal } = patience
    return client
      .fetch(`${base}/${key}`, { method, headers, redirect: 'error', signal })
      .finally(() => clearTimeout(timer))
  }

  const streamOf = async (key: string, first: number, last: number): Promise<Readable> => {
    const response = await askFor(key, 'GET', { range: `bytes=${first}-${last}` })
    if (response.status !== 206 || !response.body) throw await failed('a GET of a range', response)
    return Readable.fromWeb(response.body as ReadableStream)
  }

  return {
    putFile: async (key, path, contentType) => {
      const headers = { 'x-amz-content-sha256': await hashOfFile(path), 'content-type': contentType }
      // Sent piece by piece from the disk, with its length.
      const body = await openAsBlob(path)
      const signal = AbortSignal.timeout(filePatienceMs)
      const init = { method: 'PUT', headers, body, redirect: 'error', signal } as const
      const response = await client.fetch(`${base}/${key}`, init)
      if (!response.ok) throw await failed('a PUT', response)
      await response.body?.cancel()
    },
    open: async (key) => {
      const response = await askFor(key, 'HEAD', {})
      if (response.status === 404) return undefined
      if (!response.ok) throw await failed('a HEAD', response)
      const size = Number(response.headers.get('content-length'))
      const stream = (first: number, last: number) => streamOf(key, first, last)
      return { size, stream, close: async () => undefined }
    },
  }
}

/** A store with S3's protocol. Throws when an operation does not succeed within ten seconds, or two minutes for a file. */
export function s3Objects(options: S3Options): ObjectStore {
  const { accessKey, secretKey, region } = options
  const base = bucketUrl(options)
  // One retry after a short pause: the uploader is still waiting.
  const aws = new AwsClient({
    accessKeyId: accessKey,
    secretAccessKey: secretKey,
    region,
    service: 's3',
    retries: 1,
  })
  const client: Pick<AwsClient, 'fetch'> = {
    fetch: (url, init) =>
      watched({ gateway: 's3', act: init?.method?.toLowerCase() ?? 'get' }, () => aws.fetch(url, init)),
  }
  const ask = (key: string, method: string, body?: Buffer) => {
    // The signature covers the body, so that nothing on the way can change it, with or without TLS.
    const hash = createHash('sha256')
      .update(body ?? '')
      .digest('hex')
    const headers = { 'x-amz-content-sha256': hash, ...(body ? { 'content-type': 'image/webp' } : {}) }
    const init = { method, headers, redirect: 'error', signal: AbortSignal.timeout(patienceMs) } as const
    return client.fetch(`${base}/${key}`, body ? { ...init, body: new Uint8Array(body) } : init)
  }

  return {
    ...fileObjects(client, base),
    put: async (key, bytes) => {
      const response = await ask(key, 'PUT', bytes)
      if (!response.ok) throw await failed('a PUT', response)
      await response.body?.cancel()
    },
    get: async (key) => {
      const response = await ask(key, 'GET')
      if (response.ok) return Buffer.from(await response.arrayBuffer())
      const error = await failed('a GET', response)
      if (response.status === 404 && error.message.includes('NoSuchKey')) return undefined
      throw error
    },
    remove: async (keys) => {
      for (const key of keys) {
        const response = await ask(key, 'DELETE')
        if (!response.ok && response.status !== 404) throw await failed('a DELETE', response)
        await response.body?.cancel()
      }
    },
  }
}
