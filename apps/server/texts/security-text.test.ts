import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { registerSecurityText } from './security-text.ts'

async function read(contact?: string) {
  const app = Fastify()
  const nowMs = () => Date.UTC(2026, 10, 28, 14, 30)
  registerSecurityText(app, { publicUrl: 'https://mall.example', contact, nowMs })
  return app.inject('/.well-known/security.txt')
}

test('tells where to report a vulnerability, and is valid for half a year from today', async () => {
  const { statusCode, headers, body } = await read('mailto:security@mall.example')
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
  expect(body.split('\n')).toEqual([
    'Contact: mailto:security@mall.example',
    'Expires: 2027-05-27T00:00:00.000Z',
    'Preferred-Languages: zh, ko, en',
    'Canonical: https://mall.example/.well-known/security.txt',
    '',
  ])
})

test('is not there while nobody has been named', async () => {
  expect((await read()).statusCode).toBe(404)
})
