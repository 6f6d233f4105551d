import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { readdir } from 'node:fs/promises'
import { dirname, relative, sep } from 'node:path'
import { securityHeaders } from '../security.ts'

const yearS = 365 * 24 * 3600

/** Lets replies send files of a build, compressed as it has them: those with a hash in their names for good. */
export async function sendBuiltFiles(app: FastifyInstance, root: string): Promise<void> {
  await app.register(fastifyStatic, {
    root,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (response, path) => {
      const isNamedByHash = path.includes('/assets/')
      response.header(
        'cache-control',
        isNamedByHash ? `public, max-age=${yearS}, immutable` : 'public, max-age=3600',
      )
      for (const [name, value] of Object.entries(securityHeaders)) response.header(name, value)
    },
  })
}

/** The paths below `root`, with slashes, of all files but those that are compressed copies. */
async function filesIn(root: string): Promise<string[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && !/\.(?:br|gz|zst)$/.test(entry.name))
    .map((entry) => [...relative(root, entry.parentPath).split(sep), entry.name].filter(Boolean).join('/'))
}

/**
 * Serves the files of a build at their paths. A folder has one route: one for each of its hundreds of files takes half a
 * second of every start.
 */
export async function serveBuiltFiles(app: FastifyInstance, root: string): Promise<void> {
  await sendBuiltFiles(app, root)
  const files = new Set(await filesIn(root))
  const folders = new Set<string>()
  for (const file of files) {
    if (file.includes('/')) folders.add(dirname(file))
    else app.get(`/${file}`, (_request, reply) => reply.sendFile(file))
  }
  for (const folder of folders)
    app.get<{ Params: { '*': string } }>(`/${folder}/*`, (request, reply) => {
      const file = `${folder}/${request.params['*']}`
      // No page: nobody is let in with care for what costs nothing to refuse.
      return files.has(file) ? reply.sendFile(file) : reply.callNotFound()
    })
}
