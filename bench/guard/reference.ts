/**
 * The yardstick of the guard: a bare server in the mall's own process. It makes what it sends each time, so that
 * machines whose processors or whose network stacks are slower are slower here in the same way.
 */
import { hash } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'

const products = Array.from({ length: 60 }, (_, n) => ({
  pkId: `01a227c4-07aa-73ed-a6c8-${String(n).padStart(12, '0')}`,
  goodsName: `延边手工辣白菜 ${n}`,
  price: `${n}.90`,
  tags: ['泡菜', '手工', '김치', 'handmade'],
}))

function made(): string {
  const copied = JSON.parse(JSON.stringify(products)) as typeof products
  const names = new Map(copied.map(({ pkId, goodsName, tags }) => [pkId, `${goodsName} ${tags.join(' ')}`]))
  const text = JSON.stringify([...names])
  return JSON.stringify({ text, sum: hash('sha256', text) })
}

/** The port of the reference. */
export async function startReference(): Promise<number> {
  const app = Fastify()
  app.get('/', (_request, reply) => reply.header('content-type', 'application/json').send(made()))
  await app.listen({ port: 0, host: '127.0.0.1' })
  return (app.server.address() as AddressInfo).port
}
