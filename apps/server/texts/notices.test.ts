import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { registerNotices } from './notices.ts'

test('the licences of what browsers load are there to read, each once', async () => {
  const app = Fastify()
  registerNotices(app)
  const { body, statusCode, headers } = await app.inject('/notices.txt')
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
  for (const name of ['react', '@tiptap/core', 'recharts', 'workbox-routing'])
    expect(body).toContain(`\n${name} `)
  expect(body.match(/Copyright \(c\) Meta Platforms/g)).toHaveLength(1)
  expect(body).toContain('Phosphor icons')
})
