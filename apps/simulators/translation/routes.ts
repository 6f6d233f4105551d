import type { FastifyInstance, FastifyReply } from 'fastify'
import { aroundCall } from '../faults/around-call.ts'
import { readJson } from '../read-body.ts'
import type { World } from '../world.ts'
import { languages, translate, type Language } from './translate.ts'

interface Answer {
  status: number
  body: { translatedText: string } | { error: string }
}

const longest = 4_000

function isLanguage(value: unknown): value is Language {
  return languages.includes(value as Language)
}

/** The next language that nobody asked for. */
function another({ source, target }: { source: Language; target: Language }): Language {
  return languages.find((one) => one !== source && one !== target) ?? source
}

function take(body: unknown, { faults }: World): Answer {
  const { q, source, target } = readJson(body) ?? {}
  if (typeof q !== 'string' || q === '')
    return { status: 400, body: { error: 'Invalid request: missing q parameter' } }
  if (q.length > longest)
    return { status: 400, body: { error: `Invalid request: request exceeds text limit (${longest})` } }
  if (!isLanguage(source)) return { status: 400, body: { error: `${String(source)} is not supported` } }
  if (!isLanguage(target)) return { status: 400, body: { error: `${String(target)} is not supported` } }
  const where = { channel: 'translation', call: 'translate' } as const
  if (faults.strike('translateTooMany', where))
    return { status: 429, body: { error: 'Slowdown: too many requests' } }
  const to = faults.strike('translateWrongLanguage', where) ? another({ source, target }) : target
  return { status: 200, body: { translatedText: translate(q, source, to) } }
}

/**
 * `POST /translate {q, source, target}` of LibreTranslate's protocol. It has a small dictionary instead of a model: whole
 * sentences of shops and shoppers, else word by word, and every answer is marked as the demo's.
 */
export function translationRoutes(app: FastifyInstance, world: World): void {
  app.post('/translate', (request, reply) => {
    const send = (answer: Answer): FastifyReply => reply.code(answer.status).send(answer.body)
    return aroundCall(world.faults, { channel: 'translation', call: 'translate' }, reply, {
      act: () => take(request.body, world),
      send,
      sendError: () => send({ status: 500, body: { error: 'Internal Server Error' } }),
    })
  })
  app.get('/languages', () =>
    languages.map((code) => ({ code, name: code, targets: languages.filter((one) => one !== code) })),
  )
}
