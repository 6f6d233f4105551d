import { extraPackage, hasExtraPackages } from '@hojip/platform/testing/extra-packages'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aGuardedMall, type GuardedMall } from '../security/testing/guarded-mall.ts'

interface Message {
  summary: string
  payload: { properties: Record<string, { description?: string }> }
}
interface Document {
  channels: { socket: { address: string; messages: Record<string, object> } }
  operations: Record<string, { action: string; messages: { $ref: string }[] }>
  components: { messages: Record<string, Message> }
}

let mall: GuardedMall
let document: Document
beforeAll(async () => {
  mall = await aGuardedMall()
  document = JSON.parse((await mall.raw({ method: 'GET', url: '/v1/asyncapi.json' })).text) as Document
})
afterAll(() => mall.close())

interface Ajv {
  compile(schema: object): { (value: unknown): boolean; errors?: unknown }
}

test.skipIf(!hasExtraPackages())('the document of the socket fits the schema of AsyncAPI 3.0', () => {
  const { default: Ajv } = extraPackage<{ default: new (options: object) => Ajv }>('ajv')
  const specs = extraPackage<{ schemasWithoutId: Record<string, object> }>('@asyncapi/specs')
  const check = new Ajv({ strict: false, validateFormats: false, logger: false }).compile(
    specs.schemasWithoutId['3.0.0']!,
  )
  const isValid = check(document)
  expect(check.errors ?? []).toEqual([])
  expect(isValid).toBe(true)
})

test('each frame and each of its fields has a description', () => {
  const { messages } = document.components
  expect(Object.keys(messages)).toEqual(
    expect.arrayContaining([
      'hello',
      'beat',
      'resync',
      'ack',
      'nack',
      'chat',
      'read',
      'recall',
      'typing',
      'notice',
      'order',
      'client.chat',
      'client.ping',
      'client.read',
      'client.resume',
      'client.watch',
    ]),
  )
  const silent = Object.entries(messages).flatMap(([name, { summary, payload }]) => [
    ...(summary ? [] : [name]),
    ...Object.entries(payload.properties).flatMap(([field, { description }]) =>
      description ? [] : [`${name}.${field}`],
    ),
  ])
  expect(silent).toEqual([])
  expect(Object.keys(document.channels.socket.messages).toSorted()).toEqual(Object.keys(messages).toSorted())
})
