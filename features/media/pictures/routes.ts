import type { Db } from '@hojip/db'
import { systemClock, type Clock } from '@hojip/platform/clock'
import { createLog, type Log } from '@hojip/platform/log'
import type { FastifyInstance } from 'fastify'
import type { MakePicture } from './actions/add-picture.ts'
import { createShowPicture, type ShownPicture } from './actions/show-picture.ts'
import type { SharedPictures } from './folder.ts'
import type { RemoteOptions } from './remote/fetch-picture.ts'
import { parseFileName } from './rules/file-name.ts'

export interface PicturesOptions {
  db: Db
  /** The folder in which the mall stores its pictures. */
  dir: string
  /** The hosts that pictures may be fetched from: `img.example.com`, `*.example.com`. */
  allowedHosts: readonly string[]
  /** Where the mall's machines share what only one of them was given; left out, all have one folder. */
  shared?: SharedPictures | undefined
  clock?: Clock
  log?: Log
  /** For tests: a name server, and one port of this machine. */
  network?: Omit<RemoteOptions, 'hosts'>
  make?: MakePicture
}

/** A browser that opens a picture directly executes nothing in it, whatever its bytes are. */
const headers = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'same-site',
}

/** The bytes of a picture by its file name, `{ref}-{width}.{webp|avif}`, as the route answers them. */
export type ReadPicture = (fileName: string) => Promise<ShownPicture | undefined>

/** The mall's own picture route: `/pictures/{ref}-{width}.{webp|avif}`. */
export function registerPictures(app: FastifyInstance, options: PicturesOptions): ReadPicture {
  const { db, dir, allowedHosts, shared, clock = systemClock, log = createLog('warn') } = options
  const { network, make } = options
  const remote = { ...network, hosts: allowedHosts }
  const { showPicture, stop } = createShowPicture({
    db,
    dir,
    clock,
    log,
    remote,
    ...(shared ? { shared } : {}),
    ...(make ? { make } : {}),
  })
  app.addHook('onClose', async () => {
    await stop()
  })
  const read: ReadPicture = async (fileName) => {
    const file = parseFileName(fileName)
    return file && showPicture(file)
  }
  app.get<{ Params: { file: string } }>('/pictures/:file', async (request, reply) => {
    const shown = await read(request.params.file)
    reply.headers(headers)
    if (!shown) return reply.code(404).header('cache-control', 'public, max-age=60').send()
    reply.header('content-type', shown.contentType)
    const cache = shown.isFinal ? 'public, max-age=31536000, immutable' : 'public, max-age=60'
    return reply.header('cache-control', cache).send(shown.bytes)
  })
  return read
}
