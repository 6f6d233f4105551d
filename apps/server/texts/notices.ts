import { readFile } from 'node:fs/promises'
import { once } from '@hojip/platform/once'
import type { FastifyInstance } from 'fastify'

/**
 * Serves the licences of the packages in the files that browsers load: most ask that their text goes with every copy.
 * `npm run generate:notices` writes them, since a server need not have these packages installed.
 */
export function registerNotices(app: FastifyInstance): void {
  const text = once(() => readFile(new URL('browser-licences.gen.txt', import.meta.url), 'utf8'))
  app.get('/notices.txt', async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(await text()),
  )
}
